import type { EarlierRun } from "@lehrpfad/contract";
import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { enrolments, restarts, stepProgress } from "../../../db/tables/index.ts";
import { selectQuestions, selectSteps } from "../../content/index.ts";
import type { CheckedCounts } from "../rules.ts";

/** Whether the server marks a question: an answer tells what was asked when it was given; another one may stand there now. */
export const isMarked = (question: ReturnType<typeof selectQuestions>): SQL =>
  sql`case when ${stepProgress.answeredAt} is null then ${question.body} ->> 'kind' <> 'self'
    else not coalesce(${stepProgress.judged}, false) end`;

/** What some participants of a course made of the questions that the server marks. */
async function checkedCounts(
  db: Db,
  courseId: string,
  who: SQL | undefined,
): Promise<(CheckedCounts & { id: string })[]> {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return await db
    .select({
      id: enrolments.id,
      questions: count(),
      answered: sql<number>`count(${stepProgress.answeredAt})::int`,
      right: sql<number>`(count(*) filter (where ${stepProgress.right}))::int`,
      understood: sql<number>`(count(*) filter (
        where ${stepProgress.answeredAt} is null and ${stepProgress.understoodAt} is not null))::int`,
    })
    .from(enrolments)
    .innerJoin(step, eq(step.courseId, enrolments.courseId))
    .innerJoin(question, eq(question.stepId, step.id))
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, step.id), eq(stepProgress.enrolmentId, enrolments.id)),
    )
    .where(and(eq(enrolments.courseId, courseId), isMarked(question), who))
    .groupBy(enrolments.id);
}

/** What a participant made of the questions that the server marks. */
export async function checkedCountsOf(db: Db, courseId: string, enrolmentId: string): Promise<CheckedCounts> {
  const [counts] = await checkedCounts(db, courseId, eq(enrolments.id, enrolmentId));
  return counts ?? { questions: 0, answered: 0, right: 0, understood: 0 };
}

/** The same of everybody who completed the course and has not passed yet. */
export async function checkedCountsOfCompleted(db: Db, courseId: string) {
  const waiting = and(isNotNull(enrolments.completedAt), isNull(enrolments.passedAt));
  return await checkedCounts(db, courseId, waiting);
}

/** Notes that a participant reached the pass mark; the first time stays. */
export async function notePassed(
  db: Db,
  enrolmentId: string,
  passed: { at: Date; percent: number },
): Promise<void> {
  await db
    .update(enrolments)
    .set({ passedAt: passed.at, passedPercent: passed.percent })
    .where(and(eq(enrolments.id, enrolmentId), isNull(enrolments.passedAt)));
}

/** How often a participant started over. */
export async function countRestarts(db: Db, enrolmentId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(restarts).where(eq(restarts.enrolmentId, enrolmentId));
  return row?.n ?? 0;
}

/** The completed runs that a participant ended by starting over, the first first. */
export async function listEarlierRuns(db: Db, enrolmentId: string): Promise<EarlierRun[]> {
  const rows = await db
    .select({ ended: restarts.ended })
    .from(restarts)
    .where(and(eq(restarts.enrolmentId, enrolmentId), isNotNull(restarts.ended)))
    .orderBy(asc(restarts.at));
  return rows.flatMap(({ ended }) => ended ?? []);
}
