import type { RunScore } from "./evaluation.ts";
import { LIMITS } from "./limits.ts";

type Counts = Pick<RunScore, "questions" | "right">;

/**
 * Whole percent of right answers, rounded down; null where too few questions are marked for a percentage to measure
 * anything: fewer than a pass mark needs. Those are told in words (docs/decisions/mastery.md).
 */
export function scorePercent({ questions, right }: Counts): number | null {
  return questions < LIMITS.passQuestions ? null : Math.floor((100 * right) / questions);
}

/** Of all that was asked in a run, marked or judged, how much there was and how much was left without an answer. */
export function countAsked({ questions, answered, judged }: RunScore): { asked: number; open: number } {
  return {
    asked: questions + judged.answered + judged.open,
    open: questions - answered + judged.open,
  };
}

/** Whether one run came to more than another: more right answers, then more that had the essential as one judged. */
export function isBetterRun(one: RunScore, other: RunScore): boolean {
  return one.right === other.right ? one.judged.right > other.judged.right : one.right > other.right;
}
