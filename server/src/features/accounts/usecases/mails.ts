import { nameInMail } from "../../../platform/mail/names.ts";
import { type MailKind, renderMail } from "../../../platform/mail/templates.ts";
import type { Services } from "../../../platform/services.ts";
import { findProfile } from "../repository/profiles.ts";
import type { AuthUser } from "../repository/users.ts";
import { issueSignupLink } from "./links.ts";

interface Letter {
  /** Where it goes; the person's own address without it. */
  to?: string;
  /** The address it speaks of; the person's own without it. */
  email?: string;
  /** Path on this site, where its button leads. */
  path?: string;
}

/** Sends a person one of the account mails, in the language of the profile. Does nothing for an account that is gone. */
export async function sendMail(
  services: Services,
  userId: string,
  kind: MailKind,
  { to, email, path }: Letter = {},
): Promise<void> {
  const found = await findProfile(services.db, userId);
  if (!found) return;
  const { profile } = found;
  const mail = await renderMail(kind, profile.preferredLanguage, {
    brand: services.config.BRAND_NAME,
    name: nameInMail(`${profile.firstName} ${profile.lastName}`),
    email: email ?? profile.email,
    link: path === undefined ? null : new URL(path, services.publicUrl).href,
  });
  await services.mailer.send({ to: to ?? profile.email, ...mail }, { by: userId });
}

/** Sends the link that confirms an address; `course` is the slug of the course the person came from. */
export async function sendConfirmation(
  services: Services,
  user: AuthUser,
  course: string | null,
): Promise<void> {
  const query = new URLSearchParams({
    token_hash: await issueSignupLink(services, user),
    type: "signup",
    ...(course ? { course } : {}),
  });
  await sendMail(services, user.id, "confirm", { path: `/verify-email?${query}` });
}
