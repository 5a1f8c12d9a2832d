import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courses, practised } from "../../../db/tables/index.ts";
import {
  columnsOf,
  type ExerciseRow,
  type QuestionRow,
  selectExercises,
  selectQuestions,
  selectSteps,
} from "../../content/index.ts";
import { enrolmentView, exerciseAnswerView, progressView } from "../../learning/index.ts";

/** The first answer counts, also while a second try is open. */
const wrongAnswer = eq(progressView.right, false);
const wrongExercise = eq(exerciseAnswerView.right, false);

/** A question or an exercise that was answered wrongly, with its step. */
export interface Mistake {
  stepId: string;
  position: number;
  stepTitle: string;
  question: QuestionRow | ExerciseRow;
}

const isPractised = (enrolmentId: typeof progressView.enrolmentId | typeof exerciseAnswerView.enrolmentId) =>
  eq(practised.enrolmentId, enrolmentId);

/** What a participant answered wrongly and has not practised rightly since, in the order of the steps. */
export async function listMistakes(db: Db, enrolmentId: string): Promise<Mistake[]> {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  const exercise = selectExercises(db, "exercise");
  const place = { stepId: step.id, position: step.position, stepTitle: step.title };
  const questions = await db
    .select({ ...place, question: columnsOf(question) })
    .from(progressView)
    .innerJoin(step, eq(step.id, progressView.stepId))
    .innerJoin(question, eq(question.stepId, step.id))
    .leftJoin(practised, and(isPractised(progressView.enrolmentId), eq(practised.questionId, question.id)))
    .where(and(eq(progressView.enrolmentId, enrolmentId), wrongAnswer, isNull(practised.questionId)))
    .orderBy(asc(step.position));
  const exercises = await db
    .select({ ...place, question: columnsOf(exercise) })
    .from(exerciseAnswerView)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswerView.exerciseId))
    .innerJoin(step, eq(step.id, exercise.stepId))
    .leftJoin(
      practised,
      and(isPractised(exerciseAnswerView.enrolmentId), eq(practised.questionId, exercise.id)),
    )
    .where(and(eq(exerciseAnswerView.enrolmentId, enrolmentId), wrongExercise, isNull(practised.questionId)))
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
    .from(progressView)
    .innerJoin(question, eq(question.stepId, progressView.stepId))
    .where(and(eq(progressView.enrolmentId, enrolmentId), wrongAnswer, eq(question.id, questionId)));
  if (asked) return asked.question;
  const [exercised] = await db
    .select({ question: columnsOf(exercise) })
    .from(exerciseAnswerView)
    .innerJoin(exercise, eq(exercise.id, exerciseAnswerView.exerciseId))
    .where(
      and(
        eq(exerciseAnswerView.enrolmentId, enrolmentId),
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
  const own = and(eq(enrolmentView.userId, userId), isNull(practised.questionId));
  const asked = await db
    .select({ slug: courses.slug, n: count() })
    .from(enrolmentView)
    .innerJoin(courses, eq(courses.id, enrolmentView.courseId))
    .innerJoin(progressView, eq(progressView.enrolmentId, enrolmentView.id))
    .innerJoin(question, eq(question.stepId, progressView.stepId))
    .leftJoin(practised, and(isPractised(progressView.enrolmentId), eq(practised.questionId, question.id)))
    .where(and(own, wrongAnswer))
    .groupBy(courses.slug);
  const exercised = await db
    .select({ slug: courses.slug, n: count() })
    .from(enrolmentView)
    .innerJoin(courses, eq(courses.id, enrolmentView.courseId))
    .innerJoin(exerciseAnswerView, eq(exerciseAnswerView.enrolmentId, enrolmentView.id))
    .innerJoin(exercise, eq(exercise.id, exerciseAnswerView.exerciseId))
    .leftJoin(
      practised,
      and(isPractised(exerciseAnswerView.enrolmentId), eq(practised.questionId, exercise.id)),
    )
    .where(and(own, wrongExercise))
    .groupBy(courses.slug);
  const total = new Map<string, number>();
  for (const { slug, n } of [...asked, ...exercised]) total.set(slug, (total.get(slug) ?? 0) + n);
  return total;
}
