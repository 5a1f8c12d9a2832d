import { STEPS } from "../limits.ts";

/** Words of the document that a step of 500 words needs: its frame adds the rest (see docs of the built-in writer). */
const WORDS_FOR_A_STEP = 400;
/** Fewer words than this in a step are worth a warning (SPEC.md section 1: 500 or more). */
const FULL_STEP = 500;
/** What goals, key points and glossary add to a step's passages: measured over the samples, within 5 %. */
const FRAME = { share: 0.1, words: 60 };
/** A step of fewer words of the document has nothing to say; ten of them are the least where the text allows. */
const LEAST_FOR_A_STEP = 200;

export interface StepAdvice {
  steps: number;
  wordsPerStep: number;
  /** True where the steps stay under the 500 words of SPEC.md section 1. */
  short: boolean;
}

/**
 * How many steps a text honestly gives when `wished` are asked for, and how long they get: a step for 400
 * words, down to 200 where that makes ten steps possible, fewer than ten below that (DECISIONS.md, "Too
 * little text").
 */
export function adviseSteps(words: number, wished: number): StepAdvice {
  const comfortable = Math.floor(words / WORDS_FOR_A_STEP);
  const tight = Math.min(STEPS.minimum, Math.max(1, Math.floor(words / LEAST_FOR_A_STEP)));
  const steps = Math.min(wished, Math.max(comfortable, tight));
  const wordsPerStep = Math.round(((words / steps) * (1 + FRAME.share) + FRAME.words) / 10) * 10;
  return { steps, wordsPerStep, short: wordsPerStep < FULL_STEP };
}
