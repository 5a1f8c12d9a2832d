import type {
  CourseFile,
  CourseRecording,
  ExportedCourse,
  Imported,
  ImportFallback,
  ImportRefusal,
} from "@lehrpfad/interchange";

export interface ImportTask {
  /** Where the file lies. */
  path: string;
  fallback: ImportFallback;
  now: Date;
}

/** Pixels of a figure. */
export interface FigureSize {
  width: number;
  height: number;
}

/** A course whose figures and recordings are bytes that were looked at, as it crosses from one process to another. */
export interface ReadCourse extends Omit<ExportedCourse, "figures" | "recordings"> {
  figures: (Omit<CourseFile, "read"> & FigureSize & { data: Uint8Array })[];
  recordings: (Omit<CourseRecording, "read"> & { data: Uint8Array })[];
}

export type ImportAnswer =
  | ({ course: ReadCourse } & Omit<Imported, "course">)
  | { refused: { reason: ImportRefusal; at: string | null } }
  | { failed: string };
