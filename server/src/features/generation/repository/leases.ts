import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { generationRuns, type LogEntry } from "../../../db/tables/index.ts";

/** Entries of the log that are kept; the oldest go first. */
const LOG_LENGTH = 400;

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

/**
 * Keeps a run for the worker that writes it; one that was paused meanwhile keeps the time of its pause. False when
 * this worker holds it no longer.
 */
export async function renewLease(
  db: Db,
  { id, workerId }: { id: string; workerId: string },
  leaseUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set({ leaseUntil })
    .where(and(held(id, workerId), eq(generationRuns.status, "running")))
    .returning({ id: generationRuns.id });
  return rows.length > 0 || (await db.$count(generationRuns, held(id, workerId))) > 0;
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
