import type { EditedStep } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { present, type StepInput } from "../shared/texts.ts";

/** Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function getStep({ context: { services, actor }, input }: Call<StepInput>): Promise<EditedStep> {
  const course = await manageableCourse(services, actor, input.slug);
  return await present(services, actor, course, input.stepId);
}
