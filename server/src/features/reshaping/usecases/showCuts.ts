import type { StepCut } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { loadStep } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { CUTS_WORK } from "../heavyWork.ts";
import { textsOf } from "../shared/reshape.ts";

/**
 * Where a step can be split and what would go where.
 * Throws COURSE_NOT_FOUND, STEP_NOT_FOUND, WORK_BUSY, WORK_PREPARING, WORK_TOO_LARGE.
 */
export async function showCuts({
  context,
  input: { slug, stepId },
  signal,
}: Call<{ slug: string; stepId: string }, CallerContext>): Promise<{ version: number; cuts: StepCut[] }> {
  const { services, actor } = context;
  const { id, language } = await manageableCourse(services, actor, slug);
  const stored = await loadStep(services.db, id, stepId);
  if (!stored) throw refusal("STEP_NOT_FOUND");
  const options = { asker: askerOf(context), signal };
  const task = { texts: textsOf(stored.step), stored, language };
  const cuts = await services.work.run(CUTS_WORK, task, options);
  return { version: stored.step.version, cuts };
}
