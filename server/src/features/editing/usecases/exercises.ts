import {
  completeQuestion,
  draftOf,
  type EditedExercise,
  isSameQuestion,
  LIMITS,
  type QuestionDraft,
  refusalsOf,
} from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  deleteExercise as deleteStored,
  type ExerciseRow,
  findExercise,
  loadStep,
  lockCourse,
  moveExercise as moveStored,
  newPartId,
  noteEdited,
  saveExercise as saveStored,
  showExercise,
  type WhichExercise,
} from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";
import { findAnswered } from "../../learning/index.ts";
import { noteSaved, showSavedBy } from "./savedBy.ts";

interface ExerciseInput {
  slug: string;
  stepId: string;
  exerciseId: string;
}

/** Throws EXERCISE_LIMIT where a step of so many exercises cannot have another. */
function ensureRoom(count: number): void {
  const limit = LIMITS.exercisesPerStep;
  if (count >= limit) throw refusalWith("EXERCISE_LIMIT", { limit });
}

/** The exercise that is meant, if its course is managed and its step is there. Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
async function whichOf(services: Services, actor: Actor, input: ExerciseInput): Promise<WhichExercise> {
  const course = await manageableCourse(services, actor, input.slug);
  if ((await loadStep(services.db, course.id, input.stepId)) === null) throw refusal("STEP_NOT_FOUND");
  return { courseId: course.id, stepId: input.stepId, id: input.exerciseId };
}

/** The exercise as it is stored in this step now; null where it is gone. */
async function present(services: Services, which: WhichExercise): Promise<ExerciseRow | null> {
  const row = await findExercise(services.db, which.courseId, which.id);
  return row && row.removedAt === null && row.stepId === which.stepId ? row : null;
}

/**
 * Saves an exercise over the version that was read; null for a new one. Throws STEP_NOT_FOUND, what `saveQuestion`
 * throws, and EXERCISE_LIMIT.
 */
export async function saveExercise(
  services: Services,
  actor: Actor,
  input: ExerciseInput & { version: number | null; section: number | null; question: QuestionDraft },
): Promise<EditedExercise> {
  const { question, version, section } = input;
  const which = await whichOf(services, actor, input);
  const [fault] = refusalsOf(question);
  if (fault) throw refusal(fault);
  const complete = completeQuestion(question, newPartId);
  const exercise = { question: complete, section };
  const now = services.clock.now();
  const saved = await saveStored(services.db, which, version, exercise, now, ensureRoom);
  const row = await present(services, which);
  if (saved) {
    const made = { itemId: which.id, courseId: which.courseId, version: version === null ? 1 : version + 1 };
    await noteSaved(services, actor, made);
  }
  if (row && (saved || isSameQuestion(showExercise(row), complete))) return showExercise(row);
  const savedBy = row && (await showSavedBy(services, actor, row));
  throw refusalWith("QUESTION_CONFLICT", { stored: row && showExercise(row), sent: question, savedBy });
}

/** Throws STEP_NOT_FOUND, and QUESTION_CONFLICT where it was saved since it was read. Deleting twice is deleting once. */
export async function deleteExercise(
  services: Services,
  actor: Actor,
  input: ExerciseInput & { version: number },
): Promise<void> {
  const which = await whichOf(services, actor, input);
  if (await deleteStored(services.db, which, input.version, findAnswered, services.clock.now())) return;
  const row = await present(services, which);
  if (!row) return;
  const stored = showExercise(row);
  const savedBy = await showSavedBy(services, actor, row);
  throw refusalWith("QUESTION_CONFLICT", { stored, sent: draftOf(stored), savedBy });
}

/** Puts an exercise elsewhere. Throws STEP_NOT_FOUND, NOT_FOUND where it or its new neighbour is gone, EXERCISE_LIMIT. */
export async function moveExercise(
  services: Services,
  actor: Actor,
  input: ExerciseInput & { toStepId: string; before: string | null; section: number | null },
): Promise<void> {
  const which = await whichOf(services, actor, input);
  const { toStepId, before, section } = input;
  if ((await loadStep(services.db, which.courseId, toStepId)) === null) throw refusal("STEP_NOT_FOUND");
  const moved = await services.db.transaction(async (tx) => {
    await lockCourse(tx, which.courseId);
    if (!(await moveStored(tx, which, { stepId: toStepId, before, section }, ensureRoom))) return false;
    await noteEdited(tx, which.courseId, services.clock.now());
    return true;
  });
  if (!moved) throw refusal("NOT_FOUND");
}
