import type { DesignedStep, LeftOut, LeftOutReason } from "../../../types/index.ts";
import type { Passage } from "../passages.ts";

export type Objective = DesignedStep["objectives"][number];

/** What one step of the course is for, and what of the documents it teaches. */
export interface StepPlan {
  title: string;
  objectives: Objective[];
  /** How the step follows from those before it. */
  link: string;
  passages: Passage[];
}

/** What all steps of a course hold to. */
export interface TeachingPlan {
  title: string | null;
  /** The situation that the course opens with and returns to at its end. */
  situation: string;
  /** Terms that all steps use in the same meaning. */
  terms: { term: string; meaning: string }[];
  steps: StepPlan[];
  leftOut: LeftOut[];
}

/** Reasons for which a plan may leave something out. */
export const PLAN_REASONS = [
  ...(["not_about_goal", "repeated", "front_matter", "contents", "references", "licence"] as const),
  ...(["label", "unreadable", "other_language"] as const),
] as const satisfies readonly LeftOutReason[];
