import type { Language } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts, type MailTexts } from "@lehrpfad/i18n/mail";
import { composeMail } from "../../../platform/mail/compose.ts";
import type { MailMessage } from "../../../platform/mail/mail.ts";
import { newSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { userById } from "../../accounts/index.ts";
import type { CourseRow } from "../../courses/index.ts";
import { type EnrolmentRow, listStepProgress } from "../../learning/index.ts";
import {
  aboutMail,
  type MailRow,
  markQueued,
  remindedOn,
  reminderToken,
  waitingMails,
  writeReminderSummaries,
  writeReminders,
} from "../repository/mails.ts";

const BATCH = 100;

interface About {
  services: Services;
  course: CourseRow;
  texts: MailTexts;
  language: Language;
  /** First and last name of the participant; empty in summaries. */
  name: string;
}

type Words = { subject: string; paragraphs: string[]; label: string; url: string };

function toCreator({ services, course, texts, language }: About, words: Words): MailMessage {
  const brand = services.config.BRAND_NAME;
  const mail = composeMail(language, brand, {
    subject: words.subject,
    greeting: fill(texts.greeting, { name: `${course.adminFirstName} ${course.adminLastName}` }),
    paragraphs: [...words.paragraphs, texts.creator_settings],
    button: { label: words.label, url: words.url },
    closing: fill(texts.closing, { brand }),
  });
  return { to: course.adminEmail, ...mail };
}

const managed = ({ services, course }: About) => `${services.publicUrl}/c/${course.slug}/results`;

function started(about: About): MailMessage {
  const { texts, course, name } = about;
  const values = { name, course: course.name };
  return toCreator(about, {
    subject: fill(texts.started_subject, values),
    paragraphs: [fill(texts.started_text, values)],
    label: texts.creator_button,
    url: managed(about),
  });
}

type StepProgressRow = Awaited<ReturnType<typeof listStepProgress>>[number];

function resultLine(texts: MailTexts, { position, title, answeredAt, right }: StepProgressRow): string {
  const result =
    answeredAt === null ? texts.result_understood : right ? texts.result_right : texts.result_wrong;
  return `${position}. ${title}: ${result}`;
}

async function completed(about: About, enrolment: EnrolmentRow): Promise<MailMessage> {
  const { services, texts, course, name } = about;
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const answered = rows.filter(({ answeredAt }) => answeredAt !== null);
  const right = answered.filter((row) => row.right === true).length;
  const values = { name, course: course.name, right, answered: answered.length };
  const analysis = course.notifyAnalysis
    ? [texts.analysis_title, ...rows.map((row) => resultLine(texts, row))]
    : [];
  return toCreator(about, {
    subject: fill(texts.completed_subject, values),
    paragraphs: [fill(texts.completed_text, values), ...analysis],
    label: texts.creator_button,
    url: managed(about),
  });
}

async function summary(about: About, day: string): Promise<MailMessage | null> {
  const { services, texts, course, language } = about;
  const names = await remindedOn(services.db, course.id, day);
  if (names.length === 0) return null;
  const values = {
    course: course.name,
    names: new Intl.ListFormat(language).format(names),
    date: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)),
  };
  return toCreator(about, {
    subject: fill(texts.reminded_subject, values),
    paragraphs: [fill(texts.reminded_text, values)],
    label: texts.creator_button,
    url: managed(about),
  });
}

/** Null where the reason has gone meanwhile: completed, gone on, or no reminders wanted. */
async function reminder(about: About, mail: MailRow, enrolment: EnrolmentRow): Promise<MailMessage | null> {
  const { services, texts, course, language, name } = about;
  const goneOn = enrolment.lastActiveAt > mail.createdAt;
  if (enrolment.completedAt || goneOn || !enrolment.remindersWanted) return null;
  const user = enrolment.userId ? await userById(services.db, enrolment.userId) : null;
  if (!user?.emailConfirmedAt) return null;
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const next = rows.find(({ answeredAt, understoodAt }) => !answeredAt && !understoodAt) ?? rows[0];
  if (!next) return null;
  const brand = services.config.BRAND_NAME;
  const token = await reminderToken(services.db, enrolment.id, newSecret());
  const off = `${services.publicUrl}/reminders/${token}`;
  const values = { course: course.name, step: next.title, position: next.position, total: rows.length };
  const composed = composeMail(language, brand, {
    subject: fill(texts.reminder_subject, values),
    greeting: fill(texts.greeting, { name }),
    paragraphs: [fill(texts.reminder_text, values)],
    button: {
      label: texts.reminder_button,
      url: `${services.publicUrl}/c/${course.slug}/steps/${next.position}`,
    },
    aside: { label: texts.reminder_off, url: off },
    closing: fill(texts.closing, { brand }),
  });
  return { to: user.email, ...composed, unsubscribe: `${services.publicUrl}/api/reminders/${token}/off` };
}

async function compose(services: Services, mail: MailRow): Promise<MailMessage | null> {
  const found = await aboutMail(services.db, mail);
  if (!found) return null;
  const { course, person, owner, wantsMails } = found;
  const wantsNone = wantsMails === false && owner?.email === course.adminEmail;
  if (mail.kind !== "reminder" && wantsNone) return null;
  const toParticipant = mail.kind === "reminder" && person !== null;
  const language = toParticipant
    ? person.profile.preferredLanguage
    : (found.owner?.preferredLanguage ?? course.language);
  const texts = await loadMailTexts(language);
  const name = person ? `${person.profile.firstName} ${person.profile.lastName}` : "";
  const about: About = { services, course, texts, language, name };
  if (mail.kind === "reminded") return await summary(about, mail.occasion);
  if (!person) return null;
  if (mail.kind === "started") return started(about);
  if (mail.kind === "completed") return await completed(about, person.enrolment);
  return await reminder(about, mail, person.enrolment);
}

/** Sends the mails that wait. Processes that do so at the same time send each mail once: its row is its job's id. */
export async function sendMails(services: Services): Promise<void> {
  for (;;) {
    const waiting = await waitingMails(services.db, BATCH);
    for (const mail of waiting) {
      const message = await compose(services, mail);
      if (message) await services.mailer.send(message, { id: mail.id, by: mail.courseId });
      await markQueued(services.db, mail.id, services.clock.now());
    }
    if (waiting.length < BATCH) return;
  }
}

/** Writes the reminders that are due now, and yesterday's summaries for the creators; then sends what waits. */
export async function remind(services: Services): Promise<void> {
  const now = services.clock.now();
  await writeReminders(services.db, now);
  await writeReminderSummaries(services.db, now);
  await sendMails(services);
}
