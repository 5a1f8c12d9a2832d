import { readabilityOf } from "../../../text/levels.ts";
import { readability } from "../../../text/readability.ts";
import { wholeText } from "../../../text/steps.ts";
import type { CourseStep, Difficulty, Language } from "../../../types/index.ts";
import { share } from "../../numbers.ts";

/**
 * Share (0 to 1) of the steps whose readability lies in the range that fits the course's level. Null where the level is
 * not known, or there are no steps.
 */
export function readabilityFits(
  steps: readonly CourseStep[],
  { language, difficulty }: { language: Language; difficulty?: Difficulty | undefined },
): number | null {
  if (difficulty === undefined || steps.length === 0) return null;
  const [least, most] = readabilityOf(language, difficulty);
  const fitting = steps.filter((step) => {
    const ease = readability(wholeText(step, language), language);
    return ease >= least && ease <= most;
  });
  return share(fitting.length, steps.length);
}
