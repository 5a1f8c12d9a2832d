import type { CourseNoticeCode, LeftOutReason, ThinkingLevel } from "@lehrpfad/contract/vocabulary";
import type { CourseStructure } from "./structure.ts";

export interface PlannedStep {
  position: number;
  title: string;
}

/** Advice shown before and after generation, such as "2,100 words: 10 steps of about 210 words". */
export interface CourseNotice {
  code: CourseNoticeCode;
  params: Record<string, string | number>;
}

/** A block that a writer did not use; `paragraph` is `Block.paragraph`. */
export interface LeftOut {
  document: string;
  paragraph: number;
  reason: LeftOutReason;
}

export type { ThinkingLevel };

/** One step as it was planned. */
export interface DesignedStep {
  title: string;
  /** What a participant can do after it. */
  objectives: { text: string; level: ThinkingLevel }[];
  /** How it follows from the steps before. */
  link: string;
  /** The paragraphs that it teaches, `from` and `to` included. */
  parts: { document: string; from: number; to: number }[];
}

/** A course as its writer planned it: what a run that goes on after a crash writes from, and what a creator may look at. */
export interface CourseDesign {
  title: string | null;
  /** The situation that the course opens with and returns to. */
  situation: string;
  /** Terms that all steps use in one meaning. */
  terms: { term: string; meaning: string }[];
  steps: DesignedStep[];
  leftOut: LeftOut[];
  /** What nobody has to be taught, such as contents and imprint: told to who looks at the plan. */
  aside?: LeftOut[];
  /** Who planned it; absent where a model did. What the built-in writer planned is written without one. */
  writer?: "builtin";
  /**
   * Set where the creator cut its steps on the screen of the structure, which every new start keeps: true as long as
   * nobody named what each is for.
   */
  isOutline?: boolean;
}

/** A course as the built-in writer would write it, before it does. */
export interface CoursePreview {
  steps: {
    title: string;
    /** Words of the step as it will be written. */
    words: number;
    objectives: string[];
  }[];
  /** Words of all steps. */
  words: number;
  /** Words of the documents, and how many of them goal, language and level leave to be taught. */
  material: number;
  selected: number;
  notices: CourseNotice[];
  /** What the documents hold and how it is shared out; null where nobody asked, or nothing has breaks to share out by. */
  structure: CourseStructure | null;
}

export interface CoursePlan {
  title: string;
  steps: PlannedStep[];
  notices: CourseNotice[];
  /** What the writer left out and why; what it does not name is told from the text. */
  leftOut?: LeftOut[];
  /** Absent where nobody is to look at it and no model planned it. */
  design?: CourseDesign;
}
