import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { generationRuns, type LogEntry } from "../../../db/tables/index.ts";

/** Entries of the log that are kept; the oldest go first. */
const LOG_LENGTH = 400;

const leasedBy = (runId: string, workerId: string) =>
  and(eq(generationRuns.id, runId), eq(generationRuns.workerId, workerId));

/** Changes a run that this worker has the lease of; false when it has it no longer. */
export async function updateRun(
  db: Db,
  runId: string,
  workerId: string,
  change: Partial<typeof generationRuns.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set(change)
    .where(leasedBy(runId, workerId))
    .returning({ id: generationRuns.id });
  return rows.length > 0;
}

/**
 * Keeps a run for the worker that writes it; one that was paused meanwhile keeps the time of its pause. False when
 * this worker has it no longer.
 */
export async function renewLease(
  db: Db,
  { id, workerId }: { id: string; workerId: string },
  leaseUntil: Date,
): Promise<boolean> {
  const rows = await db
    .update(generationRuns)
    .set({ leaseUntil })
    .where(and(leasedBy(id, workerId), eq(generationRuns.status, "running")))
    .returning({ id: generationRuns.id });
  return rows.length > 0 || (await db.$count(generationRuns, leasedBy(id, workerId))) > 0;
}

/** Locks the run for the rest of the transaction; false when this worker has it no longer. */
export async function lockLeasedRun(tx: Db, runId: string, workerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: generationRuns.id })
    .from(generationRuns)
    .where(leasedBy(runId, workerId))
    .for("update");
  return rows.length > 0;
}

export async function appendLog(db: Db, runId: string, workerId: string, entry: LogEntry): Promise<void> {
  const full = sql`jsonb_array_length(${generationRuns.log}) >= ${LOG_LENGTH}`;
  const kept = sql`case when ${full} then ${generationRuns.log} - 0 else ${generationRuns.log} end`;
  await db
    .update(generationRuns)
    .set({ log: sql`${kept} || ${JSON.stringify([entry])}::jsonb` })
    .where(leasedBy(runId, workerId));
}
