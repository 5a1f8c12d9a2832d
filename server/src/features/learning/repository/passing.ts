import { type EarlierRun, earlierRunSchema, type QuizScore, type RunScore } from "@lehrpfad/contract";
import { and, asc, count, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { restarts } from "../../../db/tables/index.ts";
import { enrolments, exerciseAnswers, quizAttempts, stepProgress } from "../../../db/tables/learning.ts";
import { selectQuestions, selectSteps } from "../../content/index.ts";
import type { CheckedCounts } from "../rules.ts";

/** Whether the server marks a question: an answer tells what was asked when it was given; another one may stand there now. */
export const isMarked = (question: ReturnType<typeof selectQuestions>): SQL =>
  sql`case when ${stepProgress.answeredAt} is null then ${question.body} ->> 'kind' <> 'self'
    else not coalesce(${stepProgress.judged}, false) end`;

/** The best ended attempt at the final quiz of an enrolment's present run, as one value (`bestAttempt`). */
const bestQuiz = sql<QuizScore | null>`(
  select json_build_object('questions', a.questions, 'answered', a.answered, 'right', a."right")
  from ${quizAttempts} a where a.enrolment_id = ${enrolments.id} and a.ended_at is not null and not a.over
  order by 100 * a."right" / greatest(a.questions, 1) desc, a.number desc limit 1)`;

/**
 * Columns of a statement over enrolments: what became of the questions of the steps, and of the exercises that participants
 * judge themselves.
 */
export function runCounts(question: ReturnType<typeof selectQuestions>) {
  const marked = sql`${question.id} is not null and ${isMarked(question)}`;
  const judged = sql`${question.id} is not null and not (${isMarked(question)})`;
  const counted = (of: SQL) => sql<number>`(count(*) filter (where ${of}))::int`;
  const answered = sql`${stepProgress.answeredAt} is not null`;
  const exercises = (and: SQL) => sql`(select count(*) from ${exerciseAnswers} a
    where a.enrolment_id = ${enrolments.id} and a.answer ->> 'kind' = 'self' ${and})::int`;
  return {
    quiz: bestQuiz,
    questions: counted(marked),
    answered: counted(sql`${marked} and ${answered}`),
    right: counted(sql`${marked} and ${stepProgress.right}`),
    known: counted(sql`${marked} and ${stepProgress.known}`),
    judged: {
      answered: sql<number>`${counted(sql`${judged} and ${answered}`)} + ${exercises(sql``)}`,
      right: sql<number>`${counted(sql`${judged} and ${stepProgress.right}`)} + ${exercises(sql`and a."right"`)}`,
      open: counted(sql`${judged} and not (${answered})`),
    },
  };
}

type RunCounts = CheckedCounts & Omit<RunScore, "quiz"> & { quiz: QuizScore | null };

/** What some participants of a course made of its questions. */
async function checkedCounts(
  db: Db,
  courseId: string,
  who: SQL | undefined,
): Promise<(RunCounts & { id: string })[]> {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return await db
    .select({
      id: enrolments.id,
      ...runCounts(question),
      understood: sql<number>`(count(*) filter (
        where ${isMarked(question)} and ${stepProgress.answeredAt} is null
          and ${stepProgress.understoodAt} is not null))::int`,
    })
    .from(enrolments)
    .innerJoin(step, eq(step.courseId, enrolments.courseId))
    .innerJoin(question, eq(question.stepId, step.id))
    .leftJoin(
      stepProgress,
      and(eq(stepProgress.stepId, step.id), eq(stepProgress.enrolmentId, enrolments.id)),
    )
    .where(and(eq(enrolments.courseId, courseId), who))
    .groupBy(enrolments.id);
}

/** What a participant made of the questions of a course. */
export async function checkedCountsOf(db: Db, courseId: string, enrolmentId: string): Promise<RunCounts> {
  const [counts] = await checkedCounts(db, courseId, eq(enrolments.id, enrolmentId));
  const judged = { answered: 0, right: 0, open: 0 };
  return counts ?? { questions: 0, answered: 0, right: 0, understood: 0, known: 0, judged, quiz: null };
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
  return rows.flatMap(({ ended }) => (ended ? earlierRunSchema.parse(ended) : []));
}
