import { draftOf } from "@lehrpfad/contract";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { deleteQuestion as deleteStored, showQuestion } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { showSavedBy } from "../shared/savedBy.ts";
import { found, questionConflict, type StepInput } from "../shared/texts.ts";

/** Throws STEP_NOT_FOUND, and QUESTION_CONFLICT where it was saved since it was read. Deleting twice is deleting once. */
export async function deleteQuestion({
  context: { services, actor },
  input,
}: Call<StepInput & { version: number }>): Promise<Done> {
  const course = await manageableCourse(services, actor, input.slug);
  await found(services, course, input.stepId);
  const step = { courseId: course.id, id: input.stepId };
  if (await deleteStored(services.db, step, input.version, services.clock.now())) return DONE;
  const { question } = await found(services, course, input.stepId);
  if (question) {
    const stored = showQuestion(question);
    const savedBy = await showSavedBy(services, actor, stored);
    throw questionConflict({ stored, sent: draftOf(stored), savedBy });
  }
  return DONE;
}
