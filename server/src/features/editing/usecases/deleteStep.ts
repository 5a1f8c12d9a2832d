import type { CourseOutline } from "@lehrpfad/contract";
import { signedIn } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { lockCourse } from "../../content/index.ts";
import { completeFinished, lockEnrolments } from "../../learning/index.ts";
import { changeableCourse, show, takeOut } from "../shared/outline.ts";

/** Deletes a step with its question; `restoreStep` brings both back with all answers. Throws STEP_NOT_FOUND. */
export async function deleteStep({
  context,
  input,
}: Call<{ slug: string; stepId: string }>): Promise<CourseOutline> {
  const { services, actor } = context;
  const course = await changeableCourse(services, actor, input.slug);
  const deleted = { deletedBy: signedIn(actor).userId, deletedAt: services.clock.now() };
  await inTransaction(context, async (tx) => {
    await lockCourse(tx, course.id);
    // Answers that are being stored at the same time are in before, or are refused.
    await lockEnrolments(tx, course.id);
    await takeOut(tx, { courseId: course.id, id: input.stepId }, deleted);
    await completeFinished(tx, course.id, deleted.deletedAt);
  });
  return await show(services, course);
}
