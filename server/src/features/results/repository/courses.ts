import { type DashboardQuery, LIMITS } from "@lehrpfad/contract";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courseCounts, courseManagers, courses, type generationRuns } from "../../../db/tables/index.ts";
import { countFallbacks, countSteps } from "../../content/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { newestRuns, regenerations } from "../../generation/index.ts";
import { contains } from "./search.ts";

export interface CourseNumbers {
  course: CourseRow;
  steps: number;
  standIns: number;
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
    query.search ? contains(courses.name, query.search) : undefined,
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
    newest: desc(courses.createdAt),
    oldest: asc(courses.createdAt),
    most: desc(participants),
    fewest: asc(participants),
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
  const standIns = await countFallbacks(db, ids);
  const runs = await newestRuns(db, ids);
  const anew = await regenerations(db, ids);
  return page.map((row) => ({
    ...row,
    steps: written.get(row.course.id) ?? 0,
    standIns: standIns.get(row.course.id) ?? 0,
    run: runs.find(({ courseId }) => courseId === row.course.id) ?? null,
    regeneration: anew.find(({ courseId }) => courseId === row.course.id) ?? null,
  }));
}
