/** Bounds of reading one document. Everything above them is refused, nothing is cut silently. */
export interface ReadLimits {
  /** Bytes of the file. */
  bytes: number;
  /** Pages of a PDF. */
  pages: number;
  /** Wall-clock milliseconds of the child process. */
  milliseconds: number;
  /** Memory that the child process may hold for itself (`memoryOf`), in bytes. */
  memory: number;
  /** Bytes that all read parts of a package (DOCX, PPTX, ODT, EPUB, SCORM) may decompress to. */
  decompressed: number;
  /** Characters of extracted text. */
  characters: number;
  /** Words below which no course is worth making. */
  minimumWords: number;
  /** Scanned pages whose text is recognised; those beyond are named to the creator. 0 switches recognition off. */
  scannedPages: number;
  /** Wall-clock milliseconds that recognition may take on top of the others, however many pages there are. */
  scanMilliseconds: number;
  /** Figures that are kept of one document. */
  figures: number;
  /** Pixels of a picture; one that has more is left out. */
  figurePixels: number;
  /** Bytes of a picture file in a package; a larger one is left out. */
  figureBytes: number;
  /** Pixels that a figure is wide at most; wider ones are scaled down. */
  figureWidth: number;
  /** Wall-clock milliseconds spent on figures after the text was read; what was found until then is kept. */
  figureMilliseconds: number;
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
  scannedPages: 100,
  scanMilliseconds: 600_000,
  figures: 60,
  figurePixels: 25_000_000,
  figureBytes: 5 * MEGABYTE,
  figureWidth: 1_600,
  figureMilliseconds: 20_000,
};
