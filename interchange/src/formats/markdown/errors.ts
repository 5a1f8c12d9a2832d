/** Why a file is no course that can be taken in: a sentence of the dictionaries for each. */
export type ImportRefusal =
  | "damaged"
  | "no_course"
  | "newer"
  | "invalid"
  | "too_large"
  | "file_missing"
  | "figure_unreadable"
  | "recording_unreadable"
  | "unread"
  | "gift_line"
  | "unsafe"
  | "unsupported"
  | "empty";

/** A file was refused; `at` names the field, file or line for who made it. */
export class ImportError extends Error {
  readonly reason: ImportRefusal;
  readonly at: string | null;

  constructor(reason: ImportRefusal, at: string | null = null) {
    super(at === null ? reason : `${reason}: ${at}`);
    this.name = "ImportError";
    this.reason = reason;
    this.at = at;
  }
}
