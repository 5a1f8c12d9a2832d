import type { EditedStep } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import {
  insertExercises,
  insertQuestion,
  lockCourse,
  lockStep,
  noteEdited,
  takeDraft,
} from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { ensureRoom } from "../shared/exercises.ts";
import { noteSaved } from "../shared/savedBy.ts";
import { present, type StepInput } from "../shared/texts.ts";

/**
 * Has a draft asked: as the question of a step that has none, else as an exercise at its end. It keeps who wrote it;
 * who accepted it is noted. Accepting twice does it once. Throws STEP_NOT_FOUND, EXERCISE_LIMIT.
 */
export async function acceptDraft({
  context,
  input: { slug, stepId, draftId },
}: Call<StepInput & { draftId: string }>): Promise<EditedStep> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const now = services.clock.now();
  const known = await inTransaction(context, async (tx) => {
    await lockCourse(tx, course.id);
    const stored = await lockStep(tx, course.id, stepId);
    if (stored === null) throw refusal("STEP_NOT_FOUND");
    const draft = await takeDraft(tx, stored.step, draftId);
    if (draft === null) return null;
    if (stored.question === null) await insertQuestion(tx, stepId, draft);
    else {
      ensureRoom(stored.exercises.length);
      await insertExercises(tx, { courseId: course.id, stepId }, [{ ...draft, section: null }]);
    }
    await noteEdited(tx, course.id, now);
    return new Set([stored.question?.id, ...stored.exercises.map(({ id }) => id)]);
  });
  const step = await present(services, actor, course, stepId);
  const asked = [step.question, ...step.exercises].find(
    (one) => one !== null && known?.has(one.id) === false,
  );
  if (asked)
    await noteSaved(services, actor, { itemId: asked.id, courseId: course.id, version: asked.version });
  return step;
}
