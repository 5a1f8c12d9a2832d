import type { ExportFormatName, ExportLoss, ExportOption, ExportOptions } from "@lehrpfad/contract";
import type { CourseRecording, Publication } from "../publication/types.ts";

/** Recordings that go along, by their ids. */
export type Carried = ReadonlyMap<string, CourseRecording>;

/**
 * A format in which a course leaves. A new one is a file `formats/<name>/write.ts`, its name in `EXCHANGE_FORMATS` of
 * the contract, its line in `FORMATS` (formats/index.ts) and its texts in the dictionaries (`interchange`:
 * `format_<name>`, `format_<name>_for`).
 */
export interface Format {
  name: ExportFormatName;
  /** Of the file, without a dot. */
  extension: string;
  mediaType: string;
  /** What may be chosen; everything else of the options has no meaning here. */
  options: readonly ExportOption[];
  /** Whether the file tells what is right to whoever opens it. */
  tellsAnswers(options: ExportOptions): boolean;
  /** The recordings that go along as files, by their ids; without it none does. */
  recordingsOf?(publication: Publication, options: ExportOptions): Carried;
  /** What of this course cannot be carried over; said before the download. */
  lossesOf(publication: Publication, options: ExportOptions): ExportLoss[];
  /** About how many bytes the file has. */
  sizeOf(publication: Publication, options: ExportOptions): number;
  /** The file, piece by piece; the same course and options always give the same bytes. */
  write(publication: Publication, options: ExportOptions): AsyncIterable<Uint8Array>;
}
