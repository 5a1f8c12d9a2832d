import type { Queue } from "../../platform/jobs.ts";
import type { Services } from "../../platform/services.ts";

/** "Mails about participations may wait." The rows in the database say which; the campus writes and sends them. */
export const LEARNING_MAIL_QUEUE: Queue<Record<string, never>> = {
  name: "learning-mail",
  expireInSeconds: 600,
  retryLimit: 5,
  concurrency: 1,
};

/** Looks for participations that their course does not keep any longer. */
export const RETENTION_QUEUE: Queue<Record<string, never>> = {
  name: "retention",
  expireInSeconds: 3_600,
  retryLimit: 2,
  concurrency: 1,
};

/** Wakes who sends the mails, after a row was written. */
export async function mailsWait(services: Services): Promise<void> {
  await services.jobs.send(LEARNING_MAIL_QUEUE, {});
}
