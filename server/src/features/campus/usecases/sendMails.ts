import type { InterfaceLanguage } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts, type MailTexts } from "@lehrpfad/i18n/mail";
import { createLimiter, type Limit, RateLimitError } from "../../../platform/limiter.ts";
import { composeMail } from "../../../platform/mail/compose.ts";
import type { MailMessage } from "../../../platform/mail/mail.ts";
import { nameInMail } from "../../../platform/mail/names.ts";
import { newSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { entryAddress, userById } from "../../accounts/index.ts";
import { type NotificationRecipient, notificationRecipient, notificationsOff } from "../../courses/index.ts";
import { type EnrolmentRow, listStepProgress, passStanding, runScore } from "../../learning/index.ts";
import {
  aboutMail,
  decideHeld,
  heldOn,
  type MailRow,
  markQueued,
  remindedOn,
  reminderToken,
  waitingMails,
} from "../repository/mails.ts";
import type { About } from "../shared/about.ts";
import { writeEvaluation } from "./writeEvaluation.ts";

const BATCH = 100;

/** Notifications of single participants to one address in a day; the next ones wait for the day's summary. */
const NOTIFICATIONS: Limit = { name: "notifications", points: 20, seconds: 24 * 3600 };

/** Names listed in one mail. */
const MOST_NAMES = 50;

type Words = { subject: string; paragraphs: string[] };

function toCreator(about: About, { email, name, token }: NotificationRecipient, words: Words): MailMessage {
  const { services, course, texts, language } = about;
  const brand = services.config.BRAND_NAME;
  const off = notificationsOff(services, token);
  const mail = composeMail(language, brand, {
    subject: words.subject,
    greeting: fill(texts.greeting, { name: nameInMail(name) }),
    paragraphs: [...words.paragraphs, texts.creator_settings],
    button: { label: texts.creator_button, url: `${services.publicUrl}/c/${course.slug}/results` },
    aside: { label: texts.notifications_off, url: off.page },
    closing: fill(texts.closing, { brand }),
  });
  return { to: email, ...mail, unsubscribe: off.oneClick };
}

function started({ texts, courseName, name }: About): Words {
  const values = { name, course: courseName };
  return { subject: fill(texts.started_subject, values), paragraphs: [fill(texts.started_text, values)] };
}

type StepProgressRow = Awaited<ReturnType<typeof listStepProgress>>[number];

function resultOf(texts: MailTexts, { answeredAt, right, known }: StepProgressRow): string {
  if (answeredAt === null) return texts.result_understood;
  if (known) return texts.result_known;
  return right ? texts.result_right : texts.result_wrong;
}

function resultLine(texts: MailTexts, row: StepProgressRow): string {
  const { position, title } = row;
  const result = resultOf(texts, row);
  return `${position}. ${nameInMail(title)}: ${result}`;
}

async function completed(about: About, enrolment: EnrolmentRow): Promise<Words> {
  const { services, texts, course, courseName, name } = about;
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const answered = rows.filter(({ answeredAt }) => answeredAt !== null);
  const right = answered.filter((row) => row.right === true).length;
  const values = { name, course: courseName, right, answered: answered.length };
  const pass = await passStanding(services, course, enrolment);
  const mark = pass
    ? [fill(pass.passed ? texts.completed_passed : texts.completed_not_passed, { percent: pass.percent })]
    : [];
  const knownSteps = rows.filter(({ known }) => known).length;
  const known = knownSteps > 0 ? [fill(texts.completed_known, { known: knownSteps })] : [];
  const { quiz } = await runScore(services, course, enrolment.id);
  const quizLine = quiz ? [fill(texts.completed_quiz, { right: quiz.right, questions: quiz.questions })] : [];
  const analysis = course.notifyAnalysis
    ? [texts.analysis_title, ...rows.map((row) => resultLine(texts, row))]
    : [];
  return {
    subject: fill(texts.completed_subject, values),
    paragraphs: [fill(texts.completed_text, values), ...known, ...quizLine, ...mark, ...analysis],
  };
}

const dayIn = (language: InterfaceLanguage, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** Names as one list, the last ones only counted where there are many. */
function listNames({ language, texts }: About, names: string[]): string {
  const shown = names.slice(0, MOST_NAMES).map(nameInMail);
  const more = names.length - shown.length;
  const rest = more > 0 ? [fill(texts.names_more, { count: more })] : [];
  return new Intl.ListFormat(language).format([...shown, ...rest]);
}

async function reminded(about: About, day: string): Promise<Words | null> {
  const { services, texts, course, courseName, language } = about;
  const names = await remindedOn(services.db, course.id, day);
  if (names.length === 0) return null;
  const values = { course: courseName, names: listNames(about, names), date: dayIn(language, day) };
  return { subject: fill(texts.reminded_subject, values), paragraphs: [fill(texts.reminded_text, values)] };
}

/** What happened on a day beyond what was told one by one. */
async function daySummary(about: About, day: string): Promise<Words | null> {
  const { services, texts, course, courseName, language } = about;
  const begun = await heldOn(services.db, course.id, day, "started");
  const ended = await heldOn(services.db, course.id, day, "completed");
  if (begun.length + ended.length === 0) return null;
  const values = { course: courseName, date: dayIn(language, day) };
  const line = (text: string, names: string[]) =>
    names.length === 0 ? [] : [fill(text, { names: listNames(about, names) })];
  return {
    subject: fill(texts.summary_subject, values),
    paragraphs: [
      fill(texts.summary_text, values),
      ...line(texts.summary_started, begun),
      ...line(texts.summary_completed, ended),
    ],
  };
}

const DAYS_HOURS = 72;

const WEEK_HOURS = 168;

/** Each reminder of a pause in words of its own, by the hours of its interval. */
function reminderWords(texts: MailTexts, hours: number | null): { subject: string; text: string } {
  if ((hours ?? 0) >= WEEK_HOURS) {
    return { subject: texts.reminder_subject_week, text: texts.reminder_text_week };
  }
  if ((hours ?? 0) >= DAYS_HOURS) {
    return { subject: texts.reminder_subject_days, text: texts.reminder_text_days };
  }
  return { subject: texts.reminder_subject, text: texts.reminder_text };
}

/** Null where the reason has gone meanwhile: completed, gone on, or no reminders wanted. */
async function reminder(about: About, mail: MailRow, enrolment: EnrolmentRow): Promise<MailMessage | null> {
  const { services, texts, course, language, courseName, name } = about;
  const goneOn = enrolment.lastActiveAt > mail.createdAt;
  if (enrolment.completedAt || goneOn || !enrolment.remindersWanted) return null;
  const user = enrolment.userId ? await userById(services.db, enrolment.userId) : null;
  if (!user?.emailConfirmedAt) return null;
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  const open = rows.find(({ answeredAt, understoodAt }) => !answeredAt && !understoodAt);
  const next = open ?? rows[0];
  if (!next) return null;
  const isQuizLeft = !open && course.finalQuiz !== "none";
  const brand = services.config.BRAND_NAME;
  const token = await reminderToken(services.db, enrolment.id, newSecret());
  const off = `${services.publicUrl}/reminders/${token}`;
  const values = {
    course: courseName,
    step: nameInMail(next.title),
    position: next.position,
    total: rows.length,
  };
  const words = reminderWords(texts, mail.hours);
  const composed = composeMail(language, brand, {
    subject: fill(words.subject, values),
    greeting: fill(texts.greeting, { name }),
    paragraphs: [fill(isQuizLeft ? texts.reminder_text_quiz : words.text, values)],
    button: {
      label: texts.reminder_button,
      url: await entryAddress(
        services,
        user,
        `/c/${course.slug}/${isQuizLeft ? "final-quiz" : `steps/${next.position}`}`,
      ),
    },
    aside: { label: texts.reminder_off, url: off },
    closing: fill(texts.closing, { brand }),
  });
  return { to: user.email, ...composed, unsubscribe: `${services.publicUrl}/api/reminders/${token}/off` };
}

async function notificationWords(
  about: About,
  mail: MailRow,
  enrolment: EnrolmentRow | null,
): Promise<Words | null> {
  if (mail.kind === "reminded") return await reminded(about, mail.occasion);
  if (mail.kind === "summary") return await daySummary(about, mail.occasion);
  if (!enrolment) return null;
  return mail.kind === "started" ? started(about) : await completed(about, enrolment);
}

/** Whether the recipient of a notification had enough of them today. */
async function isHeld({ db, clock }: Services, { id, kind }: MailRow, email: string): Promise<boolean> {
  if (kind !== "started" && kind !== "completed") return false;
  return await decideHeld(db, id, async (tx) => {
    try {
      await createLimiter(tx, clock).take(NOTIFICATIONS, email);
      return false;
    } catch (error) {
      if (error instanceof RateLimitError) return true;
      throw error;
    }
  });
}

/** Kinds of mails that go to the participant, not to who made the course. */
const TO_PARTICIPANT: ReadonlySet<MailRow["kind"]> = new Set(["reminder", "evaluation"]);

/** The mail; null where nobody is to get it (any more), or the day's summary tells of it. */
async function compose(services: Services, mail: MailRow): Promise<MailMessage | null> {
  const found = await aboutMail(services.db, mail);
  if (!found) return null;
  const { course, person, owner } = found;
  const isOwn = TO_PARTICIPANT.has(mail.kind);
  const recipient = isOwn ? null : await notificationRecipient(services, course);
  if (!isOwn && !recipient) return null;
  const language =
    (recipient ? recipient.language : person?.profile.preferredLanguage) ??
    owner?.preferredLanguage ??
    course.language;
  const about: About = {
    services,
    course,
    texts: await loadMailTexts(language),
    language,
    courseName: nameInMail(course.name),
    name: person ? nameInMail(`${person.profile.firstName} ${person.profile.lastName}`) : "",
  };
  if (!recipient) {
    if (!person) return null;
    const { enrolment } = person;
    return mail.kind === "evaluation"
      ? await writeEvaluation(about, enrolment)
      : await reminder(about, mail, enrolment);
  }
  const words = await notificationWords(about, mail, person?.enrolment ?? null);
  if (!words) return null;
  return (await isHeld(services, mail, recipient.email)) ? null : toCreator(about, recipient, words);
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
