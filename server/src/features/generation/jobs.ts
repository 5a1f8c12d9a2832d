import type { Queue } from "../../platform/jobs.ts";

/** Writing of one course. The lease in the run, not the queue, decides who works on it. */
export const GENERATION_QUEUE: Queue<{ runId: string }> = {
  name: "generation",
  expireInSeconds: 3600,
  retryLimit: 0,
  concurrency: 2,
};
