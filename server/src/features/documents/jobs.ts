import type { Queue } from "../../platform/jobs.ts";

/** Reading of one uploaded document, in a child process of its own. */
export const READ_QUEUE: Queue<{ documentId: string }> = {
  name: "document-read",
  expireInSeconds: 3_600,
  retryLimit: 3,
  concurrency: 2,
};
