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
import { enrolments, entryTests, stepProgress, userProfiles } from "../../../db/tables/index.ts";
import { columnsOf } from "../../content/index.ts";
import { contains } from "./search.ts";

/** Participations of a course, without the trials of those who manage it. */
export const countedIn = (courseId: string) => and(eq(enrolments.courseId, courseId), not(enrolments.trial));

export const isFinished = or(isNotNull(stepProgress.answeredAt), isNotNull(stepProgress.understoodAt));

const { firstName, lastName, email } = userProfiles;

const names = { firstName, lastName, email };

/** Name and address of an enrolment's person, looked up for each: planned otherwise, all people would be read. */
const knownPerson = (db: Db) =>
  db.select(names).from(userProfiles).where(eq(userProfiles.id, enrolments.userId)).limit(1).as("known");

type KnownPerson = ReturnType<typeof knownPerson>;

function participantFilters(courseId: string, query: ParticipantQuery, known: KnownPerson): SQL | undefined {
  const name = sql`${known.firstName} || ' ' || ${known.lastName}`;
  const status = {
    all: undefined,
    completed: isNotNull(enrolments.completedAt),
    learning: and(isNull(enrolments.completedAt), gt(enrolments.finishedSteps, 0)),
    started: and(isNull(enrolments.completedAt), eq(enrolments.finishedSteps, 0)),
  };
  return and(
    countedIn(courseId),
    query.search ? or(contains(name, query.search), contains(known.email, query.search)) : undefined,
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
  id: enrolments.id,
  type: enrolments.type,
  startedAt: enrolments.startedAt,
  lastActiveAt: enrolments.lastActiveAt,
  completedAt: enrolments.completedAt,
  passedAt: enrolments.passedAt,
  testedAt: entryTests.endedAt,
  testQuestions: entryTests.questions,
};

const ofEnrolment = eq(entryTests.enrolmentId, enrolments.id);

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
    .leftJoin(entryTests, ofEnrolment)
    .$dynamic();
  const joined = query.search || query.sort === "name" ? all.leftJoinLateral(known, sql`true`) : all;
  const asked = joined.where(participantFilters(courseId, query, known)).orderBy(sql`place`);
  const page = (limit === null ? asked : asked.limit(limit).offset((query.page - 1) * limit)).as("page");
  const { userId, place: at, ...columns } = columnsOf(page);
  return await db
    .select({ ...columns, ...names })
    .from(page)
    .leftJoin(userProfiles, eq(userProfiles.id, userId))
    .orderBy(at);
}

export type ParticipantRow = Awaited<ReturnType<typeof participantRows>>[number];

export async function participantRow(db: Db, courseId: string, id: string): Promise<ParticipantRow | null> {
  const [row] = await db
    .select({ ...participationColumns, ...names })
    .from(enrolments)
    .leftJoin(entryTests, ofEnrolment)
    .leftJoin(userProfiles, eq(userProfiles.id, enrolments.userId))
    .where(and(countedIn(courseId), eq(enrolments.id, id)));
  return row ?? null;
}

/** Finished, right and answered steps of the given participants. */
export async function progressNumbers(db: Db, enrolmentIds: string[]) {
  if (enrolmentIds.length === 0) return [];
  return await db
    .select({
      id: stepProgress.enrolmentId,
      finished: sql<number>`count(*)::int`,
      answered: sql<number>`(count(${stepProgress.answeredAt}) filter (where not ${stepProgress.judged}))::int`,
      right: sql<number>`(count(*) filter (where ${stepProgress.right} and not ${stepProgress.judged}))::int`,
      known: sql<number>`(count(*) filter (where ${stepProgress.known}))::int`,
    })
    .from(stepProgress)
    .where(and(inArray(stepProgress.enrolmentId, enrolmentIds), isFinished))
    .groupBy(stepProgress.enrolmentId);
}

/** What these participants did in each step, always in the same order. */
export async function progressRows(db: Db, enrolmentIds: string[]) {
  return await db
    .select()
    .from(stepProgress)
    .where(inArray(stepProgress.enrolmentId, enrolmentIds))
    .orderBy(asc(stepProgress.enrolmentId), asc(stepProgress.stepId));
}
export type ProgressRow = Awaited<ReturnType<typeof progressRows>>[number];
