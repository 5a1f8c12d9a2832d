import type { CourseLanguage, DocumentFormat, DocumentNoticeCode } from "@lehrpfad/contract/vocabulary";

export type BlockKind =
  | "heading"
  | "paragraph"
  | "list"
  | "table"
  | "quote"
  | "code"
  | "caption"
  | "footnote";

/**
 * One piece of a document in reading order. A list block is one list item; a table block holds the
 * whole table as a Markdown table.
 */
export interface Block {
  kind: BlockKind;
  /** Heading depth from 1, or nesting depth of a list item from 0; 0 for every other kind. */
  level: number;
  /** Cleaned text without markup (tables: Markdown). */
  text: string;
  /** Page number from 1, of a presentation that of its slide; null where the format has no pages or the file does not record them. */
  page: number | null;
  /** Place of the block in the document, from 1; what is shown as "paragraph 12" where there is no page. */
  paragraph: number;
  /** Where `text` starts in `documentText`, in UTF-16 code units. */
  offset: number;
}

/** Something the creator should know about how a document was read. The interface has a sentence for each code. */
export interface DocumentNotice {
  code: DocumentNoticeCode;
  /** Numbers and names for the sentence, such as the pages that could not be read. */
  params: Record<string, string | number>;
}

export interface OutlineEntry {
  level: number;
  title: string;
  page: number | null;
}

/** A picture of a document, made anew as a WebP file. */
export interface Figure {
  id: string;
  /** Page number from 1; null where the document has none. */
  page: number | null;
  /** The block (`Block.paragraph`) after which it stands; 0 before the first. */
  paragraph: number;
  /** Pixels of the file. */
  width: number;
  height: number;
  bytes: number;
  /** What the document says it shows; empty where it says nothing. */
  alt: string;
  /** Its caption in the document; empty where it has none. */
  caption: string;
  /** The block that holds the caption. */
  captionParagraph: number | null;
}

/** How much of a document, of its words from 0 to 1, is written in a language. */
export interface LanguageShare {
  language: CourseLanguage;
  share: number;
}

/** A document as it was read: what the creator sees before generation and all that a writer may use. */
export interface ReadDocument {
  id: string;
  /** File name as uploaded. */
  name: string;
  format: DocumentFormat;
  /** Title from the document's properties or its first heading; null where neither is usable. */
  title: string | null;
  language: CourseLanguage | "other";
  /** The languages that much of it is written in, the most first; absent in documents read before they were told apart. */
  languages?: LanguageShare[];
  /** Number of pages; null where the format has none. */
  pages: number | null;
  /** Words in all blocks. */
  words: number;
  outline: OutlineEntry[];
  blocks: Block[];
  notices: DocumentNotice[];
  /** Its figures in reading order; absent where nobody asked for them. */
  figures?: Figure[];
}

/** Where a sentence of the course stands in a document. `quote` occurs verbatim in the text of one block. */
export interface Source {
  document: string;
  documentName: string;
  page: number | null;
  paragraph: number;
  /** Start of the quote in `documentText`, in UTF-16 code units. */
  offset: number;
  quote: string;
}
