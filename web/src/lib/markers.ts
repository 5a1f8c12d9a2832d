import { local, sitting } from "./storage.ts";

/** What the design of a course is remembered by: itself, and whose it is. */
export const DESIGN_KEYS = ["courseDesign", "courseDesignOf"] as const;
const shownProperties = new Set<string>();
const COURSE_MARKERS = ["courseActive", "registrationIsolated"];

/** Shows a design on the whole page, in the place of the one before. */
export function setDesignProperties(properties: Record<string, string>): void {
  const { style } = document.documentElement;
  for (const name of shownProperties) if (!(name in properties)) style.removeProperty(name);
  shownProperties.clear();
  for (const [name, value] of Object.entries(properties)) {
    style.setProperty(name, value);
    shownProperties.add(name);
  }
}

const PARTICIPANTS_PAGES = /^\/c\/([^/]+)(?:\/(?:steps|evaluation|preview|highlights)(?:\/.*)?)?$/;

/** The course in whose design a page is shown; null for pages of managers and everything outside of /c/. */
export function designedCourse(pathname: string): string | null {
  return PARTICIPANTS_PAGES.exec(pathname)?.[1] ?? null;
}

/** Takes a course's own design off the page (statement 2.37). */
export function clearCourseDesign(): void {
  setDesignProperties({});
  for (const key of DESIGN_KEYS) local.remove(key);
}

/** Forgets that a course is open (statement 2.38). */
export function clearCourseMarkers(): void {
  for (const key of COURSE_MARKERS) sitting.remove(key);
}
