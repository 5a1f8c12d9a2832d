import { type ChangedPlan, planFaults } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { storePlan } from "../repository/plans.ts";
import { designAfter } from "../rules.ts";
import { conflict, refusalOf, waiting } from "../shared/changePlan.ts";
import { minimumOf } from "../shared/showPlan.ts";

/**
 * Saves a plan over the version that was read. Throws PLAN_NOT_WAITING, PLAN_CONFLICT with the stored plan where
 * somebody else saved since, the code of its first fault, and PLAN_MATERIAL where something of the documents would
 * be lost or stand twice.
 */
export async function savePlan({
  context: { services, actor },
  input: { slug, version, ...changed },
}: Call<ChangedPlan & { slug: string }>): Promise<{ version: number }> {
  const course = await manageableCourse(services, actor, slug);
  const stored = await waiting(services, course);
  if (stored.version !== version) throw await conflict(services, course);
  const [fault] = planFaults(changed.steps, await minimumOf(services, stored.design));
  if (fault) throw refusalOf(fault);
  const design = designAfter(stored.design, changed);
  if (design === null) throw refusal("PLAN_MATERIAL");
  if (!(await storePlan(services.db, { ...stored, design }))) throw await conflict(services, course);
  await services.events.publish("generation", course.id);
  return { version: version + 1 };
}
