import type { Generation } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { letGoOn } from "../repository/plans.ts";
import { latestRun } from "../repository/runs.ts";
import { goOn } from "../shared/changePlan.ts";

/** The run waits for nobody, whether its plan is there or not. Throws GENERATION_NOT_RUNNING. */
export async function writeAtOnce({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<Generation> {
  const course = await manageableCourse(services, actor, slug);
  const run = await latestRun(services.db, course.id);
  if (!run || !(await letGoOn(services.db, run.id))) throw refusal("GENERATION_NOT_RUNNING");
  return await goOn(services, actor, course);
}
