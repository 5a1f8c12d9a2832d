import type { LeftOutReason } from "@lehrpfad/contract/vocabulary";

/** Paragraphs of a document, `from` and `to` included. */
export interface Part {
  document: string;
  from: number;
  to: number;
}

/** A place in a document: a paragraph of it. */
interface At {
  document: string;
  paragraph: number;
}

/** What a creator decided about the structure of a course; what she did not touch is as it is suggested. */
export interface StructureWish {
  /** Sections to be taught although it is suggested to leave them out, and the other way round. */
  ticked: Part[];
  unticked: Part[];
  /** Where steps begin; null where the number of steps decides. */
  begins: At[] | null;
  /** Titles of her own for the steps that begin there. */
  titles: (At & { title: string })[];
}

/** Why a section serves a learning goal: by its heading, as one below such a heading, or by a word of its text. */
export type SectionMatch = { by: "heading" | "below"; word: null } | { by: "text"; word: string };

/** A heading with the text under it up to the next one, or a piece of one that is too long for a step. */
export interface StructureSection {
  document: string;
  title: string;
  /** Depth of the heading from 1; 0 for text without one. */
  level: number;
  /** Which piece of a section that is divided; null for a whole one. */
  piece: { number: number; of: number } | null;
  page: number | null;
  /** Of the document, headings among them. */
  words: number;
  tables: number;
  figures: number;
  /** What is taught of it, once it is ticked. */
  parts: Part[];
  ticked: boolean;
  /** Why it is suggested to leave it out; null for what is worth teaching. */
  reason: LeftOutReason | null;
  /** Whether nothing but headings stands between its heading and the one before: no step begins in between. */
  joined: boolean;
  match: SectionMatch | null;
}

/** What documents hold, and the steps that are made of it. */
export interface CourseStructure {
  sections: StructureSection[];
  /** The steps in their order; `sections` by index. */
  steps: { title: string; sections: number[] }[];
  /** What is no part of any section, such as footnotes and what the level of difficulty leaves out. */
  aside: (Part & { reason: LeftOutReason })[];
}
