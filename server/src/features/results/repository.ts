import type { DashboardQuery } from "@lehrpfad/contract";
import { and, asc, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  courseManagers,
  courses,
  enrolments,
  generationRuns,
  proposalSteps,
  proposals,
  steps,
} from "../../db/tables/index.ts";
import type { CourseRow } from "../courses/index.ts";
import { searchPattern } from "./rules.ts";

export interface CourseNumbers {
  course: CourseRow;
  steps: number;
  participants: number;
  graduates: number;
  run: Pick<typeof generationRuns.$inferSelect, "status" | "phase" | "totalSteps" | "startedAt"> | null;
  /** How far the whole course is written once more; null where it is not. */
  regeneration: { written: number; total: number } | null;
}

const stepCounts = (db: Db) =>
  db
    .select({ courseId: steps.courseId, n: sql<number>`count(*)::int`.as("step_count") })
    .from(steps)
    .groupBy(steps.courseId)
    .as("step_counts");

const participantCounts = (db: Db) =>
  db
    .select({
      courseId: enrolments.courseId,
      n: sql<number>`count(*)::int`.as("participant_count"),
      graduates: sql<number>`count(${enrolments.graduatedAt})::int`.as("graduate_count"),
    })
    .from(enrolments)
    .groupBy(enrolments.courseId)
    .as("participant_counts");

const newestRuns = (db: Db) =>
  db
    .selectDistinctOn([generationRuns.courseId])
    .from(generationRuns)
    .where(eq(generationRuns.kind, "course"))
    .orderBy(generationRuns.courseId, desc(generationRuns.createdAt))
    .as("newest_runs");

function filters(query: DashboardQuery): (SQL | undefined)[] {
  return [
    query.search ? ilike(courses.name, searchPattern(query.search)) : undefined,
    query.registration === "all"
      ? undefined
      : eq(courses.registrationRequired, query.registration === "with"),
    query.activity === "all" ? undefined : eq(courses.active, query.activity === "active"),
  ];
}

/** Courses that a person manages with their numbers; `userId` null means all courses. */
export async function managedCourses(
  db: Db,
  userId: string | null,
  query: DashboardQuery,
): Promise<CourseNumbers[]> {
  const counted = stepCounts(db);
  const people = participantCounts(db);
  const runs = newestRuns(db);
  const participants = sql<number>`coalesce(${people.n}, 0)`;
  const regeneration = sql<CourseNumbers["regeneration"]>`(
    select json_build_object('written', count(${proposalSteps.position}), 'total', ${generationRuns.totalSteps})
    from ${generationRuns}
    join ${proposals} on ${proposals.runId} = ${generationRuns.id}
    left join ${proposalSteps} on ${proposalSteps.proposalId} = ${proposals.id}
    where ${generationRuns.courseId} = ${courses.id} and ${generationRuns.kind} = 'regeneration'
      and ${generationRuns.status} in ('queued', 'running', 'paused')
    group by ${generationRuns.id}
    limit 1)`;
  const order = {
    newest: desc(courses.createdAt),
    oldest: asc(courses.createdAt),
    most: desc(participants),
    fewest: asc(participants),
  };
  const manages = userId
    ? or(
        eq(courses.ownerId, userId),
        sql`exists (select 1 from ${courseManagers} where ${courseManagers.courseId} = ${courses.id} and ${courseManagers.userId} = ${userId})`,
      )
    : undefined;
  const rows = await db
    .select({
      course: courses,
      steps: sql<number>`coalesce(${counted.n}, 0)`,
      participants,
      graduates: sql<number>`coalesce(${people.graduates}, 0)`,
      status: runs.status,
      phase: runs.phase,
      totalSteps: runs.totalSteps,
      startedAt: runs.startedAt,
      regeneration,
    })
    .from(courses)
    .leftJoin(counted, eq(counted.courseId, courses.id))
    .leftJoin(people, eq(people.courseId, courses.id))
    .leftJoin(runs, eq(runs.courseId, courses.id))
    .where(and(manages, ...filters(query)))
    .orderBy(order[query.sort], desc(courses.createdAt));
  return rows.map(({ status, phase, totalSteps, startedAt, ...row }) => ({
    ...row,
    run: status && phase && totalSteps !== null ? { status, phase, totalSteps, startedAt } : null,
  }));
}
