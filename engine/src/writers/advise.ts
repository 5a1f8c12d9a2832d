import { STEPS, WORDS_FOR_A_STEP } from "../limits.ts";

/** Fewer words than this in a step are worth a warning (statement 9.02: 500 or more). */
const FULL_STEP = 500;
/** A step of fewer words of the document has nothing to say; ten of them are the least where the text allows. */
const LEAST_FOR_A_STEP = 200;
/**
 * Words of the document that a step teaches where nobody asks for another number: four minutes of reading, above the 500 words of statement 9.02 also where the parts turn out uneven.
 */
const RECOMMENDED_FOR_A_STEP = 650;
/** With more words of the document than this a step is no longer read in one go: six minutes. */
const MOST_FOR_A_STEP = 1_000;

/** Words of a step as a model writes it, however long its material is: 836 to 1,034 in the 30 recorded ones. */
const MODEL_STEP = 940;

export interface StepAdvice {
  steps: number;
  wordsPerStep: number;
  /** True where the steps stay under the 500 words of statement 9.02. */
  short: boolean;
  /** True where a step is too long to be read in one go. */
  long: boolean;
}

/**
 * How many steps a text honestly gives when `wished` are asked for, and how long they get: a step for 500
 * words, down to 200 where that makes ten steps possible, fewer than ten below that (docs/decisions/generation.md). A model explains further, or less: its steps are as long whatever they are made of.
 */
export function adviseSteps(
  words: number,
  wished: number,
  writer: "builtin" | "model" = "builtin",
): StepAdvice {
  const comfortable = Math.floor(words / WORDS_FOR_A_STEP);
  const tight = Math.min(STEPS.minimum, Math.max(1, Math.floor(words / LEAST_FOR_A_STEP)));
  const steps = Math.min(wished, Math.max(comfortable, tight));
  if (writer === "model") return { steps, wordsPerStep: MODEL_STEP, short: false, long: false };
  const wordsPerStep = Math.round(words / steps / 10) * 10;
  return { steps, wordsPerStep, short: wordsPerStep < FULL_STEP, long: words / steps > MOST_FOR_A_STEP };
}

/**
 * The number of steps that suits a text: a step is to be read in a few minutes, so a long text gives many steps
 * rather than long ones. From 10 to 50, fewer where the text has too little for ten. Where `adviseSteps` calls
 * even 50 long, no number helps: the material is too much for one course.
 */
export function recommendSteps(words: number): number {
  const fitting = Math.round(words / RECOMMENDED_FOR_A_STEP);
  const { minimum, maximum } = STEPS;
  return adviseSteps(words, Math.min(maximum, Math.max(minimum, fitting))).steps;
}
