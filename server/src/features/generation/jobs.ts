import type { Queue } from "../../platform/jobs.ts";

/**
 * "Something waits to be written." The lines in the database, not the queue, decide what comes next and who
 * works on it.
 */
export const GENERATION_QUEUE: Queue<Record<string, never>> = {
  name: "generation",
  expireInSeconds: 3600,
  retryLimit: 0,
  concurrency: 4,
};
