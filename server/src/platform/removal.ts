import { ORPCError } from "@orpc/server";
import { isOwnerGone } from "../db/errors.ts";
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

/**
 * Stores the row that names the file at `key`. Where what it belongs to was deleted meanwhile, the file goes again and
 * `gone` is thrown; it goes as well where the row is refused. After any other error the row may be stored all the same: the nightly sweep looks at it.
 */
export async function storeRowOf<T>(
  services: Services,
  key: string,
  gone: Error,
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store();
  } catch (error) {
    const lost = isOwnerGone(error);
    if (lost || error instanceof ORPCError) await removeFiles(services, [key]);
    throw lost ? gone : error;
  }
}

/** Works on removals that failed before. */
export async function workOnRemovals(services: Services): Promise<void> {
  await services.jobs.work(REMOVAL_QUEUE, ({ key }) => services.files.remove(key));
}
