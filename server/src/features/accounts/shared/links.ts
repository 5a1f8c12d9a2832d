import { LIMITS } from "@lehrpfad/contract";
import type { LinkKind } from "../../../db/tables/auth.ts";
import type { Person } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import {
  type ChangedAddress,
  changeAddress,
  consumeLink,
  deleteLinks,
  findLink,
  insertLink,
  trimLinks,
} from "../repository/links.ts";
import { findProfile } from "../repository/profiles.ts";
import { type AuthUser, accountOfAddress, userById } from "../repository/users.ts";

/** How long links work, in seconds: a confirmation as long as the account lives without it (statement 9.09). */
const LINK_SECONDS: Record<LinkKind, number> = {
  signup: LIMITS.verification.blockSeconds,
  email_change: 24 * 3600,
  recovery: 3600,
  entry: 7 * 24 * 3600,
};

/** How many links that sign in a person has at most; the oldest go. A mailbox read by somebody else holds no more. */
const MOST_ENTRY_LINKS = 10;

type LinkServices = Pick<Services, "db" | "clock">;

/** A link may prove that two accounts are one person's. */
export type MergingServices = LinkServices & Pick<Services, "moveParticipations">;

async function issueLink(
  { db, clock }: LinkServices,
  kind: LinkKind,
  { id: userId, email }: Pick<AuthUser, "id" | "email">,
  sessionId: string | null = null,
): Promise<string> {
  const secret = newSecret();
  const now = clock.now();
  const expiresAt = later(now, LINK_SECONDS[kind]);
  const tokenHash = hashSecret(secret);
  await insertLink(db, { tokenHash, kind, userId, email, sessionId, createdAt: now, expiresAt });
  return secret;
}

export const spendLink = ({ db, clock }: LinkServices, kind: LinkKind, secret: string) =>
  consumeLink(db, kind, hashSecret(secret), clock.now());

/** Makes the secret of a confirmation link. */
export async function issueSignupLink(services: LinkServices, user: AuthUser): Promise<string> {
  return await issueLink(services, "signup", user);
}

/** Makes the secret of a link for a new password. */
export async function issueRecoveryLink(services: LinkServices, user: AuthUser): Promise<string> {
  return await issueLink(services, "recovery", user);
}

/** Makes the secret of a link that signs in once. */
export async function issueEntryLink(services: LinkServices, user: AuthUser): Promise<string> {
  const secret = await issueLink(services, "entry", user);
  await trimLinks(services.db, user.id, "entry", MOST_ENTRY_LINKS);
  return secret;
}

/** Whether a person may be signed in by a mailed link: not an administrator (docs/decisions/mastery.md). */
export async function mayEnter({ db }: Pick<Services, "db">, userId: string): Promise<boolean> {
  const found = await findProfile(db, userId);
  return found !== null && found.profile.role !== "super_admin";
}

/**
 * Whether a confirmation needs more than the mailbox: the account has a password, which somebody else may have set who
 * registered the address. None is needed where it becomes part of an account that is confirmed.
 */
export async function needsProof({ db }: Pick<Services, "db">, user: AuthUser): Promise<boolean> {
  if (user.passwordHash === null) return false;
  return !(await accountOfAddress(db, user.email))?.emailConfirmedAt;
}

/** Whether a link that was mailed to `email` signs in: not where the address is another one now, or waits for its proof. */
export async function mayOpenByEntry(
  services: Pick<Services, "db">,
  user: AuthUser,
  email: string,
): Promise<boolean> {
  return user.email === email && user.emailConfirmedAt !== null && (await mayEnter(services, user.id));
}

/** Uses up a link that signs in; null when it is not valid (any more), or the address is another one now. */
export async function openByEntry(services: LinkServices, secret: string): Promise<AuthUser | null> {
  const link = await spendLink(services, "entry", secret);
  const user = link && (await userById(services.db, link.userId));
  return user && (await mayOpenByEntry(services, user, link.email)) ? user : null;
}

/** Makes the secret for a new address; an earlier change that still waits is given up. */
export async function issueEmailChange(
  services: LinkServices,
  person: Pick<Person, "userId" | "sessionId">,
  email: string,
): Promise<string> {
  await deleteLinks(services.db, person.userId, ["email_change"]);
  return await issueLink(services, "email_change", { id: person.userId, email }, person.sessionId);
}

/** Whose change of address a link is for, and which session asked; null when it is not valid (any more). */
export async function findEmailChange({ db, clock }: LinkServices, secret: string) {
  return await findLink(db, "email_change", hashSecret(secret), clock.now());
}

/** Changes the address and ends all sessions; null when the link or the address is not valid (any more). */
export async function changeEmail(services: LinkServices, secret: string): Promise<ChangedAddress | null> {
  const link = await spendLink(services, "email_change", secret);
  return link ? await changeAddress(services.db, link, services.clock.now()) : null;
}
