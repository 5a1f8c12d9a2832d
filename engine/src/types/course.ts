import type { StepSections } from "@lehrpfad/contract/sections";
import type { CourseLanguage, Difficulty, WriterKind } from "@lehrpfad/contract/vocabulary";
import type { CoverageMap } from "./coverage.ts";
import type { Source } from "./documents.ts";
import type { CourseNotice } from "./plan.ts";
import type { Exercise, Question } from "./questions.ts";

/** Something in the text of a step that its writer could not prove, for whom reviews it. */
export interface UnprovenClaim {
  /**
   * `unsaid`: the documents do not say it, it stands as an addition; `unread`: nobody compared the text with them;
   * `unsourced`: there is no document that could say it.
   */
  kind: "unsaid" | "unread" | "unsourced";
  /** As it stands in the text; null where it is the whole text. */
  sentence: string | null;
}

export interface CourseStep {
  /** From 1. */
  position: number;
  title: string;
  /** Markdown of the passages. */
  content: string;
  /** What stands around them. */
  sections: StepSections<Source>;
  summary: string;
  /** Words of the whole step. */
  words: number;
  sources: Source[];
  /** Absent where nothing is left to prove. */
  claims?: UnprovenClaim[];
  /** Null where nothing is asked yet that somebody judged. */
  question: Question | null;
  /** What its writer found to ask, for somebody to accept, change or skip: shown to nobody who learns. */
  drafts?: Question[];
  /** Further questions, in the order in which they stand in the text. */
  exercises: Exercise[];
  writer: WriterKind;
  /** True where the writer asked for failed and another one stood in. */
  fallback: boolean;
}

export interface Course {
  title: string;
  language: CourseLanguage;
  difficulty: Difficulty;
  writer: WriterKind;
  steps: CourseStep[];
  report: QualityReport;
}

export interface QualityReport {
  words: { total: number; minimum: number; median: number; maximum: number };
  /** Share (0 to 1) of the documents' words worth teaching (no contents, references, licences …) that some step teaches. */
  coverage: number;
  /** Share (0 to 1) of the steps' words that come verbatim from the documents; null where a model wrote them. */
  fromSource: number | null;
  questions: number;
  /** Questions and exercises by their form. */
  questionTypes: Record<string, number>;
  /** Questions within the steps' text, besides those at their ends. */
  exercises: number;
  /** Questions that stand in for better ones, and say why. */
  fallbackQuestions: number;
  /** Share (0 to 1) of single-answer questions whose right option is the longest one. */
  rightIsLongest: number;
  /** How often the right option stands at place 1 to 4. */
  rightPositions: number[];
  /** Quotes that could not be found verbatim in their document; 0 in a sound course. */
  unverifiedQuotes: number;
  notices: CourseNotice[];
  coverageMap: CoverageMap;
}
