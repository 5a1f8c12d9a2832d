import type { Language, OwnProfile } from "@lehrpfad/contract";
import { fill } from "@lehrpfad/i18n";
import { loadMailTexts } from "@lehrpfad/i18n/mail";
import type { Actor } from "../../platform/auth/actor.ts";
import type { AuthUser } from "../../platform/auth/repository.ts";
import { rateLimited, refusal, signedIn } from "../../platform/http/context.ts";
import { composeMail } from "../../platform/mail/compose.ts";
import type { Services } from "../../platform/services.ts";
import { findProfile, type ProfileRow, storeLanguage, storeRole } from "./repository.ts";
import { resendWait, roleAfterChoice } from "./rules.ts";

function show(row: ProfileRow): OwnProfile {
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    role: row.role,
    avatar_url: row.avatarUrl,
    preferred_language: row.preferredLanguage,
    is_email_verified: row.isEmailVerified,
    updated_at: row.updatedAt.toISOString(),
    role_chosen: row.roleChosen,
    created_at: row.createdAt.toISOString(),
  };
}

/** The profile of `id`, which only its own person may read or change. Throws UNAUTHORIZED, NOT_FOUND. */
async function ownProfile(services: Services, actor: Actor, id: string): Promise<ProfileRow> {
  const person = signedIn(actor);
  const profile = person.userId === id ? await findProfile(services.db, id) : null;
  if (!profile) throw refusal("NOT_FOUND");
  return profile;
}

export async function readProfile(services: Services, actor: Actor, id: string): Promise<OwnProfile> {
  return show(await ownProfile(services, actor, id));
}

export async function updateLanguage(
  services: Services,
  actor: Actor,
  id: string,
  language: Language,
): Promise<OwnProfile> {
  await ownProfile(services, actor, id);
  await storeLanguage(services.db, id, language, services.clock.now());
  return show(await ownProfile(services, actor, id));
}

export async function chooseRole(
  services: Services,
  actor: Actor,
  id: string,
  chosen: "course_creator_free" | "course_participant",
): Promise<OwnProfile> {
  const profile = await ownProfile(services, actor, id);
  await storeRole(services.db, id, roleAfterChoice(profile.role, chosen), services.clock.now());
  return show(await ownProfile(services, actor, id));
}

/** Sends the link that confirms an address; `course` is the slug of the course the person came from. */
export async function sendConfirmation(
  services: Services,
  user: AuthUser,
  course: string | null,
): Promise<void> {
  const profile = await findProfile(services.db, user.id);
  if (!profile) return;
  const mail = await loadMailTexts(profile.preferredLanguage);
  const link = new URL("/verify-email", services.publicUrl);
  link.searchParams.set("token_hash", await services.auth.issueSignupLink(user));
  link.searchParams.set("type", "signup");
  if (course) link.searchParams.set("course", course);
  const brand = services.config.BRAND_NAME;
  const composed = composeMail(profile.preferredLanguage, brand, {
    subject: fill(mail.confirm_subject, { brand }),
    greeting: fill(mail.greeting, { name: `${profile.firstName} ${profile.lastName}` }),
    paragraphs: [fill(mail.confirm_text, { brand }), mail.confirm_ignore],
    button: { label: mail.confirm_button, url: link.href },
    closing: fill(mail.closing, { brand }),
  });
  await services.mailer.send({ to: user.email, ...composed });
}

/** Sends the confirmation link once more. Throws RATE_LIMITED within 60 seconds of the last one. */
export async function resendVerification(
  services: Services,
  actor: Actor,
): Promise<{ alreadyVerified: boolean }> {
  const person = signedIn(actor);
  if (person.emailConfirmed) return { alreadyVerified: true };
  const wait = resendWait(await services.auth.lastLinkAt(person.userId), services.clock.now());
  if (wait > 0) throw rateLimited(wait);
  const user = await services.auth.userById(person.userId);
  if (!user) throw refusal("UNAUTHORIZED");
  await sendConfirmation(services, user, null);
  return { alreadyVerified: false };
}
