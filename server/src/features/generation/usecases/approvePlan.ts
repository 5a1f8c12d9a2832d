import { type Generation, planFaults } from "@lehrpfad/contract";
import { modelOf } from "../../../platform/config.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { approveVersion } from "../repository/plans.ts";
import { conflict, goOn, refusalOf, waiting } from "../shared/changePlan.ts";

/**
 * The run goes on and writes from the plan. Throws PLAN_NOT_WAITING, PLAN_CONFLICT for another version than the
 * stored one, PLAN_NEEDS_MODEL where a model made it and none is set up any more, and the code of its first fault.
 */
export async function approvePlan({
  context: { services, actor },
  input: { slug, version },
}: Call<{ slug: string; version: number }>): Promise<Generation> {
  const course = await manageableCourse(services, actor, slug);
  const stored = await waiting(services, course);
  if (stored.version !== version) throw await conflict(services, course);
  const needsModel = stored.design.writer !== "builtin";
  if (needsModel && modelOf(services.config) === null) throw refusal("PLAN_NEEDS_MODEL");
  const [fault] = planFaults(stored.design.steps, 1);
  if (fault) throw refusalOf(fault);
  if (!(await approveVersion(services.db, stored))) throw await conflict(services, course);
  return await goOn(services, actor, course);
}
