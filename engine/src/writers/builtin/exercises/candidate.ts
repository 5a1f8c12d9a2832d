import type { WrittenBody } from "@lehrpfad/contract/questions";
import type { Analysis, StepMaterial } from "../analysis.ts";

/** How an exercise was made. */
export type Form =
  | "asked"
  | "how"
  | "contrast"
  | "list"
  | "which4"
  | "term4"
  | "relation4"
  | "number4"
  | "says4"
  | "match"
  | "term"
  | "steps"
  | "order"
  | "advice"
  | "procedure"
  | "why"
  | "relation"
  | "means"
  | "which"
  | "do"
  | "listed"
  | "section"
  | "passage"
  | "retell"
  | "purpose"
  | "sum";

/** Something that could be asked in a step. */
export interface Candidate {
  form: Form;
  score: number;
  text: string;
  body: WrittenBody;
  /** Block in which the passage that answers it begins, and how it begins there. */
  block: number;
  quote: string;
  /** Block in which it ends. */
  last: number;
  /** What is shown as explanation; empty where the passage itself is shown. */
  told: string;
  hint: string | null;
  /** What it is about; nothing of it is asked about twice: sentences by number, sections by "section …". */
  uses: readonly string[];
}

/** Finds the candidates of some forms in a step. */
export type ExerciseMaker = (analysis: Analysis, step: StepMaterial) => Candidate[];

/** Names of what a candidate uses up. */
export const sentenceKey = (index: number): string => `sentence ${index}`;
export const sectionKey = (block: number): string => `section ${block}`;
