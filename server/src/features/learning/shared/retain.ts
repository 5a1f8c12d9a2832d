import type { Services } from "../../../platform/services.ts";
import { RETENTION_QUEUE } from "../jobs.ts";
import { deleteOverdue } from "../repository/erasure.ts";

/** Participations that are deleted in one transaction. */
const BATCH = 500;

/** Three in the morning (UTC). */
const EVERY_NIGHT = "0 3 * * *";

/** Deletes what courses do not keep any longer (`retentionDays`), and anonymous sittings (`ANONYMOUS_DAYS`). */
export async function removeOverdue(services: Services): Promise<void> {
  const { db, clock, log, config } = services;
  let removed = 0;
  for (let some = BATCH; some >= BATCH && !services.stopping.aborted; removed += some) {
    some = await deleteOverdue(db, clock.now(), { anonymousDays: config.ANONYMOUS_DAYS, most: BATCH });
  }
  if (removed > 0) log.info({ removed }, "participations were deleted whose time is over");
}

/** Looks every night for what is due. */
export async function workOnRetention(services: Services): Promise<void> {
  await services.jobs.work(RETENTION_QUEUE, () => removeOverdue(services));
  await services.jobs.repeat(RETENTION_QUEUE, EVERY_NIGHT, {});
}
