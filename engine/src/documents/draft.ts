import type { BlockKind, DocumentFormat, DocumentNotice } from "../types/index.ts";
import type { PictureSource } from "./figures/pictures.ts";

/** A block before its place in the document is known. */
export interface DraftBlock {
  kind: BlockKind;
  level: number;
  text: string;
  page: number | null;
}

/** What a format's reader hands over; everything else about a document follows from it. */
export interface Draft {
  format: DocumentFormat;
  /** Title from the document's properties. */
  title: string | null;
  pages: number | null;
  blocks: DraftBlock[];
  notices: DocumentNotice[];
  /** Where its pictures are found; absent where it has none. */
  pictures?: PictureSource;
}
