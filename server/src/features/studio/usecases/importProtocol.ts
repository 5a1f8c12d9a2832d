import type { CourseFile, ExportedCourse, ImportFallback, ImportRefusal } from "@lehrpfad/interchange";

export interface ImportTask {
  file: Uint8Array;
  fallback: ImportFallback;
  now: Date;
}

/** A course whose figures are bytes, as it crosses from one process to another. */
export interface ReadCourse extends Omit<ExportedCourse, "figures"> {
  figures: (Omit<CourseFile, "read"> & { data: Uint8Array })[];
}

export type ImportAnswer =
  | { course: ReadCourse; leftOut: number }
  | { refused: { reason: ImportRefusal; at: string | null } }
  | { failed: string };
