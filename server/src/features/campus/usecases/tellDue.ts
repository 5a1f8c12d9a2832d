import { fill } from "@lehrpfad/i18n";
import { loadMailTexts } from "@lehrpfad/i18n/mail";
import { composeMail } from "../../../platform/mail/compose.ts";
import type { MailMessage } from "../../../platform/mail/mail.ts";
import { nameInMail } from "../../../platform/mail/names.ts";
import { newSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { entryAddress } from "../../accounts/index.ts";
import { dueByCourse } from "../repository/cards.ts";
import {
  markRepetitionMailQueued,
  peopleWithDue,
  repetitionToken,
  waitingRepetitionMails,
  writeRepetitionMail,
} from "../repository/repetitionMails.ts";
import { dayIn, hourIn, isMailHour } from "../rules.ts";
import { ensureCards } from "../shared/repeat.ts";

const BATCH = 100;

type Waiting = Awaited<ReturnType<typeof waitingRepetitionMails>>[number];

/** The mail; null where nothing is due any more, or it is not wanted any more. */
async function compose(services: Services, { profile, user, wanted }: Waiting): Promise<MailMessage | null> {
  if (!wanted || user.blockedAt || !user.emailConfirmedAt) return null;
  const courses = (await dueByCourse(services.db, user.id, services.clock.now())).filter(
    ({ due }) => due > 0,
  );
  if (courses.length === 0) return null;
  const texts = await loadMailTexts(profile.preferredLanguage);
  const brand = services.config.BRAND_NAME;
  const due = courses.reduce((sum, course) => sum + course.due, 0);
  const token = await repetitionToken(services.db, user.id, newSecret());
  const name = nameInMail(`${profile.firstName} ${profile.lastName}`);
  const lines = courses.map((course) =>
    fill(texts.due_course, { course: nameInMail(course.name), due: course.due }),
  );
  const composed = composeMail(profile.preferredLanguage, brand, {
    subject: fill(texts.due_subject, { due }),
    greeting: fill(texts.greeting, { name }),
    paragraphs: [texts.due_text, lines.join("\n")],
    button: { label: texts.due_button, url: await entryAddress(services, user, "/reviews") },
    aside: { label: texts.due_off, url: `${services.publicUrl}/repetition-mails/${token}` },
    closing: fill(texts.closing, { brand }),
  });
  const unsubscribe = `${services.publicUrl}/api/repetition-mails/${token}/off`;
  return { to: user.email, ...composed, unsubscribe };
}

/**
 * Tells people what is due today: one mail a day of their calendar over all courses, in the morning or later that day.
 * Processes that do so at the same time send each mail once: its row is its job's id.
 */
export async function tellDue(services: Services): Promise<void> {
  const now = services.clock.now();
  await ensureCards(services, "told");
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const { userId, timeZone } of await peopleWithDue(services.db, now)) {
    const zone = timeZone ?? own;
    if (isMailHour(hourIn(zone, now))) await writeRepetitionMail(services.db, userId, dayIn(zone, now), now);
  }
  for (;;) {
    const waiting = await waitingRepetitionMails(services.db, BATCH);
    for (const one of waiting) {
      const message = await compose(services, one);
      if (message) await services.mailer.send(message, { id: one.mail.id, by: one.user.id });
      await markRepetitionMailQueued(services.db, one.mail.id, services.clock.now());
    }
    if (waiting.length < BATCH) return;
  }
}
