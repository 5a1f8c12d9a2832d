import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { storeWishes } from "../../learning/index.ts";
import { enrolmentOfLink } from "../repository/mails.ts";

/** What a link may hold; anything else is none of ours. */
const TOKEN = /^[\w-]+$/;

async function linked(services: Services, token: string) {
  const found = TOKEN.test(token) ? await enrolmentOfLink(services.db, token) : null;
  if (!found) throw refusal("NOT_FOUND");
  return found;
}

/** What the link of a reminder is about. Throws NOT_FOUND. */
export async function reminderSetting(services: Services, token: string) {
  const { course, enrolment } = await linked(services, token);
  return { courseName: course.name, slug: course.slug, wanted: enrolment.remindersWanted };
}

/** Switches the reminders of one course off or on, for who holds the link; no sign-in. Throws NOT_FOUND. */
export async function setReminders(
  services: Services,
  token: string,
  wanted: boolean,
): Promise<{ wanted: boolean }> {
  const { enrolment } = await linked(services, token);
  await storeWishes(services.db, enrolment.id, { remindersWanted: wanted });
  return { wanted };
}
