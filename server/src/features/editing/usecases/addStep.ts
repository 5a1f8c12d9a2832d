import type { CourseOutline, StepPlace } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { idOfRequest } from "../../../platform/requestIds.ts";
import type { Call } from "../../../platform/useCase.ts";
import { ensurePlace, insertEmptyStep } from "../../content/index.ts";
import { placed } from "../rules.ts";
import { changeableCourse, show } from "../shared/outline.ts";

/** Throws STEP_LIMIT, and STEP_NOT_FOUND where the step that names the place is gone. */
export async function addStep({
  context: { services, actor },
  input,
}: Call<{ slug: string; requestId: string; title: string; place: StepPlace }>): Promise<
  CourseOutline & { stepId: string }
> {
  const course = await changeableCourse(services, actor, input.slug);
  const { requestId, title, place } = input;
  const id = idOfRequest(course.id, requestId);
  const step = { id, title, courseId: course.id };
  const now = services.clock.now();
  const done = await insertEmptyStep(services.db, step, now, (order) => {
    ensurePlace(order.length);
    return placed(order, id, place);
  });
  if (!done) throw refusal("STEP_NOT_FOUND");
  return { ...(await show(services, course)), stepId: id };
}
