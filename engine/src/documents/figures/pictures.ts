import type { ReadLimits } from "../limits.ts";

/** Pixels in rows from the top, `channels` bytes each: 1 grey, 3 RGB, 4 RGBA. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
}

/** The part of a picture that is shown, as shares (0 to 1) of its width and height from the upper left corner. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A picture as it stands in a document, before it is known whether it is worth showing. */
export interface Picture {
  /** A file as the document holds it, or pixels. */
  image: { file: Uint8Array } | Pixels;
  /** Index in `Draft.blocks` of the block after which it stands; -1 before the first. */
  after: number;
  /** Index in `Draft.blocks` of its caption; null where the place in the text has to tell. */
  caption: number | null;
  /** Page number from 1; null where the document has none. */
  page: number | null;
  /** What the document says it shows; empty where it says nothing. */
  alt: string;
  /** Share of the page that it covers, 0 to 1. */
  share: number;
  /** Null where all of it is shown. */
  crop: Crop | null;
  /** Mirrored left to right and then turned clockwise by so many degrees when it is printed. */
  mirrored: boolean;
  turn: 0 | 90 | 180 | 270;
}

/** Finds the pictures of a document in reading order; nothing is decoded before they are asked for. */
export type PictureSource = (limits: ReadLimits) => AsyncIterable<Picture>;
