import type { ParticipantQuery } from "@lehrpfad/contract";
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { userProfiles } from "../../../db/tables/index.ts";
import { columnsOf } from "../../content/index.ts";
import {
  bestAttempt,
  enrolmentView,
  entryTestView,
  progressView,
  quizAttemptView,
} from "../../learning/index.ts";
import { contains } from "./search.ts";

/** Participations of a course, without the trials of those who manage it. */
export const countedIn = (courseId: string) =>
  and(eq(enrolmentView.courseId, courseId), not(enrolmentView.trial));

export const isFinished = or(isNotNull(progressView.answeredAt), isNotNull(progressView.understoodAt));

const { firstName, lastName, email } = userProfiles;

const names = { firstName, lastName, email };

/** Name and address of an enrolment's person, looked up for each: planned otherwise, all people would be read. */
const knownPerson = (db: Db) =>
  db.select(names).from(userProfiles).where(eq(userProfiles.id, enrolmentView.userId)).limit(1).as("known");

type KnownPerson = ReturnType<typeof knownPerson>;

function participantFilters(courseId: string, query: ParticipantQuery, known: KnownPerson): SQL | undefined {
  const name = sql`${known.firstName} || ' ' || ${known.lastName}`;
  const status = {
    all: undefined,
    completed: isNotNull(enrolmentView.completedAt),
    learning: and(isNull(enrolmentView.completedAt), gt(enrolmentView.finishedSteps, 0)),
    started: and(isNull(enrolmentView.completedAt), eq(enrolmentView.finishedSteps, 0)),
  };
  return and(
    countedIn(courseId),
    query.search ? or(contains(name, query.search), contains(known.email, query.search)) : undefined,
    query.type === "all" ? undefined : eq(enrolmentView.type, query.type),
    status[query.status],
  );
}

export async function countParticipants(db: Db, courseId: string, query: ParticipantQuery): Promise<number> {
  const known = knownPerson(db);
  const counted = db.select({ n: count() }).from(enrolmentView).$dynamic();
  const joined = query.search ? counted.leftJoinLateral(known, sql`true`) : counted;
  const [row] = await joined.where(participantFilters(courseId, query, known));
  return row?.n ?? 0;
}

const participationColumns = {
  id: enrolmentView.id,
  type: enrolmentView.type,
  startedAt: enrolmentView.startedAt,
  lastActiveAt: enrolmentView.lastActiveAt,
  completedAt: enrolmentView.completedAt,
  passedAt: enrolmentView.passedAt,
  testedAt: entryTestView.endedAt,
  testQuestions: entryTestView.questions,
};

const ofEnrolment = eq(entryTestView.enrolmentId, enrolmentView.id);

/** A page of participants in the order of the query. */
export async function participantRows(db: Db, courseId: string, query: ParticipantQuery, limit: number) {
  const known = knownPerson(db);
  const active = desc(enrolmentView.lastActiveAt);
  const order: Record<ParticipantQuery["sort"], SQL[]> = {
    active: [active],
    newest: [desc(enrolmentView.startedAt)],
    oldest: [asc(enrolmentView.startedAt)],
    name: [sql`${known.lastName} asc nulls last`, sql`${known.firstName} asc nulls last`],
    progress: [sql`${enrolmentView.completedAt} is null`, desc(enrolmentView.finishedSteps), active],
  };
  const by = sql.join([...order[query.sort], sql`${enrolmentView.id}`], sql`, `);
  const place = sql<number>`row_number() over (order by ${by})`.as("place");
  const all = db
    .select({ ...participationColumns, userId: enrolmentView.userId, place })
    .from(enrolmentView)
    .leftJoin(entryTestView, ofEnrolment)
    .$dynamic();
  const joined = query.search || query.sort === "name" ? all.leftJoinLateral(known, sql`true`) : all;
  const asked = joined.where(participantFilters(courseId, query, known)).orderBy(sql`place`);
  const page = asked
    .limit(limit)
    .offset((query.page - 1) * limit)
    .as("page");
  const { userId, place: at, ...columns } = columnsOf(page);
  return await db
    .select({ ...columns, ...names })
    .from(page)
    .leftJoin(userProfiles, eq(userProfiles.id, userId))
    .orderBy(at);
}

export type ParticipantRow = Awaited<ReturnType<typeof participantRows>>[number];

/** Where a page of participants ended: the moment in full, which is finer in the database than here. */
export interface Mark {
  at: string;
  id: string;
}

/** The next `limit` participants after the mark, null for the first ones; who began earlier comes earlier. */
export async function participantsAfter(db: Db, courseId: string, after: Mark | null, limit: number) {
  const { id, startedAt } = enrolmentView;
  const later = after && sql`(${startedAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
  return await db
    .select({ ...participationColumns, ...names, began: sql<string>`${startedAt}::text` })
    .from(enrolmentView)
    .leftJoin(entryTestView, ofEnrolment)
    .leftJoin(userProfiles, eq(userProfiles.id, enrolmentView.userId))
    .where(and(countedIn(courseId), later ?? undefined))
    .orderBy(asc(startedAt), asc(id))
    .limit(limit);
}

/** Whether anybody took the entry test of a course. */
export async function hasEntryTests(db: Db, courseId: string): Promise<boolean> {
  const found = await db
    .select({ id: enrolmentView.id })
    .from(enrolmentView)
    .innerJoin(entryTestView, ofEnrolment)
    .where(countedIn(courseId))
    .limit(1);
  return found.length > 0;
}

/** Whether anybody ended an attempt at the course's final quiz. */
export async function hasQuizzes(db: Db, courseId: string): Promise<boolean> {
  const found = await db
    .select({ id: enrolmentView.id })
    .from(enrolmentView)
    .innerJoin(quizAttemptView, eq(quizAttemptView.enrolmentId, enrolmentView.id))
    .where(and(countedIn(courseId), isNotNull(quizAttemptView.endedAt)))
    .limit(1);
  return found.length > 0;
}

/** Of each of these participants who ended an attempt at the final quiz: how many, and the best of the present run. */
export async function quizNumbers(db: Db, enrolmentIds: string[]) {
  if (enrolmentIds.length === 0) return new Map<string, never>();
  const rows = await db
    .select()
    .from(quizAttemptView)
    .where(and(inArray(quizAttemptView.enrolmentId, enrolmentIds), isNotNull(quizAttemptView.endedAt)))
    .orderBy(quizAttemptView.number);
  const byPerson = Map.groupBy(rows, ({ enrolmentId }) => enrolmentId);
  return new Map(
    [...byPerson].map(([id, attempts]) => {
      const best = bestAttempt(attempts);
      const score = best && { questions: best.questions, right: best.right };
      return [id, { attempts: attempts.length, best: score }] as const;
    }),
  );
}

export async function participantRow(db: Db, courseId: string, id: string): Promise<ParticipantRow | null> {
  const [row] = await db
    .select({ ...participationColumns, ...names })
    .from(enrolmentView)
    .leftJoin(entryTestView, ofEnrolment)
    .leftJoin(userProfiles, eq(userProfiles.id, enrolmentView.userId))
    .where(and(countedIn(courseId), eq(enrolmentView.id, id)));
  return row ?? null;
}

/** Finished, right and answered steps of the given participants. */
export async function progressNumbers(db: Db, enrolmentIds: string[]) {
  if (enrolmentIds.length === 0) return [];
  return await db
    .select({
      id: progressView.enrolmentId,
      finished: sql<number>`count(*)::int`,
      answered: sql<number>`(count(${progressView.answeredAt}) filter (where not ${progressView.judged}))::int`,
      right: sql<number>`(count(*) filter (where ${progressView.right} and not ${progressView.judged}))::int`,
      known: sql<number>`(count(*) filter (where ${progressView.known}))::int`,
    })
    .from(progressView)
    .where(and(inArray(progressView.enrolmentId, enrolmentIds), isFinished))
    .groupBy(progressView.enrolmentId);
}

/** What these participants did in each step, always in the same order, without what they answered. */
export async function progressRows(db: Db, enrolmentIds: string[]) {
  const { enrolmentId, stepId, understoodAt, answeredAt, right, judged, known } = progressView;
  return await db
    .select({ enrolmentId, stepId, understoodAt, answeredAt, right, judged, known })
    .from(progressView)
    .where(inArray(enrolmentId, enrolmentIds))
    .orderBy(asc(enrolmentId), asc(stepId));
}
export type ProgressRow = Awaited<ReturnType<typeof progressRows>>[number];

/** What one participant did in each step, with the answers. */
export async function answerRows(db: Db, enrolmentId: string) {
  return await db.select().from(progressView).where(eq(progressView.enrolmentId, enrolmentId));
}
