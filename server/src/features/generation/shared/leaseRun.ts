import type { Db } from "../../../db/client.ts";
import { later } from "../../../platform/clock.ts";
import { modelOf } from "../../../platform/config.ts";
import type { Services } from "../../../platform/services.ts";
import { holdCourse } from "../../content/index.ts";
import { lockLeasedRun, renewLease, updateRun } from "../repository/leases.ts";
import type { RunRow } from "../repository/runs.ts";

/** Another worker took the run over, or its course was deleted: this one must not write any more. */
export class RunLostError extends Error {}

/** One worker's lease on one run. */
export interface RunLease {
  services: Services;
  run: RunRow;
  /** Whose course it is when the work begins; null for the installation's own. */
  ownerId: string | null;
  workerId: string;
  abort: AbortController;
}

export const secondsBetween = (start: string, end: Date) => (end.getTime() - Date.parse(start)) / 1000;

/** Counts a run that has ended, for the metrics. */
export function countRun({ services, run }: RunLease, status: "completed" | "failed", writer?: string): void {
  const now = services.clock.now();
  const usual = modelOf(services.config) === null ? "builtin" : "model";
  const seconds = secondsBetween(run.startedAt?.toISOString() ?? now.toISOString(), now);
  services.metrics.generation(status, writer ?? usual, seconds);
}

/** Changes a run and tells those who watch. Throws RunLostError. */
export async function changeRun(lease: RunLease, fields: Parameters<typeof updateRun>[3]): Promise<void> {
  const kept = await updateRun(lease.services.db, lease.run.id, lease.workerId, fields);
  if (!kept) throw new RunLostError();
  if (fields.status === "completed" || fields.status === "failed") countRun(lease, fields.status);
  await lease.services.events.publish("generation", lease.run.courseId);
}

/** Stores something while nobody else can have the run, and tells those who watch. Throws RunLostError. */
export async function storeWithLease(lease: RunLease, store: (tx: Db) => Promise<unknown>): Promise<void> {
  const { services, run, workerId } = lease;
  await services.db.transaction(async (tx) => {
    await holdCourse(tx, run.courseId);
    if (!(await lockLeasedRun(tx, run.id, workerId))) throw new RunLostError();
    await store(tx);
  });
  await services.events.publish("generation", run.courseId);
}

/** Renews the lease until the answered timer is cleared; when it is lost, the work is aborted. */
export function keepLease(lease: RunLease): NodeJS.Timeout {
  const { services, run, workerId, abort } = lease;
  const beat = async () => {
    const leaseUntil = later(services.clock.now(), services.config.LEASE_SECONDS);
    if (!(await renewLease(services.db, { id: run.id, workerId }, leaseUntil))) abort.abort();
  };
  return setInterval(
    () => {
      beat().catch((error: unknown) =>
        services.log.error({ run: run.id, error }, "lease could not be renewed"),
      );
    },
    (services.config.LEASE_SECONDS * 1000) / 3,
  );
}

/**
 * Aborts the work on a run once it is told that there is nothing left to write: its course was deleted, or the run
 * cancelled. Until what is returned is called.
 */
export function abortWhenGone({ services, run, workerId, abort }: RunLease): () => void {
  const look = async () => {
    // After a gap in what is told it is only likely that it is gone.
    const isThere = await services.db.transaction((tx) => lockLeasedRun(tx, run.id, workerId));
    if (!isThere) abort.abort();
  };
  const subjects = [["course-deleted", run.courseId] as const, ["run-cancelled", run.id] as const];
  return services.events.hear(subjects, () => {
    look().catch((error: unknown) =>
      services.log.error({ run: run.id, error }, "whether a run is still there could not be looked up"),
    );
  });
}
