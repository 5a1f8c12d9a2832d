import type { InterfaceLanguage, Notifications, OwnProfile, Salutation } from "@lehrpfad/contract";
import type { Actor, Person } from "../../../platform/actor.ts";
import { refusal, signedIn } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { pendingChange } from "../repository/links.ts";
import {
  findProfile,
  type ProfileRow,
  storeLanguage,
  storeNames,
  storeNotifications,
  storeRole,
  storeVerified,
} from "../repository/profiles.ts";
import { roleAfterChoice, verificationOf } from "../rules.ts";

/** The actor, who may only ask about the own account. Throws UNAUTHORIZED, NOT_FOUND. */
export function self(actor: Actor, id: string): Person {
  const person = signedIn(actor);
  if (person.userId !== id) throw refusal("NOT_FOUND");
  return person;
}

/** The profile of `id`, which only its own person may read or change. Throws UNAUTHORIZED, NOT_FOUND. */
export async function ownProfile(services: Services, actor: Actor, id: string): Promise<ProfileRow> {
  self(actor, id);
  const profile = await findProfile(services.db, id);
  if (!profile) throw refusal("NOT_FOUND");
  return profile;
}

export async function readProfile(services: Services, actor: Actor, id: string): Promise<OwnProfile> {
  const { profile, user, settings } = await ownProfile(services, actor, id);
  const change = await pendingChange(services.db, id, services.clock.now());
  const confirmed = user.emailConfirmedAt !== null;
  return {
    id: profile.id,
    first_name: profile.firstName,
    last_name: profile.lastName,
    email: profile.email,
    role: profile.role,
    avatar_url: profile.avatarUrl,
    preferred_language: profile.preferredLanguage,
    is_email_verified: profile.isEmailVerified,
    updated_at: profile.updatedAt.toISOString(),
    role_chosen: user.roleChosen,
    created_at: user.createdAt.toISOString(),
    salutation: settings?.salutation ?? "none",
    has_password: user.passwordHash !== null,
    email_change: change ? { new_email: change.email, expires_at: change.expiresAt.toISOString() } : null,
    verification: verificationOf(user.createdAt, confirmed, services.clock.now()),
    notifications: {
      creator_mails: settings?.creatorMails ?? true,
      learning_reminders: settings?.learningReminders ?? true,
    },
  };
}

export async function updateProfile(
  services: Services,
  actor: Actor,
  input: { id: string; first_name: string; last_name: string; salutation: Salutation },
): Promise<OwnProfile> {
  const { id, first_name: firstName, last_name: lastName, salutation } = input;
  self(actor, id);
  await storeNames(services.db, id, { firstName, lastName, salutation }, services.clock.now());
  return await readProfile(services, actor, id);
}

export async function updateLanguage(
  services: Services,
  actor: Actor,
  id: string,
  language: InterfaceLanguage,
): Promise<OwnProfile> {
  self(actor, id);
  await storeLanguage(services.db, id, language, services.clock.now());
  return await readProfile(services, actor, id);
}

export async function updateNotifications(
  services: Services,
  actor: Actor,
  id: string,
  chosen: Notifications,
): Promise<OwnProfile> {
  self(actor, id);
  await storeNotifications(services.db, id, chosen);
  return await readProfile(services, actor, id);
}

export async function chooseRole(
  services: Services,
  actor: Actor,
  id: string,
  chosen: "course_creator_free" | "course_participant",
): Promise<OwnProfile> {
  const { profile } = await ownProfile(services, actor, id);
  await storeRole(services.db, id, roleAfterChoice(profile.role, chosen), services.clock.now());
  return await readProfile(services, actor, id);
}

/** Repairs a profile that is not marked verified although its account is confirmed (statement 4.52). */
export async function updateVerified(services: Services, actor: Actor, id: string): Promise<OwnProfile> {
  const { user, profile } = await ownProfile(services, actor, id);
  if (user.emailConfirmedAt && !profile.isEmailVerified) {
    await storeVerified(services.db, id, services.clock.now());
  }
  return await readProfile(services, actor, id);
}
