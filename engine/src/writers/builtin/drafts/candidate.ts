import type { WrittenBody } from "@lehrpfad/contract/questions";
import type { Analysis, StepMaterial } from "../analysis.ts";

/** How a draft was made: forms that strict readers called good (docs/quality), and exercises of the document itself. */
export type Form = "own" | "asked" | "contrast" | "term" | "why";

/** Something that could be asked in a step. */
export interface Candidate {
  form: Form;
  score: number;
  text: string;
  body: WrittenBody;
  /** Block in which the passage that answers it begins, and how it begins there. */
  block: number;
  quote: string;
  /** What is shown as explanation; empty where the passage itself is shown. */
  told: string;
  /** What it is about; nothing of it is asked about twice: sentences by number, sections by "section …". */
  uses: readonly string[];
}

/** Finds the candidates of some forms in a step. */
export type DraftMaker = (analysis: Analysis, step: StepMaterial) => Candidate[];

/** Names of what a candidate uses up. */
export const sentenceKey = (index: number): string => `sentence ${index}`;
export const sectionKey = (block: number): string => `section ${block}`;
