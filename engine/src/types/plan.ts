import type { CourseNoticeCode, LeftOutReason, ThinkingLevel } from "@lehrpfad/contract/vocabulary";

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

/** One step as a model planned it. */
export interface DesignedStep {
  title: string;
  /** What a participant can do after it. */
  objectives: { text: string; level: ThinkingLevel }[];
  /** How it follows from the steps before. */
  link: string;
  /** The paragraphs that it teaches, `from` and `to` included. */
  parts: { document: string; from: number; to: number }[];
}

/** A course as a model planned it: what a run that goes on after a crash writes from, and what a creator may look at. */
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
}

export interface CoursePlan {
  title: string;
  steps: PlannedStep[];
  notices: CourseNotice[];
  /** What the writer left out and why; what it does not name is told from the text. */
  leftOut?: LeftOut[];
  /** Absent where no model planned it. */
  design?: CourseDesign;
}
