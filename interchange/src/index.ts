/* Courses for other programs: one intermediate form, and a writer for each format. */
export { collect, type Entry, zipOf } from "./archive/zip.ts";
export { fromCourse } from "./publication/fromCourse.ts";
export type { CourseFile, Exercise, ExportedCourse, ExportedStep, Publication } from "./publication/types.ts";
