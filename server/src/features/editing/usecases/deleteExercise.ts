import { draftOf } from "@lehrpfad/contract";
import { refusalWith } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { deleteExercise as deleteStored, showExercise } from "../../content/index.ts";
import { findAnswered } from "../../learning/index.ts";
import { type ExerciseInput, present, whichOf } from "../shared/exercises.ts";
import { showSavedBy } from "../shared/savedBy.ts";

/** Throws STEP_NOT_FOUND, and QUESTION_CONFLICT where it was saved since it was read. Deleting twice is deleting once. */
export async function deleteExercise({
  context: { services, actor },
  input,
}: Call<ExerciseInput & { version: number }>): Promise<Done> {
  const which = await whichOf(services, actor, input);
  if (await deleteStored(services.db, which, input.version, findAnswered, services.clock.now())) return DONE;
  const row = await present(services, which);
  if (!row) return DONE;
  const stored = showExercise(row);
  const savedBy = await showSavedBy(services, actor, row);
  throw refusalWith("QUESTION_CONFLICT", { stored, sent: draftOf(stored), savedBy });
}
