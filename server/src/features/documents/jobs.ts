import type { Queue } from "../../platform/jobs.ts";

/** "Some document waits to be read." The line in the database, not the queue, decides which comes next. */
export const READ_QUEUE: Queue<Record<string, never>> = {
  name: "documents",
  expireInSeconds: 3_600,
  retryLimit: 3,
  concurrency: 2,
  bell: true,
};
