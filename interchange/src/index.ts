/* Courses for other programs: one intermediate form, and a writer for each format. */

export { uuidOf } from "./archive/ids.ts";
export { collect } from "./archive/zip.ts";
export { type ImportFallback, readImport } from "./formats/imports/read.ts";
export { exportCourse, FORMATS, fileNameOf, formatOf, lossesOf } from "./formats/index.ts";
export { ImportError, type ImportRefusal } from "./formats/markdown/errors.ts";
export { type Imported, readCourseArchive } from "./formats/markdown/read.ts";
export { type NotedCourse, writeNotes } from "./formats/pdf/notes.ts";
export { fromCourse } from "./publication/fromCourse.ts";
export type {
  CourseFile,
  CourseRecording,
  Exercise,
  ExportedCourse,
  ExportedStep,
  Publication,
} from "./publication/types.ts";
