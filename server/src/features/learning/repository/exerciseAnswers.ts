import type { Answer } from "@lehrpfad/contract";
import { and, asc, eq, inArray, not, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { enrolments, exerciseAnswers } from "../../../db/tables/learning.ts";
import { selectExercises, selectLastingExercise } from "../../content/index.ts";

type ExerciseAnswerRow = typeof exerciseAnswers.$inferSelect;

/** What became of an answer to an exercise: what is stored now, or what is gone. */
type Stored = { answer: ExerciseAnswerRow } | { gone: "enrolment" | "exercise" };

/** Which of these exercises somebody answered. */
export async function findAnswered(db: Db, exerciseIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: exerciseAnswers.exerciseId })
    .from(exerciseAnswers)
    .where(inArray(exerciseAnswers.exerciseId, [...exerciseIds]));
  return rows.map(({ id }) => id);
}

/** Stores the first answer to an exercise and notes activity. */
export async function storeExerciseAnswer(
  db: Db,
  courseId: string,
  given: {
    enrolmentId: string;
    exerciseId: string;
    answer: Answer;
    right: boolean;
    secondTry: "open" | null;
  },
  now: Date,
): Promise<Stored> {
  const { enrolmentId, exerciseId } = given;
  return await db.transaction(async (tx): Promise<Stored> => {
    const touched = await tx
      .update(enrolments)
      .set({ lastActiveAt: now })
      .where(eq(enrolments.id, enrolmentId))
      .returning({ id: enrolments.id });
    if (touched.length === 0) return { gone: "enrolment" };
    const [there] = await selectLastingExercise(tx, { courseId, id: exerciseId });
    if (!there) return { gone: "exercise" };
    if (there.removedAt === null) {
      const row = { ...given, answeredAt: now };
      const [first] = await tx.insert(exerciseAnswers).values(row).onConflictDoNothing().returning();
      if (first) return { answer: first };
    }
    const own = and(eq(exerciseAnswers.enrolmentId, enrolmentId), eq(exerciseAnswers.exerciseId, exerciseId));
    const [stored] = await tx.select().from(exerciseAnswers).where(own);
    return stored ? { answer: stored } : { gone: "exercise" };
  });
}

/** Whether a participant answered an exercise: then it stays on their page although it was taken off the step. */
export async function hasAnsweredExercise(db: Db, enrolmentId: string, exerciseId: string): Promise<boolean> {
  const own = and(eq(exerciseAnswers.enrolmentId, enrolmentId), eq(exerciseAnswers.exerciseId, exerciseId));
  return (await db.$count(exerciseAnswers, own)) > 0;
}

/** What participants answered to the exercises of a step. */
export async function loadExerciseAnswers(db: Db, stepId: string): Promise<ExerciseAnswerRow[]> {
  const exercise = selectExercises(db, "exercise");
  const ids = db.select({ id: exercise.id }).from(exercise).where(eq(exercise.stepId, stepId));
  return await db.select().from(exerciseAnswers).where(inArray(exerciseAnswers.exerciseId, ids));
}

/** The exercises of a course that this participant answered, with the answers, in the order of their steps' pages. */
export async function answeredExercises(db: Db, courseId: string, enrolmentId: string) {
  const exercise = selectExercises(db, "exercise");
  return await db
    .select({
      stepId: exercise.stepId,
      questionId: exercise.id,
      text: exercise.text,
      explanation: exercise.explanation,
      answer: exerciseAnswers.answer,
      right: exerciseAnswers.right,
      secondTry: exerciseAnswers.secondTry,
    })
    .from(exerciseAnswers)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswers.exerciseId))
    .where(and(eq(exercise.courseId, courseId), eq(exerciseAnswers.enrolmentId, enrolmentId)))
    .orderBy(asc(exercise.place), asc(exercise.id));
}

/** How often each answer was given to each exercise of a course, trials left out. */
export async function countExerciseAnswers(db: Db, courseId: string) {
  const exercise = selectExercises(db, "exercise");
  return await db
    .select({
      exerciseId: exerciseAnswers.exerciseId,
      answer: exerciseAnswers.answer,
      right: exerciseAnswers.right,
      count: sql<number>`count(*)::int`,
      helped: sql<number>`(count(*) filter (where ${exerciseAnswers.secondTry} = 'right'))::int`,
    })
    .from(exerciseAnswers)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswers.exerciseId))
    .innerJoin(enrolments, eq(enrolments.id, exerciseAnswers.enrolmentId))
    .where(and(eq(exercise.courseId, courseId), not(enrolments.trial)))
    .groupBy(exerciseAnswers.exerciseId, exerciseAnswers.answer, exerciseAnswers.right);
}
