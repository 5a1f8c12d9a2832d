/* Courses for other programs: one intermediate form, and a writer for each format. */
export { collect } from "./archive/zip.ts";
export { exportCourse, FORMATS, fileNameOf, formatOf } from "./formats/index.ts";
export { fromCourse } from "./publication/fromCourse.ts";
export type { CourseFile, ExportedCourse, ExportedStep, Publication } from "./publication/types.ts";
