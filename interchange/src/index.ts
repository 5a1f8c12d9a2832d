/* Courses for other programs: one intermediate form, and a writer for each format. */

export { uuidOf } from "./archive/ids.ts";
export { collect } from "./archive/zip.ts";
export { readImport } from "./formats/imports/read.ts";
export { exportCourse, FORMATS, fileNameOf, formatOf, lossesOf } from "./formats/index.ts";
export { readCourseArchive } from "./formats/markdown/read.ts";
export { readQuestionList } from "./formats/questionLists/read.ts";
export { fromCourse } from "./publication/fromCourse.ts";
export type { Publication } from "./publication/types.ts";
export * from "./vocabulary.ts";
