import type { ShownPlan } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { waiting } from "../shared/changePlan.ts";
import { showPlan } from "../shared/showPlan.ts";

/** The plan of a course whose run waits with it. Throws COURSE_NOT_FOUND, PLAN_NOT_WAITING. */
export async function getPlan({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<ShownPlan> {
  const course = await manageableCourse(services, actor, slug);
  return await showPlan(services, course, await waiting(services, course));
}
