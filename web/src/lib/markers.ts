import { local, sitting } from "./storage.ts";

const DESIGN_PROPERTIES = [
  "--course-highlight",
  "--course-background",
  "--course-heading-font",
  "--course-body-font",
];
const DESIGN_KEYS = ["courseDesign", "courseDesignFonts"];
const COURSE_MARKERS = ["courseActive", "registrationIsolated"];

/** Takes a course's own design off the page (SPEC.md section 2, on leaving /c/). */
export function clearCourseDesign(): void {
  for (const property of DESIGN_PROPERTIES) document.documentElement.style.removeProperty(property);
  for (const key of DESIGN_KEYS) local.remove(key);
}

/** Forgets that a course is open (SPEC.md section 2, on entering the homepage). */
export function clearCourseMarkers(): void {
  for (const key of COURSE_MARKERS) sitting.remove(key);
}
