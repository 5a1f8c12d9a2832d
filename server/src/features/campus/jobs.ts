import type { Queue } from "../../platform/jobs.ts";
import type { Services } from "../../platform/services.ts";
import { LEARNING_MAIL_QUEUE } from "../learning/index.ts";
import { remind } from "./usecases/remind.ts";
import { sendMails } from "./usecases/sendMails.ts";
import { tellDue } from "./usecases/tellDue.ts";

/** Looks for participants who paused. */
const REMINDER_QUEUE: Queue<Record<string, never>> = {
  name: "reminders",
  expireInSeconds: 600,
  retryLimit: 2,
  concurrency: 1,
};

const EVERY_TEN_MINUTES = "*/10 * * * *";

/** Works on reminders and on mails about participations. */
export async function workOnMails(services: Services): Promise<void> {
  await services.jobs.work(LEARNING_MAIL_QUEUE, () => sendMails(services));
  await services.jobs.work(REMINDER_QUEUE, async () => {
    await remind(services);
    await tellDue(services);
  });
  await services.jobs.repeat(REMINDER_QUEUE, EVERY_TEN_MINUTES, {});
}
