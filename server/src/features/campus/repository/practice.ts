import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courses, enrolments, exerciseAnswers, practised, stepProgress } from "../../../db/tables/index.ts";
import {
  columnsOf,
  type ExerciseRow,
  type QuestionRow,
  selectExercises,
  selectQuestions,
  selectSteps,
} from "../../content/index.ts";

/** The first answer counts, also while a second try is open. */
const wrongAnswer = eq(stepProgress.right, false);
const wrongExercise = eq(exerciseAnswers.right, false);

/** A question or an exercise that was answered wrongly, with its step. */
export interface Mistake {
  stepId: string;
  position: number;
  stepTitle: string;
  question: QuestionRow | ExerciseRow;
}

const isPractised = (enrolmentId: typeof stepProgress.enrolmentId | typeof exerciseAnswers.enrolmentId) =>
  eq(practised.enrolmentId, enrolmentId);

/** What a participant answered wrongly and has not practised rightly since, in the order of the steps. */
export async function listMistakes(db: Db, enrolmentId: string): Promise<Mistake[]> {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  const exercise = selectExercises(db, "exercise");
  const place = { stepId: step.id, position: step.position, stepTitle: step.title };
  const questions = await db
    .select({ ...place, question: columnsOf(question) })
    .from(stepProgress)
    .innerJoin(step, eq(step.id, stepProgress.stepId))
    .innerJoin(question, eq(question.stepId, step.id))
    .leftJoin(practised, and(isPractised(stepProgress.enrolmentId), eq(practised.questionId, question.id)))
    .where(and(eq(stepProgress.enrolmentId, enrolmentId), wrongAnswer, isNull(practised.questionId)))
    .orderBy(asc(step.position));
  const exercises = await db
    .select({ ...place, question: columnsOf(exercise) })
    .from(exerciseAnswers)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswers.exerciseId))
    .innerJoin(step, eq(step.id, exercise.stepId))
    .leftJoin(practised, and(isPractised(exerciseAnswers.enrolmentId), eq(practised.questionId, exercise.id)))
    .where(and(eq(exerciseAnswers.enrolmentId, enrolmentId), wrongExercise, isNull(practised.questionId)))
    .orderBy(asc(step.position), asc(exercise.place));
  return [...exercises, ...questions].sort((a, b) => a.position - b.position);
}

/** One of them, also where it was practised since; null where it was not answered wrongly. */
export async function findMistake(
  db: Db,
  { courseId, enrolmentId }: { courseId: string; enrolmentId: string },
  questionId: string,
): Promise<QuestionRow | ExerciseRow | null> {
  const question = selectQuestions(db, "question");
  const exercise = selectExercises(db, "exercise");
  const [asked] = await db
    .select({ question: columnsOf(question) })
    .from(stepProgress)
    .innerJoin(question, eq(question.stepId, stepProgress.stepId))
    .where(and(eq(stepProgress.enrolmentId, enrolmentId), wrongAnswer, eq(question.id, questionId)));
  if (asked) return asked.question;
  const [exercised] = await db
    .select({ question: columnsOf(exercise) })
    .from(exerciseAnswers)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswers.exerciseId))
    .where(
      and(
        eq(exerciseAnswers.enrolmentId, enrolmentId),
        wrongExercise,
        eq(exercise.id, questionId),
        eq(exercise.courseId, courseId),
      ),
    );
  return exercised?.question ?? null;
}

export async function notePractised(db: Db, row: typeof practised.$inferInsert): Promise<void> {
  await db.insert(practised).values(row).onConflictDoNothing();
}

/** How many questions each course of a person has to practise, by its slug. */
export async function countMistakes(db: Db, userId: string): Promise<Map<string, number>> {
  const question = selectQuestions(db, "question");
  const exercise = selectExercises(db, "exercise");
  const own = and(eq(enrolments.userId, userId), isNull(practised.questionId));
  const asked = await db
    .select({ slug: courses.slug, n: count() })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(stepProgress, eq(stepProgress.enrolmentId, enrolments.id))
    .innerJoin(question, eq(question.stepId, stepProgress.stepId))
    .leftJoin(practised, and(isPractised(stepProgress.enrolmentId), eq(practised.questionId, question.id)))
    .where(and(own, wrongAnswer))
    .groupBy(courses.slug);
  const exercised = await db
    .select({ slug: courses.slug, n: count() })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(exerciseAnswers, eq(exerciseAnswers.enrolmentId, enrolments.id))
    .innerJoin(exercise, eq(exercise.id, exerciseAnswers.exerciseId))
    .leftJoin(practised, and(isPractised(exerciseAnswers.enrolmentId), eq(practised.questionId, exercise.id)))
    .where(and(own, wrongExercise))
    .groupBy(courses.slug);
  const total = new Map<string, number>();
  for (const { slug, n } of [...asked, ...exercised]) total.set(slug, (total.get(slug) ?? 0) + n);
  return total;
}
