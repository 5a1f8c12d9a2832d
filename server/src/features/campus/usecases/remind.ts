import type { Services } from "../../../platform/services.ts";
import {
  writeDaySummaries,
  writeLateEvaluations,
  writeReminderSummaries,
  writeReminders,
} from "../repository/mails.ts";
import { sendMails } from "./sendMails.ts";

/** Writes the reminders and late evaluations that are due now, and yesterday's summaries; then sends what waits. */
export async function remind(services: Services): Promise<void> {
  const now = services.clock.now();
  await writeReminders(services.db, now);
  await writeLateEvaluations(services.db, now);
  await writeReminderSummaries(services.db, now);
  await writeDaySummaries(services.db, now);
  await sendMails(services);
}
