import type { CourseOutline } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadStep, lockCourse } from "../../content/index.ts";
import { lockEnrolments } from "../../learning/index.ts";
import { bringBack, changeableCourse, show } from "../shared/outline.ts";

/** Restoring twice is restoring once. Throws STEP_NOT_FOUND where it can no longer be, STEP_LIMIT. */
export async function restoreStep({
  context: { services, actor },
  input,
}: Call<{ slug: string; stepId: string }>): Promise<CourseOutline> {
  const course = await changeableCourse(services, actor, input.slug);
  const { db, clock } = services;
  const own = { courseId: course.id, id: input.stepId };
  await db.transaction(async (tx) => {
    await lockCourse(tx, course.id);
    await lockEnrolments(tx, course.id);
    const back = await bringBack(tx, own, clock.now());
    if (!back && (await loadStep(tx, course.id, own.id)) === null) throw refusal("STEP_NOT_FOUND");
  });
  return await show(services, course);
}
