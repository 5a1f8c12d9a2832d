import type { CourseNoticeCode, LeftOutReason } from "@lehrpfad/contract/vocabulary";

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

export interface CoursePlan {
  title: string;
  steps: PlannedStep[];
  notices: CourseNotice[];
  /** What the writer left out and why; what it does not name is told from the text. */
  leftOut?: LeftOut[];
}
