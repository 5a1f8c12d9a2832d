import { LIMITS } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  type ExerciseRow,
  findExercise,
  loadStep,
  type StoredStep,
  type WhichExercise,
} from "../../content/index.ts";
import { type CourseRow, manageableCourse } from "../../courses/index.ts";

export interface ExerciseInput {
  slug: string;
  stepId: string;
  exerciseId: string;
}

/** Throws EXERCISE_LIMIT where a step of so many exercises cannot have another. */
export function ensureRoom(count: number): void {
  const limit = LIMITS.exercisesPerStep;
  if (count >= limit) throw refusalWith("EXERCISE_LIMIT", { limit });
}

/** The exercise that is meant, with its course, which is managed, and its step. Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function findPlace(
  services: Services,
  actor: Actor,
  input: ExerciseInput,
): Promise<{ which: WhichExercise; course: CourseRow; step: StoredStep }> {
  const course = await manageableCourse(services, actor, input.slug);
  const step = await loadStep(services.db, course.id, input.stepId);
  if (step === null) throw refusal("STEP_NOT_FOUND");
  return { which: { courseId: course.id, stepId: input.stepId, id: input.exerciseId }, course, step };
}

/** The exercise that is meant. Throws as `findPlace`. */
export async function whichOf(
  services: Services,
  actor: Actor,
  input: ExerciseInput,
): Promise<WhichExercise> {
  return (await findPlace(services, actor, input)).which;
}

/** The exercise as it is stored in this step now; null where it is gone. */
export async function present(services: Services, which: WhichExercise): Promise<ExerciseRow | null> {
  const row = await findExercise(services.db, which.courseId, which.id);
  return row && row.removedAt === null && row.stepId === which.stepId ? row : null;
}
