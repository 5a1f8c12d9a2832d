import { LIMITS } from "../limits.ts";

/** What a question may hold: characters of a passage and of an option, points of an answer. */
export const QUESTION_SIZES = {
  passage: LIMITS.passageLength,
  option: LIMITS.optionLength,
  points: LIMITS.points,
} as const;
