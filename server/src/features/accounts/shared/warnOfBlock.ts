import { LIMITS } from "@lehrpfad/contract";
import { later } from "../../../platform/clock.ts";
import type { Queue } from "../../../platform/jobs.ts";
import type { Services } from "../../../platform/services.ts";
import { noteWarned, usersToWarn } from "../repository/users.ts";
import { sendBlockWarning } from "./mails.ts";

/** How long before its block an account's address is written to. */
const AHEAD_SECONDS = 24 * 3600;

/** Looks for accounts that are blocked soon because their address is not confirmed (statement 4.53). */
const WARNING_QUEUE: Queue<Record<string, never>> = {
  name: "block-warnings",
  expireInSeconds: 600,
  retryLimit: 2,
  concurrency: 1,
};

const EVERY_HOUR = "23 * * * *";

/** Writes to those whose account is blocked within a day; each once. */
export async function warnOfBlock(services: Services): Promise<void> {
  const now = services.clock.now();
  const { blockSeconds } = LIMITS.verification;
  const after = later(now, -blockSeconds);
  const users = await usersToWarn(services.db, { after, until: later(after, AHEAD_SECONDS) });
  for (const user of users) {
    await sendBlockWarning(services, user, later(user.createdAt, blockSeconds));
    await noteWarned(services.db, user.id, now);
  }
}

export async function workOnBlockWarnings(services: Services): Promise<void> {
  await services.jobs.work(WARNING_QUEUE, () => warnOfBlock(services));
  await services.jobs.repeat(WARNING_QUEUE, EVERY_HOUR, {});
}
