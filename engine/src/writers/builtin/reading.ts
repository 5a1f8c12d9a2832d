import { median } from "../../quality/numbers.ts";
import { readabilityOf } from "../../text/levels.ts";
import { readability } from "../../text/readability.ts";
import { wholeText } from "../../text/steps.ts";
import type { CourseNotice, CourseRequest, CourseStep } from "../../types/index.ts";

/** How far below its level the middle step may be before it is said: one band of Flesch's scale. */
const BAND = 10;

/**
 * Says that the text is harder to read than the level asked for, since the built-in writer leaves out what is hard but
 * changes no sentence. Null where the level is reached.
 */
export function levelNotice(
  { language, difficulty }: CourseRequest,
  steps: readonly CourseStep[],
): CourseNotice | null {
  const [least] = readabilityOf(language, difficulty);
  if (steps.length === 0 || least === 0) return null;
  const reached = median(steps.map((step) => readability(wholeText(step, language), language)));
  if (reached >= least - BAND) return null;
  return { code: "level_not_reached", params: { reached: Math.round(reached), least } };
}
