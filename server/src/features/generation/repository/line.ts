import { and, eq, gt, inArray, isNull, lte, max, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courses, generationRuns } from "../../../db/tables/index.ts";
import { nextInLine, type PlaceLimits, type Served, type Waiting } from "../../../platform/line.ts";
import { type RunRow, UNFINISHED } from "./runs.ts";

/** Unfinished runs that no worker has now: new ones, interrupted ones, and those whose pause is over. */
const free = (now: Date) =>
  and(
    inArray(generationRuns.status, UNFINISHED),
    or(isNull(generationRuns.leaseUntil), lte(generationRuns.leaseUntil, now)),
  );

/** Runs that wait for a place, oldest first. */
export async function waitingRuns(db: Db, now: Date): Promise<Waiting[]> {
  const { id, createdAt, status } = generationRuns;
  const rows = await db
    .select({ id, createdAt, status, ownerId: courses.ownerId })
    .from(generationRuns)
    .innerJoin(courses, eq(courses.id, generationRuns.courseId))
    .where(free(now))
    .orderBy(createdAt);
  return rows.map(({ status: was, ...row }) => ({ ...row, interrupted: was === "running" }));
}

/**
 * Ends the pause of a course's run before its time; false when none pauses.
 *
 * @param pauses how often the run counts as having waited, where that changes
 */
export async function endPause(db: Db, courseId: string, pauses?: number): Promise<boolean> {
  const { kind, status } = generationRuns;
  const own = and(eq(generationRuns.courseId, courseId), inArray(kind, ["course", "standIns"]));
  const rows = await db
    .update(generationRuns)
    .set({ leaseUntil: null, ...(pauses === undefined ? {} : { pauses }) })
    .where(and(own, eq(status, "paused")))
    .returning({ id: generationRuns.id });
  return rows.length > 0;
}

/** Courses whose runs have not begun or pause. */
export async function waitingCourses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ courseId: generationRuns.courseId })
    .from(generationRuns)
    .where(inArray(generationRuns.status, ["queued", "paused"]));
  return rows.map(({ courseId }) => courseId);
}

/** Whom workers write for now, and when runs of the given owners last began. */
export async function runningFor(db: Db, owners: readonly (string | null)[], now: Date): Promise<Served> {
  const known = [...new Set(owners)].filter((owner) => owner !== null);
  const busy = await db
    .select({ ownerId: courses.ownerId })
    .from(generationRuns)
    .innerJoin(courses, eq(courses.id, generationRuns.courseId))
    .where(and(eq(generationRuns.status, "running"), gt(generationRuns.leaseUntil, now)));
  const starts = await db
    .select({ ownerId: courses.ownerId, at: max(generationRuns.startedAt) })
    .from(generationRuns)
    .innerJoin(courses, eq(courses.id, generationRuns.courseId))
    .where(inArray(courses.ownerId, known))
    .groupBy(courses.ownerId);
  const lastStart = new Map(starts.flatMap(({ ownerId, at }) => (ownerId && at ? [[ownerId, at]] : [])));
  return { owners: busy.map(({ ownerId }) => ownerId), lastStart };
}

/**
 * Gives the next run in line to a worker; null when nothing waits or every place is taken. Workers of all
 * processes ask one after the other, so that the limits lease between them.
 */
export async function claimNextRun(
  db: Db,
  worker: { id: string; until: Date },
  limits: PlaceLimits,
  now: Date,
): Promise<RunRow | null> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('generation_runs'))`);
    const waiting = await waitingRuns(tx, now);
    const owners = waiting.map(({ ownerId }) => ownerId);
    const next = nextInLine(waiting, await runningFor(tx, owners, now), limits);
    if (next === null) return null;
    const [row] = await tx
      .update(generationRuns)
      .set({
        workerId: worker.id,
        leaseUntil: worker.until,
        status: "running",
        startedAt: now,
        failure: null,
      })
      .where(and(eq(generationRuns.id, next.id), free(now)))
      .returning();
    return row ?? null;
  });
}

/** Gives all runs free: right after the start of the only process on a database, nobody can lease one. */
export async function releaseAllRuns(db: Db): Promise<void> {
  await db
    .update(generationRuns)
    .set({ leaseUntil: null, workerId: null })
    .where(inArray(generationRuns.status, UNFINISHED));
}
