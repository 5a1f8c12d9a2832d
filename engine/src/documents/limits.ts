/** Bounds of reading one document. Everything above them is refused, nothing is cut silently. */
export interface ReadLimits {
  /** Bytes of the file. */
  bytes: number;
  /** Pages of a PDF. */
  pages: number;
  /** Wall-clock milliseconds of the child process. */
  milliseconds: number;
  /** Resident memory of the child process, in bytes. */
  memory: number;
  /** Bytes that all read parts of a DOCX may decompress to. */
  decompressed: number;
  /** Characters of extracted text. */
  characters: number;
  /** Words below which no course is worth making. */
  minimumWords: number;
}

const MEGABYTE = 1024 * 1024;

/** Defaults that read a 3,000-page book and stop a decompression bomb within seconds. */
export const DEFAULT_READ_LIMITS: ReadLimits = {
  bytes: 50 * MEGABYTE,
  pages: 5_000,
  milliseconds: 120_000,
  memory: 1_000 * MEGABYTE,
  decompressed: 150 * MEGABYTE,
  characters: 30_000_000,
  minimumWords: 300,
};
