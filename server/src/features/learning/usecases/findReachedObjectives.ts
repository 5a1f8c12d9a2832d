import type { Evaluation } from "@lehrpfad/contract";
import type { Asker } from "../../../platform/heavyWork/turns.ts";
import type { Services } from "../../../platform/services.ts";
import { loadSteps } from "../../content/index.ts";
import { type AnsweredOutcome, OBJECTIVES_WORK } from "../heavyWork.ts";

/** What a participant reached of the objectives of a course, in the order of its steps. Throws what `Work.run` throws. */
export async function findReachedObjectives(
  { db, work }: Services,
  courseId: string,
  outcomes: readonly AnsweredOutcome[],
  asker: Asker | undefined,
): Promise<Evaluation["objectives"]> {
  const steps = (await loadSteps(db, courseId)).filter(({ step }) => step.sections.objectives.length > 0);
  if (steps.length === 0) return [];
  const known = outcomes.map(({ questionId, answered, reached, secondTry }) => ({
    ...{ questionId, answered, reached, secondTry },
  }));
  return await work.run(OBJECTIVES_WORK, { steps, outcomes: known }, asker && { asker });
}
