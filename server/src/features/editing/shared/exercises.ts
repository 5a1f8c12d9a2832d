import { LIMITS } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { type ExerciseRow, findExercise, loadStep, type WhichExercise } from "../../content/index.ts";
import { manageableCourse } from "../../courses/index.ts";

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

/** The exercise that is meant, if its course is managed and its step is there. Throws COURSE_NOT_FOUND, STEP_NOT_FOUND. */
export async function whichOf(
  services: Services,
  actor: Actor,
  input: ExerciseInput,
): Promise<WhichExercise> {
  const course = await manageableCourse(services, actor, input.slug);
  if ((await loadStep(services.db, course.id, input.stepId)) === null) throw refusal("STEP_NOT_FOUND");
  return { courseId: course.id, stepId: input.stepId, id: input.exerciseId };
}

/** The exercise as it is stored in this step now; null where it is gone. */
export async function present(services: Services, which: WhichExercise): Promise<ExerciseRow | null> {
  const row = await findExercise(services.db, which.courseId, which.id);
  return row && row.removedAt === null && row.stepId === which.stepId ? row : null;
}
