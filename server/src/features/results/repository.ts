import { type Answer, type DashboardQuery, LIMITS, type ParticipantQuery } from "@lehrpfad/contract";
import {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  courseCounts,
  courseManagers,
  courses,
  enrolments,
  type generationRuns,
  stepProgress,
  userProfiles,
} from "../../db/tables/index.ts";
import { countSteps, readContentState, selectQuestions, selectSteps } from "../content/index.ts";
import type { CourseRow } from "../courses/index.ts";
import { newestRuns, regenerations } from "../generation/index.ts";
import { LONGEST_STEP_SECONDS, searchPattern } from "./rules.ts";

export interface CourseNumbers {
  course: CourseRow;
  steps: number;
  participants: number;
  graduates: number;
  run: Pick<typeof generationRuns.$inferSelect, "status" | "phase" | "totalSteps" | "startedAt"> | null;
  /** How far the whole course is written once more; null where it is not. */
  regeneration: { written: number; total: number } | null;
}

/** `userId` null means all courses. */
function managedBy(userId: string | null): SQL | undefined {
  if (userId === null) return undefined;
  return sql`${courses.id} in (select own.id from ${courses} own where own.owner_id = ${userId}
    union all select managed.course_id from ${courseManagers} managed where managed.user_id = ${userId})`;
}

function filters(query: DashboardQuery): (SQL | undefined)[] {
  return [
    query.search ? ilike(courses.name, searchPattern(query.search)) : undefined,
    query.registration === "all"
      ? undefined
      : eq(courses.registrationRequired, query.registration === "with"),
    query.activity === "all" ? undefined : eq(courses.active, query.activity === "active"),
  ];
}

/** The numbers over all courses that a person manages. */
export async function studioTotals(db: Db, userId: string | null) {
  const [known] = await db
    .select({ total: count(), active: sql<number>`(count(*) filter (where ${courses.active}))::int` })
    .from(courses)
    .where(managedBy(userId));
  const [people] = await db
    .select({
      participants: sql<number>`coalesce(sum(${courseCounts.participants}), 0)::int`,
      graduates: sql<number>`coalesce(sum(${courseCounts.graduates}), 0)::int`,
    })
    .from(courseCounts)
    .innerJoin(courses, eq(courses.id, courseCounts.courseId))
    .where(managedBy(userId));
  return { total: 0, active: 0, participants: 0, graduates: 0, ...known, ...people };
}

export async function countCourses(db: Db, userId: string | null, query: DashboardQuery): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(courses)
    .where(and(managedBy(userId), ...filters(query)));
  return row?.n ?? 0;
}

/** The page of a query's courses, in its order, with how many take part and completed. */
async function coursePage(db: Db, userId: string | null, query: DashboardQuery) {
  const participants = sql<number>`coalesce(${courseCounts.participants}, 0)`;
  const graduates = sql<number>`coalesce(${courseCounts.graduates}, 0)`;
  const order: Record<DashboardQuery["sort"], SQL> = {
    ...{ newest: desc(courses.createdAt), oldest: asc(courses.createdAt) },
    ...{ most: desc(participants), fewest: asc(participants) },
  };
  return await db
    .select({ course: courses, participants, graduates })
    .from(courses)
    .leftJoin(courseCounts, eq(courseCounts.courseId, courses.id))
    .where(and(managedBy(userId), ...filters(query)))
    .orderBy(order[query.sort], desc(courses.createdAt), courses.id)
    .limit(LIMITS.cardsPerPage)
    .offset((query.page - 1) * LIMITS.cardsPerPage);
}

/** One page of the courses that a person manages, with their numbers. */
export async function managedCourses(
  db: Db,
  userId: string | null,
  query: DashboardQuery,
): Promise<CourseNumbers[]> {
  const page = await coursePage(db, userId, query);
  const ids = page.map(({ course }) => course.id);
  if (ids.length === 0) return [];
  const written = await countSteps(db, ids);
  const runs = await newestRuns(db, ids);
  const anew = await regenerations(db, ids);
  return page.map((row) => ({
    ...row,
    steps: written.get(row.course.id) ?? 0,
    run: runs.find(({ courseId }) => courseId === row.course.id) ?? null,
    regeneration: anew.find(({ courseId }) => courseId === row.course.id) ?? null,
  }));
}

/** Changes whenever somebody takes part, learns or is deleted, or a step is edited. */
export async function courseState(db: Db, courseId: string): Promise<string> {
  const [people] = await db
    .select({ n: count(), at: sql<string | null>`max(${enrolments.lastActiveAt})::text` })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId));
  return `${people?.n} ${people?.at} ${await readContentState(db, courseId)}`;
}

const isFinished = or(isNotNull(stepProgress.answeredAt), isNotNull(stepProgress.understoodAt));
const finishedAt = sql<Date>`least(${stepProgress.answeredAt}, ${stepProgress.understoodAt})`;

/** Whether an answer is one to the question that the step has now, not to one that another took the place of. */
const isPresent = (questionId: AnyColumn) =>
  or(isNull(stepProgress.questionId), eq(stepProgress.questionId, questionId));

/** Finished steps of all participants of a course. */
const progressOf = (db: Db, courseId: string) => {
  const step = selectSteps(db, "step");
  const question = selectQuestions(db, "question");
  return db
    .select({
      enrolmentId: stepProgress.enrolmentId,
      stepId: stepProgress.stepId,
      position: step.position,
      startedAt: enrolments.startedAt,
      right: stepProgress.right,
      answeredAt: stepProgress.answeredAt,
      finishedAt: finishedAt.as("finished_at"),
      counts: sql<boolean>`${stepProgress.answeredAt} is not null and ${question.id} is not null`.as(
        "counts",
      ),
    })
    .from(stepProgress)
    .innerJoin(enrolments, eq(enrolments.id, stepProgress.enrolmentId))
    .innerJoin(step, eq(step.id, stepProgress.stepId))
    .leftJoin(question, and(eq(question.stepId, step.id), isPresent(question.id)))
    .where(and(eq(step.courseId, courseId), eq(enrolments.courseId, courseId), isFinished))
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
  const inTime = sql`${measured.seconds} between 0 and ${LONGEST_STEP_SECONDS}`;
  return await db
    .select({
      stepId: measured.stepId,
      finished: sql<number>`count(*)::int`,
      answered: sql<number>`(count(*) filter (where ${measured.counts}))::int`,
      right: sql<number>`(count(*) filter (where ${measured.counts} and ${measured.right}))::int`,
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
      stepId: stepProgress.stepId,
      answer: sql<Answer>`${stepProgress.answer}`,
      count: sql<number>`count(*)::int`,
    })
    .from(stepProgress)
    .innerJoin(step, eq(step.id, stepProgress.stepId))
    .innerJoin(question, and(eq(question.stepId, step.id), isPresent(question.id)))
    .where(and(eq(step.courseId, courseId), isNotNull(stepProgress.answer)))
    .groupBy(stepProgress.stepId, stepProgress.answer);
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
      enrolmentId: stepProgress.enrolmentId,
      place: order.place,
      nth: sql<number>`row_number() over (partition by ${stepProgress.enrolmentId} order by ${order.place})`.as(
        "nth",
      ),
    })
    .from(stepProgress)
    .innerJoin(order, eq(order.id, stepProgress.stepId))
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
    .from(enrolments)
    .leftJoin(leading, eq(leading.enrolmentId, enrolments.id))
    .where(and(eq(enrolments.courseId, courseId), isNull(enrolments.completedAt)))
    .groupBy(done);
}

/** How many take part, how, and since when. */
export async function participation(db: Db, courseId: string) {
  const [row] = await db
    .select({
      participants: count(),
      registered: sql<number>`(count(*) filter (where ${enrolments.type} = 'registered'))::int`,
      graduates: count(enrolments.graduatedAt),
      first: sql<string | null>`min(${enrolments.startedAt})::text`,
    })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId));
  return row ?? { participants: 0, registered: 0, graduates: 0, first: null };
}

/** Starts or completions by day, week or month of a time zone. */
export async function counted(
  db: Db,
  courseId: string,
  what: "started" | "completed",
  by: { unit: "day" | "week" | "month"; timeZone: string },
): Promise<{ from: string; n: number }[]> {
  const at = what === "started" ? enrolments.startedAt : enrolments.graduatedAt;
  const from =
    sql<string>`to_char(date_trunc(${by.unit}, ${at} at time zone ${by.timeZone}), 'YYYY-MM-DD')`.as(
      "from_day",
    );
  const dated = db
    .select({ from })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), isNotNull(at)))
    .as("dated");
  return await db.select({ from: dated.from, n: sql<number>`count(*)::int` }).from(dated).groupBy(dated.from);
}

const { firstName, lastName, email } = userProfiles;
const names = { firstName, lastName, email };

/** Name and address of an enrolment's person, looked up for each: planned otherwise, all people would be read. */
const knownPerson = (db: Db) =>
  db.select(names).from(userProfiles).where(eq(userProfiles.id, enrolments.userId)).limit(1).as("known");
type KnownPerson = ReturnType<typeof knownPerson>;

function participantFilters(courseId: string, query: ParticipantQuery, known: KnownPerson): SQL | undefined {
  const pattern = searchPattern(query.search);
  const name = sql`${known.firstName} || ' ' || ${known.lastName}`;
  const status = {
    all: undefined,
    completed: isNotNull(enrolments.completedAt),
    learning: and(isNull(enrolments.completedAt), gt(enrolments.finishedSteps, 0)),
    started: and(isNull(enrolments.completedAt), eq(enrolments.finishedSteps, 0)),
  };
  return and(
    eq(enrolments.courseId, courseId),
    query.search ? or(ilike(name, pattern), ilike(known.email, pattern)) : undefined,
    query.type === "all" ? undefined : eq(enrolments.type, query.type),
    status[query.status],
  );
}

export async function countParticipants(db: Db, courseId: string, query: ParticipantQuery): Promise<number> {
  const known = knownPerson(db);
  const counted = db.select({ n: count() }).from(enrolments).$dynamic();
  const joined = query.search ? counted.leftJoinLateral(known, sql`true`) : counted;
  const [row] = await joined.where(participantFilters(courseId, query, known));
  return row?.n ?? 0;
}

const participationColumns = {
  ...{ id: enrolments.id, type: enrolments.type, startedAt: enrolments.startedAt },
  ...{ lastActiveAt: enrolments.lastActiveAt, completedAt: enrolments.completedAt },
};

/** Participants in the order of the query; `limit` null answers all of them. */
export async function participantRows(
  db: Db,
  courseId: string,
  query: ParticipantQuery,
  limit: number | null,
) {
  const known = knownPerson(db);
  const active = desc(enrolments.lastActiveAt);
  const order: Record<ParticipantQuery["sort"], SQL[]> = {
    active: [active],
    newest: [desc(enrolments.startedAt)],
    oldest: [asc(enrolments.startedAt)],
    name: [sql`${known.lastName} asc nulls last`, sql`${known.firstName} asc nulls last`],
    progress: [sql`${enrolments.completedAt} is null`, desc(enrolments.finishedSteps), active],
  };
  const by = sql.join([...order[query.sort], sql`${enrolments.id}`], sql`, `);
  const place = sql<number>`row_number() over (order by ${by})`.as("place");
  const all = db
    .select({ ...participationColumns, userId: enrolments.userId, place })
    .from(enrolments)
    .$dynamic();
  const joined = query.search || query.sort === "name" ? all.leftJoinLateral(known, sql`true`) : all;
  const asked = joined.where(participantFilters(courseId, query, known)).orderBy(sql`place`);
  const page = (limit === null ? asked : asked.limit(limit).offset((query.page - 1) * limit)).as("page");
  const { id, type, startedAt, lastActiveAt, completedAt } = page;
  return await db
    .select({ id, type, startedAt, lastActiveAt, completedAt, ...names })
    .from(page)
    .leftJoin(userProfiles, eq(userProfiles.id, page.userId))
    .orderBy(page.place);
}
export type ParticipantRow = Awaited<ReturnType<typeof participantRows>>[number];

export async function participantRow(db: Db, courseId: string, id: string): Promise<ParticipantRow | null> {
  const [row] = await db
    .select({ ...participationColumns, ...names })
    .from(enrolments)
    .leftJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.id, id)));
  return row ?? null;
}

/** Finished, right and answered steps of the given participants. */
export async function progressNumbers(db: Db, enrolmentIds: string[]) {
  if (enrolmentIds.length === 0) return [];
  return await db
    .select({
      id: stepProgress.enrolmentId,
      finished: sql<number>`count(*)::int`,
      answered: sql<number>`count(${stepProgress.answeredAt})::int`,
      right: sql<number>`(count(*) filter (where ${stepProgress.right}))::int`,
    })
    .from(stepProgress)
    .where(and(inArray(stepProgress.enrolmentId, enrolmentIds), isFinished))
    .groupBy(stepProgress.enrolmentId);
}

export async function progressRows(db: Db, enrolmentId: string) {
  return await db.select().from(stepProgress).where(eq(stepProgress.enrolmentId, enrolmentId));
}
