/* What a program says of courses that leave and come, which neither reads nor writes one. */

export type { ImportFallback } from "./formats/imports/read.ts";
export { ImportError, type ImportRefusal } from "./formats/markdown/errors.ts";
export type { Imported } from "./formats/markdown/read.ts";
export type {
  CourseFile,
  CourseRecording,
  Exercise,
  ExportedCourse,
  ExportedStep,
} from "./publication/types.ts";
