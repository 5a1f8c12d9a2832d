import type { CourseOutline, StepPlace } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { reorderSteps } from "../../content/index.ts";
import { placed } from "../rules.ts";
import { changeableCourse, show } from "../shared/outline.ts";

/** Participants keep what they did: it hangs on the step, not on its place. Throws STEP_NOT_FOUND. */
export async function moveStep({
  context: { services, actor },
  input,
}: Call<{ slug: string; stepId: string; place: StepPlace }>): Promise<CourseOutline> {
  const course = await changeableCourse(services, actor, input.slug);
  const { stepId, place } = input;
  const done = await reorderSteps(services.db, course.id, services.clock.now(), (order) =>
    order.includes(stepId) ? placed(order, stepId, place) : null,
  );
  if (!done) throw refusal("STEP_NOT_FOUND");
  return await show(services, course);
}
