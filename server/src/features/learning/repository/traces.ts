import { and, count, eq, exists, inArray, isNotNull, isNull, not, notExists, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courses, type deletedSteps, highlights, reviewCards } from "../../../db/tables/index.ts";
import { enrolments, exerciseAnswers, stepProgress } from "../../../db/tables/learning.ts";
import { selectQuestions, selectSteps } from "../../content/index.ts";
import { loadExerciseAnswers } from "./exerciseAnswers.ts";

/** What participants have in a step, as a deleted step keeps it. */
export type StoredTraces = Pick<
  typeof deletedSteps.$inferSelect,
  "progress" | "cards" | "marks" | "exerciseAnswers"
>;

/** Rows stored at a time: a statement takes at most 65,535 parameters. */
const ROWS_AT_ONCE = 2_000;

/** What participants have in a step: their answers and marks, their cards, and the passages they marked. */
export async function loadTraces(tx: Db, stepId: string) {
  return {
    progress: await tx.select().from(stepProgress).where(eq(stepProgress.stepId, stepId)),
    cards: await tx.select().from(reviewCards).where(eq(reviewCards.stepId, stepId)),
    marks: await tx
      .select({ enrolmentId: highlights.enrolmentId, id: highlights.id })
      .from(highlights)
      .where(eq(highlights.stepId, stepId)),
    exerciseAnswers: await loadExerciseAnswers(tx, stepId),
  };
}

/** An instant as JSON has it, as an instant. */
export const asDate = (value: Date | string): Date => new Date(value);
export const asDateOrNull = (value: Date | string | null): Date | null =>
  value === null ? null : asDate(value);

/** Stores rows so many at a time. */
export async function inParts<Row>(
  rows: readonly Row[],
  store: (part: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await store(rows.slice(at, at + ROWS_AT_ONCE));
}

/** Gives participants who are still there back what they had in the step. */
export async function restoreTraces(
  tx: Db,
  { courseId, id }: { courseId: string; id: string },
  { progress, cards, marks, ...traces }: StoredTraces,
): Promise<void> {
  const still = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId))
    .for("key share");
  const known = new Set(still.map((enrolment) => enrolment.id));
  const isKnown = ({ enrolmentId }: { enrolmentId: string }) => known.has(enrolmentId);
  const done = progress.filter(isKnown).map((row) => ({
    ...row,
    understoodAt: asDateOrNull(row.understoodAt),
    answeredAt: asDateOrNull(row.answeredAt),
  }));
  await inParts(done, (part) => tx.insert(stepProgress).values(part));
  const due = cards.filter(isKnown).map((row) => ({ ...row, due: asDate(row.due) }));
  await inParts(due, (part) => tx.insert(reviewCards).values(part));
  const answers = traces.exerciseAnswers
    .filter(isKnown)
    .map((row) => ({ ...row, answeredAt: asDate(row.answeredAt) }));
  await inParts(answers, (part) => tx.insert(exerciseAnswers).values(part));
  await moveMarks(tx, marks, id);
}

/** Says of marked passages that they stand in this step. */
export async function moveMarks(tx: Db, marks: StoredTraces["marks"], stepId: string): Promise<void> {
  await inParts(marks, async (part) => {
    const own = sql`jsonb_to_recordset(${JSON.stringify(part)}::jsonb) as own("enrolmentId" uuid, id uuid)`;
    await tx.execute(
      sql`update ${highlights} set step_id = ${stepId} from ${own} where ${highlights.enrolmentId} = own."enrolmentId" and ${highlights.id} = own.id`,
    );
  });
}

/** Notes completion for everybody who has now finished all there is: the steps, and the final quiz where there is one. */
export async function completeFinished(tx: Db, courseId: string, now: Date): Promise<void> {
  const step = selectSteps(tx, "step");
  const open = tx
    .select({ one: sql`1` })
    .from(step)
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, step.id), eq(stepProgress.enrolmentId, enrolments.id)),
    )
    .where(
      and(eq(step.courseId, courseId), isNull(stepProgress.answeredAt), isNull(stepProgress.understoodAt)),
    );
  const question = selectQuestions(tx, "question");
  const isOfCourse = and(eq(step.courseId, courseId), sql`${question.body} ->> 'kind' <> 'self'`);
  const checked = tx
    .select({ one: sql`1` })
    .from(step)
    .innerJoin(question, eq(question.stepId, step.id))
    .where(isOfCourse);
  const withoutQuiz = tx
    .select({ one: sql`1` })
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.finalQuiz, "none")));
  const isQuizDone = or(isNotNull(enrolments.quizEndedAt), exists(withoutQuiz), notExists(checked));
  const any = tx.select({ one: sql`1` }).from(step).where(eq(step.courseId, courseId));
  await tx
    .update(enrolments)
    .set({ completedAt: now })
    .where(
      and(
        eq(enrolments.courseId, courseId),
        isNull(enrolments.completedAt),
        exists(any),
        notExists(open),
        isQuizDone,
      ),
    );
}

/** Notes that those who answered a step's question answered this one, which another one takes the place of. */
export async function keepAnswers(tx: Db, stepId: string, questionId: string): Promise<void> {
  const unnamed = and(isNull(stepProgress.questionId), isNotNull(stepProgress.answeredAt));
  await tx
    .update(stepProgress)
    .set({ questionId })
    .where(and(eq(stepProgress.stepId, stepId), unnamed));
}

/**
 * How many participants did something in each of these steps, trials left out; steps that nobody did anything in are
 * left out too.
 */
export async function countParticipants(db: Db, stepIds: readonly string[]): Promise<Map<string, number>> {
  if (stepIds.length === 0) return new Map();
  const rows = await db
    .select({ stepId: stepProgress.stepId, n: count() })
    .from(stepProgress)
    .innerJoin(enrolments, eq(enrolments.id, stepProgress.enrolmentId))
    .where(and(inArray(stepProgress.stepId, [...stepIds]), not(enrolments.trial)))
    .groupBy(stepProgress.stepId);
  return new Map(rows.map(({ stepId, n }) => [stepId, n]));
}
