import type { Language } from "../../types/index.ts";

/** A picture of a page: one byte a pixel, rows from the top, 0 black. */
export interface GreyImage {
  data: Uint8Array;
  width: number;
  height: number;
  /** Pixels an inch. */
  dpi: number;
}

/** A word as it was recognised; lengths in pixels from the upper left corner. */
export interface RecognisedWord {
  text: string;
  x0: number;
  x1: number;
  /** 0 to 100. */
  confidence: number;
}

/** A line of words on one baseline; lengths in pixels, `y` downwards. */
export interface RecognisedLine {
  words: RecognisedWord[];
  /** Baseline. */
  y: number;
  /** From the foot of the descenders to the head of the ascenders: about the size of the type. */
  height: number;
  /** Usual width of its strokes. */
  stroke: number;
}

/** What a recognition thread is asked to read. */
export interface RecognitionTask {
  image: GreyImage;
  language: Language;
}

export type RecognitionAnswer = { lines: RecognisedLine[] } | { failed: string };
