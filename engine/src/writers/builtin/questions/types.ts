import type { LanguageData } from "../../../text/languages/index.ts";
import type { Sentence } from "../../../text/sentences.ts";
import type { LeftOut } from "../../../types/index.ts";
import type { Definition } from "../definitions.ts";
import type { Level } from "../difficulty.ts";
import type { PlacedFigure } from "../figures.ts";
import type { Spellings } from "../headings.ts";
import type { MaterialBlock } from "../material.ts";
import type { Usage } from "../quotable.ts";
import type { Random } from "../random.ts";
import type { QuestionTexts } from "../templates.ts";
import type { Term } from "../terms.ts";

/** One step of the course before it is written. */
export interface StepMaterial {
  position: number;
  title: string;
  from: number;
  to: number;
  sentences: Sentence[];
}

/** Everything that is known of the material once it is cut into steps. */
export interface Analysis {
  languageData: LanguageData;
  blocks: readonly MaterialBlock[];
  sentences: readonly Sentence[];
  terms: ReadonlyMap<string, Term>;
  definitions: readonly Definition[];
  rank: readonly number[];
  usage: Usage;
  /** The latest year that the material names: no wrong answer lies after it. */
  latestYear: number;
  steps: readonly StepMaterial[];
  /** Words of the documents that the steps share out, as the advice counts them. */
  words: number;
  /** A goal left some of the material out. */
  partly: boolean;
  /** What of the documents stands in no step, and why. */
  leftOut: readonly LeftOut[];
  level: Level;
  spellings: Spellings;
  /** Figures by index of the step that shows them. */
  figures: ReadonlyMap<number, readonly PlacedFigure[]>;
  texts: QuestionTexts;
  /** What `derived` keeps. An analysis that is changed gets a map of its own. */
  derived: Map<unknown, unknown>;
}

export type QuestionType =
  | "STATE"
  | "PAIRS"
  | "ENTRY"
  | "LABEL"
  | "LISTED"
  | "AFTER"
  | "CELL"
  | "SAID"
  | "SUBJECT"
  | "PHRASE"
  | "HOW"
  | "THEN"
  | "TERMDEF"
  | "DEFTERM"
  | "NUM"
  | "FIELD"
  | "NAME"
  | "NEXT"
  | "ORDER"
  | "HEADQ"
  | "REASON"
  | "PURPOSE"
  | "CONDITION"
  | "TIME"
  | "TERMS";

/** A question that could be asked in a step. */
export interface Candidate {
  type: QuestionType;
  text: string;
  options: { text: string; correct: boolean }[];
  /** Sentences it is made of; none is used twice in a course. */
  uses: number[];
  /** The sentence that proves the answer. */
  evidence: Sentence;
  /** What its options are about; questions of one theme are alike, whatever their text. */
  theme?: string;
  /** What the explanation quotes, where the evidence alone does not read well. */
  told?: string;
  score: number;
}

/** Makes the candidates of one type for a step. */
export type QuestionMaker = (analysis: Analysis, step: StepMaterial, random: Random) => Candidate[];
