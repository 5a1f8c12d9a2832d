import { draftOf } from "@lehrpfad/contract";
import { type Call, DONE, type Done, inTransaction } from "../../../platform/useCase.ts";
import { deleteQuestion as deleteStored, showQuestion } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { completeFinished, lockEnrolments } from "../../learning/index.ts";
import { showSavedBy } from "../shared/savedBy.ts";
import { found, questionConflict, type StepInput } from "../shared/texts.ts";

/** Throws STEP_NOT_FOUND, and QUESTION_CONFLICT where it was saved since it was read. Deleting twice is deleting once. */
export async function deleteQuestion({
  context,
  input,
}: Call<StepInput & { version: number }>): Promise<Done> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, input.slug);
  await found(services, course, input.stepId);
  const step = { courseId: course.id, id: input.stepId };
  const now = services.clock.now();
  const isDeleted = await inTransaction(context, async (tx) => {
    await lockEnrolments(tx, course.id);
    if (!(await deleteStored(tx, step, input.version, now))) return false;
    // Nobody waits for a final quiz that has nothing left to ask.
    await completeFinished(tx, course.id, now);
    return true;
  });
  if (isDeleted) return DONE;
  const { question } = await found(services, course, input.stepId);
  if (question) {
    const stored = showQuestion(question);
    const savedBy = await showSavedBy(services, actor, stored);
    throw questionConflict({ stored, sent: draftOf(stored), savedBy });
  }
  return DONE;
}
