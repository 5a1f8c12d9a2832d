import {
  forgetStaleSessions,
  PHOTO_FILES,
  workOnAskedMails,
  workOnBlockWarnings,
} from "../features/accounts/index.ts";
import { workOnMails } from "../features/campus/index.ts";
import { IMAGE_FILES, MEDIA_FILES } from "../features/content/index.ts";
import {
  DOCUMENT_FILES,
  READ_QUEUE,
  readWaiting,
  recoverReading,
  removeUnused,
  UPLOAD_FILES,
} from "../features/documents/index.ts";
import { removeOldDeleted } from "../features/editing/index.ts";
import { GENERATION_QUEUE, recoverRuns, runGenerations } from "../features/generation/index.ts";
import { EXPORT_FILES, EXPORT_QUEUE, prepareExport } from "../features/interchange/index.ts";
import { workOnRetention } from "../features/learning/index.ts";
import { forgetUses } from "../features/quotas/index.ts";
import { removeOldReshapings } from "../features/reshaping/index.ts";
import { otherWriters } from "../features/rewriting/index.ts";
import { keepOpenCourses } from "../features/versions/index.ts";
import { workOnRemovals } from "../platform/removal.ts";
import type { Services } from "../platform/services.ts";
import { type StoredKind, workOnSweep } from "../platform/sweep.ts";

/** Every kind of file in the storage: what is of none of them is left alone by the nightly sweep. */
export const STORED_KINDS: readonly StoredKind[] = [
  DOCUMENT_FILES,
  UPLOAD_FILES,
  EXPORT_FILES,
  IMAGE_FILES,
  MEDIA_FILES,
  PHOTO_FILES,
];

const CLEAN_EVERY_MILLISECONDS = 3_600_000;

/** Takes up all background work in this process, first what an earlier process left unfinished. */
export async function startWorker(services: Services): Promise<void> {
  await services.mailer.deliver();
  await workOnRemovals(services);
  await workOnMails(services);
  await workOnAskedMails(services);
  await workOnBlockWarnings(services);
  await workOnRetention(services);
  await workOnSweep(services, STORED_KINDS);
  await services.jobs.work(READ_QUEUE, (_, signal) => readWaiting(services, signal));
  const writing = { ...GENERATION_QUEUE, concurrency: services.config.GENERATIONS };
  await services.jobs.work(writing, () => runGenerations(services, otherWriters));
  await services.jobs.work(EXPORT_QUEUE, (wish, signal) => prepareExport(services, wish, signal));
  const atStart = services.database.kind === "embedded";
  await recoverReading(services, atStart);
  await recoverRuns(services, true);
  const recover = async () => {
    await recoverReading(services, false);
    await recoverRuns(services, false);
  };
  const clean = async () => {
    await removeUnused(services);
    await removeOldDeleted(services);
    await removeOldReshapings(services);
    await keepOpenCourses(services);
    await services.limiter.clean();
    await forgetStaleSessions(services);
    await forgetUses(services);
  };
  await clean();
  const cleaning = setInterval(() => {
    clean().catch((error: unknown) =>
      services.log.error({ error }, "what is no longer needed could not be removed"),
    );
  }, CLEAN_EVERY_MILLISECONDS);
  const timer = setInterval(() => {
    recover().catch((error: unknown) =>
      services.log.error({ error }, "unfinished work could not be looked for"),
    );
  }, services.config.LEASE_SECONDS * 500);
  services.stopping.addEventListener("abort", () => {
    clearInterval(timer);
    clearInterval(cleaning);
  });
}
