/** Words a minute of careful reading on a screen, and the time for the question. */
const WORDS_PER_MINUTE = 180;
const QUESTION_MINUTES = 0.5;

/** Whole minutes that a step takes, at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + QUESTION_MINUTES));
}
