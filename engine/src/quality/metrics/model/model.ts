import type { LeftOut, ReadDocument } from "../../../types/index.ts";
import type { Coverage } from "../../coverage/coverage.ts";
import type { Measured } from "../text.ts";
import { assignmentOf, type ForgottenBlock } from "./assigned.ts";
import { countAdditions, type InventedNumber, inventedNumbers } from "./claims.ts";
import { type Copying, copyingOf } from "./copying.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";
import { readabilityFits } from "./level.ts";
import { type LevelCounts, levelsAsked, objectivesCovered } from "./objectives.ts";
import { termsInTwoMeanings } from "./terms.ts";

/**
 * What a course is measured by that a model wrote in its own words; where another writer stood in for some of its
 * steps, only the model's own are measured. Shares are 0 to 1, null where there is nothing to measure.
 */
export interface ModelMetrics extends Evidence {
  /** Steps that the model wrote. */
  steps: number;
  objectivesCovered: number | null;
  levels: LevelCounts;
  /** Null without documents. */
  inventedNumbers: InventedNumber[] | null;
  /** Sentences that are marked as going beyond the documents. */
  additions: number;
  /** Share of the paragraphs worth teaching that any step names as its source, or the plan left out; and the others. */
  assigned: number | null;
  forgotten: ForgottenBlock[];
  /** Null without documents. */
  copying: Copying | null;
  readabilityFits: number | null;
  /** Terms that are explained with different meanings in different steps. */
  termsInTwoMeanings: string[];
}

/** Measures the steps that a model wrote; null for a course without any. */
export function modelMetrics(
  course: Measured,
  documents: readonly ReadDocument[],
  coverage: Pick<Coverage, "uses">,
  leftOut: readonly LeftOut[],
): ModelMetrics | null {
  const { language } = course;
  const steps = course.steps.filter(({ writer }) => writer === "model");
  if (steps.length === 0) return null;
  const { share, forgotten } = assignmentOf(course, documents, coverage, leftOut);
  return {
    ...evidenceOf(steps, documents),
    steps: steps.length,
    objectivesCovered: objectivesCovered(steps),
    levels: levelsAsked(steps),
    inventedNumbers: inventedNumbers(steps, documents, { language, count: course.steps.length }),
    additions: countAdditions(steps, language),
    assigned: share,
    forgotten,
    copying: copyingOf(steps, documents),
    readabilityFits: readabilityFits(steps, course),
    termsInTwoMeanings: termsInTwoMeanings(steps, language),
  };
}
