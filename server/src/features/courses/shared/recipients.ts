import type { InterfaceLanguage, NotificationState } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts } from "@lehrpfad/i18n/mail";
import { refusal } from "../../../platform/http/context.ts";
import { type Limit, RateLimitError } from "../../../platform/limiter.ts";
import { composeMail } from "../../../platform/mail/compose.ts";
import { nameInMail } from "../../../platform/mail/names.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import type { CourseRow } from "../repository/courses.ts";
import {
  ensureRecipient,
  findRecipient,
  isRefused,
  markAsked,
  type ProvenManager,
  provenManagers,
  type RecipientRow,
  recipientOfLink,
} from "../repository/recipients.ts";

const DAY = 24 * 3600;

/** Questions whether notifications may come, to one address from everywhere, and of one person to any. */
const ASK_ADDRESS: Limit = { name: "ask_address", points: 3, seconds: DAY };

const ASK_PERSON: Limit = { name: "ask_person", points: 10, seconds: DAY };

/** What a link may hold; anything else is none of ours. */
const TOKEN = /^[\w-]+$/;

/** Who gets the notifications of a course. */
export interface NotificationRecipient {
  email: string;
  name: string;
  /** Null where it is not known: the course's own then. */
  language: InterfaceLanguage | null;
  /** The secret of the link that switches them off. */
  token: string;
}

const pageOf = ({ publicUrl }: Services, token: string) => `${publicUrl}/notifications/${token}`;

/** Where a recipient switches the notifications off: the page, and the address of one click (RFC 8058). */
export function notificationsOff(services: Services, token: string): { page: string; oneClick: string } {
  return { page: pageOf(services, token), oneClick: `${services.publicUrl}/api/notifications/${token}/off` };
}

async function isWithinLimits(services: Services, email: string, ownerId: string): Promise<boolean> {
  try {
    await services.limiter.take(ASK_PERSON, ownerId);
    await services.limiter.take(ASK_ADDRESS, email);
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
}

/** Whom the notifications of a course could go to. */
interface Candidates {
  /** Its administrator where the address is a proven one of somebody who manages the course. */
  named: ProvenManager | null;
  /** Its owner where the own address is proven. */
  owner: ProvenManager | null;
  /** What the administrator's address was asked and said. */
  known: RecipientRow | null;
}

async function findCandidates({ db }: Services, course: CourseRow): Promise<Candidates> {
  const managers = await provenManagers(db, course);
  return {
    named: managers.find(({ email }) => email === course.adminEmail) ?? null,
    owner: managers.find(({ id }) => id === course.ownerId) ?? null,
    known: await findRecipient(db, course.id, course.adminEmail),
  };
}

/** Asks the address of a course's administrator, once, whether notifications may come. */
async function ask(
  services: Services,
  course: CourseRow,
  { owner, known }: { owner: ProvenManager; known: RecipientRow | null },
): Promise<void> {
  const { db, clock, config } = services;
  const email = course.adminEmail;
  if (known !== null && known.askedAt !== null) return;
  if (await isRefused(db, hashSecret(email))) return;
  if (known === null && !(await isWithinLimits(services, email, owner.id))) return;
  const row = await ensureRecipient(db, { courseId: course.id, email, token: newSecret(), state: "asked" });
  const texts = await loadMailTexts(owner.language);
  const { page, oneClick } = notificationsOff(services, row.token);
  const values = {
    brand: config.BRAND_NAME,
    course: nameInMail(course.name),
    creator: nameInMail(owner.name),
  };
  const mail = composeMail(owner.language, config.BRAND_NAME, {
    subject: fill(texts.notifications_ask_subject, values),
    greeting: texts.greeting_unknown,
    paragraphs: [fill(texts.notifications_ask_text, values), fill(texts.notifications_ask_ignore, values)],
    button: { label: texts.notifications_ask_button, url: page },
    closing: fill(texts.closing, values),
  });
  await services.mailer.send({ to: email, ...mail, unsubscribe: oneClick }, { id: row.id, by: owner.id });
  await markAsked(db, row.id, clock.now());
}

async function reach(
  services: Services,
  course: CourseRow,
  manager: ProvenManager,
): Promise<NotificationRecipient | null> {
  if (!manager.wantsMails) return null;
  const { email, name, language } = manager;
  const fresh = { courseId: course.id, email, token: newSecret(), state: "agreed" } as const;
  const { state, token } = await ensureRecipient(services.db, fresh);
  return state === "declined" ? null : { email, name, language, token };
}

/**
 * Who gets the notifications of a course now: its administrator where the address is a proven one of somebody who manages
 * the course, or has agreed; until then its owner, while the administrator is asked. Nobody whose address is not proven.
 */
export async function notificationRecipient(
  services: Services,
  course: CourseRow,
): Promise<NotificationRecipient | null> {
  const { named, owner, known } = await findCandidates(services, course);
  if (named) return await reach(services, course, named);
  if (known?.state === "agreed") {
    const name = `${course.adminFirstName} ${course.adminLastName}`;
    return { email: course.adminEmail, name, language: owner?.language ?? null, token: known.token };
  }
  if (!owner) return null;
  await ask(services, course, { owner, known });
  return await reach(services, course, owner);
}

/** Asks the administrator of a course where that has to be done; nothing while the owner's own address waits for proof. */
export async function askForNotifications(services: Services, course: CourseRow): Promise<void> {
  const { named, owner, known } = await findCandidates(services, course);
  if (owner && !named) await ask(services, course, { owner, known });
}

/** Whether notifications of a course go to its administrator. */
export async function notificationState(services: Services, course: CourseRow): Promise<NotificationState> {
  const { named, known } = await findCandidates(services, course);
  if (known?.state === "declined") return "declined";
  if (known?.state === "agreed" || named) return "agreed";
  if (await isRefused(services.db, hashSecret(course.adminEmail))) return "declined";
  return known?.askedAt ? "asked" : "waiting";
}

export async function linked(services: Services, token: string) {
  const found = TOKEN.test(token) ? await recipientOfLink(services.db, token) : null;
  if (!found) throw refusal("NOT_FOUND");
  return found;
}
