import type { Answer } from "@lehrpfad/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { enrolments, exerciseAnswers } from "../../../db/tables/index.ts";
import { selectExercises } from "../../content/index.ts";

type ExerciseAnswerRow = typeof exerciseAnswers.$inferSelect;

/**
 * Stores the first answer to an exercise and notes activity; answers what is stored, null where the enrolment or the
 * exercise is gone.
 */
export async function storeExerciseAnswer(
  db: Db,
  given: { enrolmentId: string; exerciseId: string; answer: Answer; right: boolean },
  now: Date,
): Promise<ExerciseAnswerRow | null> {
  const { enrolmentId, exerciseId } = given;
  return await db.transaction(async (tx) => {
    const ofEnrolment = eq(enrolments.id, enrolmentId);
    const touched = await tx
      .update(enrolments)
      .set({ lastActiveAt: now })
      .where(ofEnrolment)
      .returning({ id: enrolments.id });
    if (touched.length === 0) return null;
    const exercise = selectExercises(tx, "exercise");
    const [there] = await tx.select({ id: exercise.id }).from(exercise).where(eq(exercise.id, exerciseId));
    if (!there) return null;
    await tx
      .insert(exerciseAnswers)
      .values({ ...given, answeredAt: now })
      .onConflictDoNothing();
    const own = and(eq(exerciseAnswers.enrolmentId, enrolmentId), eq(exerciseAnswers.exerciseId, exerciseId));
    const [stored] = await tx.select().from(exerciseAnswers).where(own);
    return stored ?? null;
  });
}

/** What participants answered to the exercises of a step. */
export async function loadExerciseAnswers(db: Db, stepId: string): Promise<ExerciseAnswerRow[]> {
  const exercise = selectExercises(db, "exercise");
  return await db
    .select({
      enrolmentId: exerciseAnswers.enrolmentId,
      exerciseId: exerciseAnswers.exerciseId,
      answer: exerciseAnswers.answer,
      right: exerciseAnswers.right,
      answeredAt: exerciseAnswers.answeredAt,
    })
    .from(exerciseAnswers)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswers.exerciseId))
    .where(eq(exercise.stepId, stepId));
}

/** How often each answer was given to each exercise of a course. */
export async function countExerciseAnswers(db: Db, courseId: string) {
  const exercise = selectExercises(db, "exercise");
  return await db
    .select({
      exerciseId: exerciseAnswers.exerciseId,
      answer: exerciseAnswers.answer,
      right: exerciseAnswers.right,
      count: sql<number>`count(*)::int`,
    })
    .from(exerciseAnswers)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswers.exerciseId))
    .where(eq(exercise.courseId, courseId))
    .groupBy(exerciseAnswers.exerciseId, exerciseAnswers.answer, exerciseAnswers.right);
}
