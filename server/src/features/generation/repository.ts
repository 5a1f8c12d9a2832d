import { randomUUID } from "node:crypto";
import { and, desc, eq, getTableColumns, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  generationRuns,
  type LogEntry,
  type RunStatus,
  type StoredReport,
  steps,
} from "../../db/tables/index.ts";

export type RunRow = typeof generationRuns.$inferSelect;

const UNFINISHED: RunStatus[] = ["queued", "running", "paused"];
/** Entries of the log that are kept; the oldest go first. */
const LOG_LENGTH = 400;

export async function insertRun(db: Db, courseId: string, totalSteps: number, now: Date): Promise<RunRow> {
  const [row] = await db
    .insert(generationRuns)
    .values({
      id: randomUUID(),
      courseId,
      status: "queued",
      phase: "preparing_document",
      totalSteps,
      outline: [],
      notices: [],
      log: [],
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("The database did not answer the new run");
  return row;
}

const { report: storedReport, ...withoutReport } = getTableColumns(generationRuns);

/** The newest run of a course, without its report, which is large. */
export async function latestRun(db: Db, courseId: string): Promise<Omit<RunRow, "report"> | null> {
  const [row] = await db
    .select(withoutReport)
    .from(generationRuns)
    .where(eq(generationRuns.courseId, courseId))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  return row ?? null;
}

/** The report of the newest run of a course; null where there is no run, a null report while it goes on. */
export async function latestReport(
  db: Db,
  courseId: string,
): Promise<{ status: RunStatus; finishedAt: Date | null; report: StoredReport | null } | null> {
  const { status, finishedAt } = withoutReport;
  const [row] = await db
    .select({ status, finishedAt, report: storedReport })
    .from(generationRuns)
    .where(eq(generationRuns.courseId, courseId))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  return row ?? null;
}

/** Takes a run over in one conditional update; null when it is finished, gone, or somebody else's. */
export async function claimRun(
  db: Db,
  runId: string,
  worker: { id: string; until: Date },
  now: Date,
): Promise<RunRow | null> {
  const [row] = await db
    .update(generationRuns)
    .set({
      workerId: worker.id,
      leaseUntil: worker.until,
      status: "running",
      startedAt: now,
    })
    .where(
      and(
        eq(generationRuns.id, runId),
        inArray(generationRuns.status, UNFINISHED),
        or(isNull(generationRuns.leaseUntil), lt(generationRuns.leaseUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}

const held = (runId: string, workerId: string) =>
  and(eq(generationRuns.id, runId), eq(generationRuns.workerId, workerId));

/** Changes a run that this worker holds; false when it holds it no longer. */
export async function updateRun(
  db: Db,
  runId: string,
  workerId: string,
  change: Partial<typeof generationRuns.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set(change)
    .where(held(runId, workerId))
    .returning({ id: generationRuns.id });
  return rows.length > 0;
}

/** Locks the run for the rest of the transaction; false when this worker holds it no longer. */
export async function lockHeldRun(tx: Db, runId: string, workerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: generationRuns.id })
    .from(generationRuns)
    .where(held(runId, workerId))
    .for("update");
  return rows.length > 0;
}

export async function appendLog(db: Db, runId: string, workerId: string, entry: LogEntry): Promise<void> {
  const full = sql`jsonb_array_length(${generationRuns.log}) >= ${LOG_LENGTH}`;
  const kept = sql`case when ${full} then ${generationRuns.log} - 0 else ${generationRuns.log} end`;
  await db
    .update(generationRuns)
    .set({ log: sql`${kept} || ${JSON.stringify([entry])}::jsonb` })
    .where(held(runId, workerId));
}

/** Runs nobody works on although they are not finished. */
export async function abandonedRuns(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: generationRuns.id })
    .from(generationRuns)
    .where(
      and(
        inArray(generationRuns.status, UNFINISHED),
        or(isNull(generationRuns.leaseUntil), lt(generationRuns.leaseUntil, now)),
      ),
    );
  return rows.map((row) => row.id);
}

/** Gives all runs free: right after the start of the only process on a database, nobody can hold one. */
export async function releaseAllRuns(db: Db): Promise<void> {
  await db
    .update(generationRuns)
    .set({ leaseUntil: null, workerId: null })
    .where(inArray(generationRuns.status, UNFINISHED));
}

/** When the steps of a course were stored, oldest first. */
export async function stepTimes(db: Db, courseId: string): Promise<Date[]> {
  const rows = await db
    .select({ at: steps.createdAt })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(steps.createdAt);
  return rows.map((row) => row.at);
}
