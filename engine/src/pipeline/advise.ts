import { STEPS } from "../limits.ts";

/** Words of the document that a step of 500 words needs: its frame adds the rest (see docs of the built-in writer). */
const WORDS_FOR_A_STEP = 400;
/** Fewer words than this in a step are worth a warning (SPEC.md section 1: 500 or more). */
const FULL_STEP = 500;
/** What a step's goals, key points and glossary add to its passages. */
const FRAME = 1.25;

export interface StepAdvice {
  steps: number;
  wordsPerStep: number;
  /** True where the steps stay under the 500 words of SPEC.md section 1. */
  short: boolean;
}

/**
 * How many steps a text honestly gives when `wished` are asked for, and how long they get: never more
 * than a step for 400 words, but not below 10 (DECISIONS.md, "Too little text").
 */
export function adviseSteps(words: number, wished: number): StepAdvice {
  const honest = Math.max(STEPS.minimum, Math.floor(words / WORDS_FOR_A_STEP));
  const steps = Math.min(wished, honest);
  const wordsPerStep = Math.round((words * FRAME) / steps / 10) * 10;
  return { steps, wordsPerStep, short: wordsPerStep < FULL_STEP };
}
