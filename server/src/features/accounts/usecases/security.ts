import type { OwnProfile, SessionEntry } from "@lehrpfad/contract";
import type { Actor, Person } from "../../../platform/actor.ts";
import { refusal } from "../../../platform/http/context.ts";
import { answered, limited } from "../../../platform/http/limits.ts";
import type { Limit } from "../../../platform/limiter.ts";
import { checkPassword } from "../../../platform/passwords.ts";
import { hashSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { MAIL_CALLER } from "../config.ts";
import { ACCOUNT_MAIL_QUEUE } from "../jobs.ts";
import { deleteLinks, findLink } from "../repository/links.ts";
import { deleteSession, deleteSessionsOf, sessionsOf } from "../repository/sessions.ts";
import { type AuthUser, accountOfAddress, userById } from "../repository/users.ts";
import { changeEmail, findEmailChange, issueEmailChange, openByRecovery } from "./links.ts";
import { sendMail } from "./mails.ts";
import { mayChangeSecrets, setPassword } from "./passwords.ts";
import { readProfile, self } from "./profile.ts";
import { noteConfirmed, RESEND, RESEND_DAY } from "./verification.ts";

const DAY = 24 * 3600;
/** Attempts at the own password within 15 minutes, for who is signed in. */
export const PASSWORD_ATTEMPTS: Limit = { name: "own_password", points: 10, seconds: 900 };
/** Links for a new password to one address: one within 60 seconds, five within an hour, fifteen within a day. */
const RECOVER: Limit = { name: "recover", points: 1, seconds: 60 };
const RECOVER_HOUR: Limit = { name: "recover_hour", points: 5, seconds: 3600 };
const RECOVER_DAY: Limit = { name: "recover_day", points: 15, seconds: DAY };
/** Mails to one new address within 60 seconds and a day, and changes that one person asks for within an hour. */
const CHANGE_TARGET: Limit = { name: "email_change_target", points: 1, seconds: 60 };
const CHANGE_TARGET_DAY: Limit = { name: "email_change_target_day", points: 10, seconds: DAY };
const CHANGE_PERSON: Limit = { name: "email_change", points: 10, seconds: 3600 };

/**
 * Asks for another address. An address that has an account already gets a mail that says so: what the
 * asking person sees is the same. Throws RateLimitError.
 */
export async function startEmailChange(
  services: Services,
  person: Person,
  email: string,
  password: string | undefined,
): Promise<"done" | "wrong" | "unchanged"> {
  const { db, limiter } = services;
  const user = await userById(db, person.userId);
  if (user?.email === email) return "unchanged";
  await limiter.take(PASSWORD_ATTEMPTS, person.userId);
  if (!user || !(await mayChangeSecrets(services, person, password))) return "wrong";
  await limiter.take(CHANGE_PERSON, user.id);
  await limiter.take(CHANGE_TARGET, email);
  await limiter.take(CHANGE_TARGET_DAY, email);
  const path = `/verify-email-change/${await issueEmailChange(services, person, email)}`;
  const holder = await accountOfAddress(db, email);
  if (holder?.emailConfirmedAt) await sendMail(services, holder.id, "email_taken");
  else await sendMail(services, user.id, "email_change", { to: email, email, path });
  if (user.emailConfirmedAt) await sendMail(services, user.id, "email_change_notice", { email });
  return "done";
}

/** Changes the password of somebody who knows the present one. Throws RateLimitError. */
export async function changePassword(
  services: Services,
  person: Person,
  current: string | undefined,
  password: string,
): Promise<"done" | "wrong"> {
  await services.limiter.take(PASSWORD_ATTEMPTS, person.userId);
  if (!(await mayChangeSecrets(services, person, current))) return "wrong";
  await setPassword(services, person.userId, password, person.sessionId);
  if (person.emailConfirmed) await sendMail(services, person.userId, "password_changed");
  return "done";
}

/** Whether who opens the link to a new address is who asked for it: by the session that did, or the password. */
async function mayChangeAddress(
  services: Services,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  actor: Actor,
  password: string | undefined,
): Promise<"yes" | "unproven" | "wrong"> {
  if (actor.kind === "person" && actor.sessionId === sessionId) return "yes";
  if (password === undefined) return "unproven";
  await services.limiter.take(PASSWORD_ATTEMPTS, userId);
  const hash = (await userById(services.db, userId))?.passwordHash;
  return hash && (await checkPassword(hash, password)) ? "yes" : "wrong";
}

/**
 * Opens the link to a new address. The mailbox alone is not enough: it may be somebody else's, who would take the
 * asking person's account for his own. Null when the link is not valid (any more). Throws RateLimitError.
 */
export async function confirmChangedAddress(
  services: Services,
  secret: string,
  actor: Actor,
  password?: string | undefined,
): Promise<AuthUser | "unproven" | "wrong" | null> {
  const asked = await findEmailChange(services, secret);
  if (!asked) return null;
  const may = await mayChangeAddress(services, asked, actor, password);
  if (may !== "yes") return may;
  const changed = await changeEmail(services, secret);
  if (!changed) return null;
  const { user, before } = changed;
  if (before.confirmed) {
    await sendMail(services, user.id, "email_changed", { to: before.email, email: user.email });
  }
  await noteConfirmed(services, user);
  return user;
}

/** Enqueued whether or not the address is known, so that the time of the answer tells nothing. */
async function askForMail(
  services: Services,
  kind: "resend" | "recover" | "enter",
  email: string,
  to?: string,
): Promise<void> {
  await services.jobs.send(ACCOUNT_MAIL_QUEUE, { kind, email, ...(to ? { to } : {}) });
}

/** Mails with a link that opens an account share their limits. Throws RateLimitError. */
async function takeOpening(services: Services, email: string): Promise<void> {
  await services.limiter.take(RECOVER, email);
  await services.limiter.take(RECOVER_HOUR, email);
  await services.limiter.take(RECOVER_DAY, email);
}

/** Has a link for a new password mailed; tells nothing about the address. Throws RateLimitError. */
export async function askForRecovery(services: Services, email: string): Promise<void> {
  await takeOpening(services, email);
  await askForMail(services, "recover", email);
}

/** Has another confirmation link mailed to who waits for one; tells nothing about the address. Throws RateLimitError. */
export async function askForConfirmation(services: Services, email: string): Promise<void> {
  await services.limiter.take(RESEND, email);
  await services.limiter.take(RESEND_DAY, email);
  await askForMail(services, "resend", email);
}

/** Throws PASSWORD_WRONG, EMAIL_UNCHANGED, RATE_LIMITED. */
export async function requestEmailChange(
  services: Services,
  actor: Actor,
  input: { id: string; email: string; password?: string | undefined },
): Promise<OwnProfile> {
  const person = self(actor, input.id);
  const result = await answered(startEmailChange(services, person, input.email, input.password));
  if (result === "wrong") throw refusal("PASSWORD_WRONG");
  if (result === "unchanged") throw refusal("EMAIL_UNCHANGED");
  return await readProfile(services, actor, input.id);
}

export async function cancelEmailChange(services: Services, actor: Actor, id: string): Promise<OwnProfile> {
  self(actor, id);
  await deleteLinks(services.db, id, ["email_change"]);
  return await readProfile(services, actor, id);
}

/** Throws LINK_INVALID, LINK_UNPROVEN, PASSWORD_WRONG, RATE_LIMITED. */
export async function confirmEmailChange(
  services: Services,
  actor: Actor,
  { token, password }: { token: string; password?: string | undefined },
): Promise<{ email: string }> {
  const user = await answered(confirmChangedAddress(services, token, actor, password));
  if (user === null) throw refusal("LINK_INVALID");
  if (user === "unproven") throw refusal("LINK_UNPROVEN");
  if (user === "wrong") throw refusal("PASSWORD_WRONG");
  return { email: user.email };
}

/** Throws PASSWORD_WRONG, RATE_LIMITED. */
export async function changeOwnPassword(
  services: Services,
  actor: Actor,
  input: { id: string; current?: string | undefined; password: string },
): Promise<void> {
  const person = self(actor, input.id);
  const result = await answered(changePassword(services, person, input.current, input.password));
  if (result === "wrong") throw refusal("PASSWORD_WRONG");
}

/** Has a link mailed that signs in once. Answers the same for every address. Throws RATE_LIMITED. */
export async function requestEntry(
  services: Services,
  { email, to }: { email: string; to?: string | undefined },
  caller: string,
): Promise<{ retryAfterSeconds: number }> {
  await limited(services, MAIL_CALLER, caller);
  await answered(takeOpening(services, email));
  await askForMail(services, "enter", email, to);
  return { retryAfterSeconds: RECOVER.seconds };
}

/** Whether a link for a new password still opens something. Throws LINK_INVALID. */
export async function checkRecovery({ db, clock }: Services, token: string): Promise<void> {
  if (!(await findLink(db, "recovery", hashSecret(token), clock.now()))) throw refusal("LINK_INVALID");
}

/** Answers the same for every address. Throws RATE_LIMITED. */
export async function requestPasswordReset(
  services: Services,
  email: string,
  caller: string,
): Promise<{ retryAfterSeconds: number }> {
  await limited(services, MAIL_CALLER, caller);
  await answered(askForRecovery(services, email));
  return { retryAfterSeconds: RECOVER.seconds };
}

/** Sets a password by a mailed link and ends all sessions. Throws LINK_INVALID. */
export async function resetPassword(
  services: Services,
  token: string,
  password: string,
): Promise<{ email: string }> {
  const user = await openByRecovery(services, token);
  if (!user || user.blockedAt) throw refusal("LINK_INVALID");
  await setPassword(services, user.id, password, null);
  await noteConfirmed(services, user);
  await sendMail(services, user.id, "password_changed");
  return { email: user.email };
}

export async function listSessions(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ sessions: SessionEntry[] }> {
  const person = self(actor, id);
  const rows = await sessionsOf(services.db, id);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      current: row.id === person.sessionId,
      userAgent: row.userAgent,
      createdAt: row.createdAt.toISOString(),
      lastActiveAt: row.refreshedAt.toISOString(),
    })),
  };
}

/** Ends one of the own sessions. Throws NOT_FOUND for one that has ended or is somebody else's. */
export async function endSession(
  services: Services,
  actor: Actor,
  id: string,
  sessionId: string,
): Promise<{ sessions: SessionEntry[] }> {
  const { sessions } = await listSessions(services, actor, id);
  if (!sessions.some((session) => session.id === sessionId)) throw refusal("NOT_FOUND");
  await deleteSession(services.db, sessionId);
  return { sessions: sessions.filter((session) => session.id !== sessionId) };
}

export async function endOtherSessions(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ sessions: SessionEntry[] }> {
  const person = self(actor, id);
  await deleteSessionsOf(services.db, id, person.sessionId);
  return await listSessions(services, actor, id);
}
