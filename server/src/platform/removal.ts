import { StorageUnavailableError } from "./files.ts";
import type { Queue } from "./jobs.ts";
import type { Services } from "./services.ts";

/** Files that could not be removed at once, tried again for two days. */
export const REMOVAL_QUEUE: Queue<{ key: string }> = {
  name: "file-removal",
  expireInSeconds: 300,
  retryLimit: 24,
  concurrency: 1,
};

/** Removes files whose rows are gone; while the storage does not answer, a job goes on trying. */
export async function removeFiles(services: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await services.files.remove(key);
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      services.log.warn({ error, key }, "a file is removed later");
      await services.jobs.send(REMOVAL_QUEUE, { key });
    }
  }
}

/** Works on removals that failed before. */
export async function workOnRemovals(services: Services): Promise<void> {
  await services.jobs.work(REMOVAL_QUEUE, ({ key }) => services.files.remove(key));
}
