import { nameInMail } from "../../../platform/mail/names.ts";
import { type MailKind, renderMail } from "../../../platform/mail/templates.ts";
import type { Services } from "../../../platform/services.ts";
import { courseNameOf, findProfile } from "../repository/profiles.ts";
import type { AuthUser } from "../repository/users.ts";
import { issueSignupLink } from "./links.ts";

interface Letter {
  /** Where it goes; the person's own address without it. */
  to?: string;
  /** The address it speaks of; the person's own without it. */
  email?: string;
  /** Path on this site, where its button leads. */
  path?: string;
  /** The name of the course that it speaks of. */
  course?: string | undefined;
  /** When the account is blocked. */
  blockedAt?: Date;
  /** A mail with the id of an earlier one is not sent again. */
  id?: string;
}

/** Sends a person one of the account mails, in the language of the profile. Does nothing for an account that is gone. */
export async function sendMail(
  services: Services,
  userId: string,
  kind: MailKind,
  { to, email, path, course, blockedAt, id }: Letter = {},
): Promise<void> {
  const found = await findProfile(services.db, userId);
  if (!found) return;
  const { profile } = found;
  const { preferredLanguage: language } = profile;
  const mail = await renderMail(kind, language, {
    brand: services.config.BRAND_NAME,
    name: nameInMail(`${profile.firstName} ${profile.lastName}`),
    email: email ?? profile.email,
    course: course && nameInMail(course),
    date:
      blockedAt &&
      new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(blockedAt),
    link: path === undefined ? null : new URL(path, services.publicUrl).href,
  });
  await services.mailer.send({ to: to ?? profile.email, ...mail }, { by: userId, ...(id ? { id } : {}) });
}

async function confirmationPath(services: Services, user: AuthUser, course: string | null): Promise<string> {
  const query = new URLSearchParams({
    token_hash: await issueSignupLink(services, user),
    type: "signup",
    ...(course ? { course } : {}),
  });
  return `/verify-email?${query}`;
}

/** Sends the link that confirms an address; `course` is the slug of the course the person came from. */
export async function sendConfirmation(
  services: Services,
  user: AuthUser,
  course: string | null,
): Promise<void> {
  const path = await confirmationPath(services, user, course);
  const name = course ? await courseNameOf(services.db, course) : null;
  if (name === null) await sendMail(services, user.id, "confirm", { path });
  else await sendMail(services, user.id, "confirm_course", { path, course: name });
}

/** Tells a person when the account is blocked, with the link that prevents it; once, however often it is called. */
export async function sendBlockWarning(services: Services, user: AuthUser, blockedAt: Date): Promise<void> {
  const path = await confirmationPath(services, user, null);
  await sendMail(services, user.id, "block", { path, blockedAt, id: user.id });
}
