import {
  completeQuestion,
  type EditedExercise,
  isSameQuestion,
  type QuestionDraft,
  refusalsOf,
} from "@lehrpfad/contract";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { newPartId, saveExercise as saveStored, showExercise } from "../../content/index.ts";
import { type ExerciseInput, ensureRoom, findPlace, present } from "../shared/exercises.ts";
import { isSameSource, sourceOfQuote } from "../shared/findSource.ts";
import { noteAsked, showSavedBy } from "../shared/savedBy.ts";

/**
 * Saves an exercise over the version that was read; null for a new one. Throws STEP_NOT_FOUND, what `saveQuestion`
 * throws, and EXERCISE_LIMIT.
 */
export async function saveExercise({
  context,
  input,
}: Call<
  ExerciseInput & { version: number | null; section: number | null; question: QuestionDraft },
  CallerContext
>): Promise<EditedExercise> {
  const { services, actor } = context;
  const { question, version, section } = input;
  const { which, course, step } = await findPlace(services, actor, input);
  const [fault] = refusalsOf(question);
  if (fault) throw refusal(fault);
  const complete = completeQuestion(question, newPartId);
  const former = await present(services, which);
  const set = { before: former?.source ?? null, quote: question.quote };
  const source = await sourceOfQuote(context, step, course, set);
  const exercise = { question: complete, source, section };
  const now = services.clock.now();
  const saved = await saveStored(services.db, which, version, exercise, now, ensureRoom);
  const row = await present(services, which);
  if (saved) {
    const made = { itemId: which.id, courseId: which.courseId, version: version === null ? 1 : version + 1 };
    await noteAsked(services, actor, { ...made, item: "exercise", stepId: input.stepId });
  }
  if (row && (saved || (isSameQuestion(showExercise(row), complete) && isSameSource(row.source, source))))
    return showExercise(row);
  const savedBy = row && (await showSavedBy(services, actor, row));
  throw refusalWith("QUESTION_CONFLICT", { stored: row && showExercise(row), sent: question, savedBy });
}
