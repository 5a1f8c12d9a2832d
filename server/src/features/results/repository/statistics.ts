import type { Answer } from "@lehrpfad/contract";
import { type AnyColumn, and, count, eq, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { readContentState, selectQuestions, selectSteps } from "../../content/index.ts";
import { enrolmentView, progressView } from "../../learning/index.ts";
import { LONGEST_STEP_SECONDS } from "../rules.ts";
import { countedIn, isFinished } from "./participants.ts";

/** Changes whenever somebody takes part, learns or is deleted, or a step is edited. */
export async function courseState(db: Db, courseId: string): Promise<string> {
  const [people] = await db
    .select({
      n: count(),
      passed: count(enrolmentView.passedAt),
      at: sql<string | null>`max(${enrolmentView.lastActiveAt})::text`,
    })
    .from(enrolmentView)
    .where(countedIn(courseId));
  return `${people?.n} ${people?.passed} ${people?.at} ${await readContentState(db, courseId)}`;
}

const finishedAt = sql<Date>`least(${progressView.answeredAt}, ${progressView.understoodAt})`;

/** Whether an answer is one to the question that the step has now, not to one that another took the place of. */
const isPresent = (questionId: AnyColumn) =>
  or(isNull(progressView.questionId), eq(progressView.questionId, questionId));

/** Finished steps of all participants of a course. */
const progressOf = (db: Db, courseId: string) => {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return db
    .select({
      enrolmentId: progressView.enrolmentId,
      stepId: progressView.stepId,
      position: step.position,
      startedAt: enrolmentView.startedAt,
      // Only what the server marked: what somebody thinks of an own answer says nothing of the question.
      right: sql<boolean | null>`case when not ${progressView.judged} then ${progressView.right} end`.as(
        "marked",
      ),
      helped: sql<boolean>`${progressView.secondTry} = 'right'`.as("helped"),
      known: progressView.known,
      finishedAt: finishedAt.as("finished_at"),
      // What was known before the course says nothing of the question: a wrong answer then counts nowhere.
      counts:
        sql<boolean>`${progressView.answeredAt} is not null and ${question.id} is not null and not ${progressView.known}`.as(
          "counts",
        ),
    })
    .from(progressView)
    .innerJoin(enrolmentView, eq(enrolmentView.id, progressView.enrolmentId))
    .innerJoin(step, eq(step.id, progressView.stepId))
    .leftJoin(question, and(eq(question.stepId, step.id), isPresent(question.id)))
    .where(and(eq(step.courseId, courseId), countedIn(courseId), isFinished))
    .as("progress");
};

/** Null where nobody can be measured. */
type Measure = number | null;

/** How each step went: finished, how long it took; of its present question: answered, right, discrimination. */
export async function stepNumbers(db: Db, courseId: string) {
  const progress = progressOf(db, courseId);
  const own = sql`partition by ${progress.enrolmentId}`;
  const before = sql`lag(${progress.finishedAt}) over (${own} order by ${progress.finishedAt}, ${progress.position})`;
  const measured = db
    .select({
      stepId: progress.stepId,
      right: progress.right,
      helped: progress.helped,
      known: progress.known,
      counts: progress.counts,
      others: sql<number>`sum(${progress.right}::int) over (${own}) - coalesce(${progress.right}::int, 0)`.as(
        "others",
      ),
      seconds:
        sql<number>`extract(epoch from ${progress.finishedAt} - coalesce(${before}, ${progress.startedAt}))`.as(
          "seconds",
        ),
    })
    .from(progress)
    .as("measured");
  const inTime = sql`not ${measured.known} and ${measured.seconds} between 0 and ${LONGEST_STEP_SECONDS}`;
  return await db
    .select({
      stepId: measured.stepId,
      finished: sql<number>`count(*)::int`,
      known: sql<number>`(count(*) filter (where ${measured.known}))::int`,
      answered: sql<number>`(count(*) filter (where ${measured.counts}))::int`,
      right: sql<number>`(count(*) filter (where ${measured.counts} and ${measured.right}))::int`,
      helped: sql<number>`(count(*) filter (where ${measured.counts} and ${measured.helped}))::int`,
      discrimination: sql<Measure>`corr(${measured.right}::int, ${measured.others}) filter (where ${measured.counts})`,
      medianSeconds: sql<Measure>`percentile_cont(0.5) within group (order by ${measured.seconds}::float8) filter (where ${inTime})`,
    })
    .from(measured)
    .groupBy(measured.stepId);
}

/** How many participants gave each answer to each present question. */
export async function answerNumbers(
  db: Db,
  courseId: string,
): Promise<{ stepId: string; answer: Answer; count: number }[]> {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return await db
    .select({
      stepId: progressView.stepId,
      answer: sql<Answer>`${progressView.answer}`,
      count: sql<number>`count(*)::int`,
    })
    .from(progressView)
    .innerJoin(enrolmentView, eq(enrolmentView.id, progressView.enrolmentId))
    .innerJoin(step, eq(step.id, progressView.stepId))
    .innerJoin(question, and(eq(question.stepId, step.id), isPresent(question.id)))
    .where(
      and(
        eq(step.courseId, courseId),
        countedIn(courseId),
        isNotNull(progressView.answer),
        not(progressView.known),
      ),
    )
    .groupBy(progressView.stepId, progressView.answer);
}

/**
 * How many participants have not completed the course after `done` steps without a gap: their next step is the
 * one after these. A finished step belongs to them as long as its number is its place among the finished ones.
 */
export async function stoppedAfter(db: Db, courseId: string): Promise<{ done: number; n: number }[]> {
  const step = selectSteps(db, "step");
  const order = db
    .select({ id: step.id, place: sql<number>`row_number() over (order by ${step.position})`.as("place") })
    .from(step)
    .where(eq(step.courseId, courseId))
    .as("step_order");
  const placed = db
    .select({
      enrolmentId: progressView.enrolmentId,
      place: order.place,
      nth: sql<number>`row_number() over (partition by ${progressView.enrolmentId} order by ${order.place})`.as(
        "nth",
      ),
    })
    .from(progressView)
    .innerJoin(order, eq(order.id, progressView.stepId))
    .where(isFinished)
    .as("placed");
  const leading = db
    .select({ enrolmentId: placed.enrolmentId, done: sql<number>`count(*)::int`.as("done") })
    .from(placed)
    .where(eq(placed.place, placed.nth))
    .groupBy(placed.enrolmentId)
    .as("leading");
  const done = sql<number>`coalesce(${leading.done}, 0)`;
  return await db
    .select({ done, n: sql<number>`count(*)::int` })
    .from(enrolmentView)
    .leftJoin(leading, eq(leading.enrolmentId, enrolmentView.id))
    .where(and(countedIn(courseId), isNull(enrolmentView.completedAt)))
    .groupBy(done);
}

/** How many take part, how, and since when. */
export async function participation(db: Db, courseId: string) {
  const [row] = await db
    .select({
      participants: count(),
      registered: sql<number>`(count(*) filter (where ${enrolmentView.type} = 'registered'))::int`,
      graduates: count(enrolmentView.graduatedAt),
      passed: count(enrolmentView.passedAt),
      first: sql<string | null>`min(${enrolmentView.startedAt})::text`,
    })
    .from(enrolmentView)
    .where(countedIn(courseId));
  return row ?? { participants: 0, registered: 0, graduates: 0, passed: 0, first: null };
}

/** Starts or completions by day, week or month of a time zone. */
export async function counted(
  db: Db,
  courseId: string,
  what: "started" | "completed",
  by: { unit: "day" | "week" | "month"; timeZone: string },
): Promise<{ from: string; n: number }[]> {
  const at = what === "started" ? enrolmentView.startedAt : enrolmentView.graduatedAt;
  const from =
    sql<string>`to_char(date_trunc(${by.unit}, ${at} at time zone ${by.timeZone}), 'YYYY-MM-DD')`.as(
      "from_day",
    );
  const dated = db
    .select({ from })
    .from(enrolmentView)
    .where(and(countedIn(courseId), isNotNull(at)))
    .as("dated");
  return await db.select({ from: dated.from, n: sql<number>`count(*)::int` }).from(dated).groupBy(dated.from);
}
