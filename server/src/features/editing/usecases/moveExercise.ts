import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done, inTransaction } from "../../../platform/useCase.ts";
import { loadStep, lockCourse, moveExercise as moveStored, noteEdited } from "../../content/index.ts";
import { type ExerciseInput, ensureRoom, whichOf } from "../shared/exercises.ts";

/** Puts an exercise elsewhere. Throws STEP_NOT_FOUND, NOT_FOUND where it or its new neighbour is gone, EXERCISE_LIMIT. */
export async function moveExercise({
  context,
  input,
}: Call<ExerciseInput & { toStepId: string; before: string | null; section: number | null }>): Promise<Done> {
  const { services, actor } = context;
  const which = await whichOf(services, actor, input);
  const { toStepId, before, section } = input;
  if ((await loadStep(services.db, which.courseId, toStepId)) === null) throw refusal("STEP_NOT_FOUND");
  const moved = await inTransaction(context, async (tx) => {
    await lockCourse(tx, which.courseId);
    if (!(await moveStored(tx, which, { stepId: toStepId, before, section }, ensureRoom))) return false;
    await noteEdited(tx, which.courseId, services.clock.now());
    return true;
  });
  if (!moved) throw refusal("NOT_FOUND");
  return DONE;
}
