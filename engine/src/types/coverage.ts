import type { LeftOutReason } from "@lehrpfad/contract/vocabulary";

/** What became of one section of a document: a heading with what follows it, or a run of blocks without one. */
export interface CoverageSection {
  /** The heading, or the opening words where there is none. */
  title: string;
  /** Depth of the heading from 1; 0 for a run of blocks without a heading of its own. */
  level: number;
  /** True for a heading with nothing but deeper headings under it: its state and steps are theirs. */
  group: boolean;
  /** Where it begins. */
  page: number | null;
  paragraph: number;
  /** Words of the section and how many of them stand in some step; of passages that a model retells all of them do. */
  words: number;
  taughtWords: number;
  /** `taught` from 90 % of its words, `left_out` below 5 %. */
  state: "taught" | "partly" | "left_out";
  /** Positions of the steps that teach its text, and of those with a question that asks about it. */
  taughtIn: number[];
  testedIn: number[];
  /** Words that stand in no step, by reason, most words first. */
  leftOut: { reason: LeftOutReason; words: number }[];
  /** Numbers of passages that are taught, as the document writes them, and figures that are in no step; absent where none are. */
  missing?: { numbers: string[]; figures: number };
}

export interface DocumentCoverage {
  document: string;
  documentName: string;
  words: number;
  taughtWords: number;
  sections: CoverageSection[];
}

/** What of each document is taught, tested, or left out and why. */
export type CoverageMap = DocumentCoverage[];
