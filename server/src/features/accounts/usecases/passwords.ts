import type { Person } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { checkPassword, hashPassword, matchPassword } from "../../../platform/passwords.ts";
import type { Services } from "../../../platform/services.ts";
import { type Block, blockOf } from "../access.ts";
import { storePassword } from "../repository/links.ts";
import { sessionOpening } from "../repository/sessions.ts";
import { type AuthUser, insertUser, type NewUser, signInCandidates } from "../repository/users.ts";

/** How long a session that a recovery link opened may set a password without the present one. */
const RECOVERY_SECONDS = 3600;

type PasswordServices = Pick<Services, "db" | "clock">;

/** Makes an unconfirmed account, whether or not the address is known (see `auth_users`). */
export async function signUp(
  { db, clock }: PasswordServices,
  user: Omit<NewUser, "passwordHash">,
  password: string | null,
): Promise<AuthUser> {
  const passwordHash = password === null ? null : await hashPassword(password);
  return await insertUser(db, { ...user, passwordHash }, clock.now());
}

/** The account of an address and a password. Why it is blocked is told only to who knows its password. */
export async function checkSignIn(
  { db, clock }: PasswordServices,
  email: string,
  password: string,
): Promise<AuthUser | "invalid_credentials" | Block> {
  const user = await matchPassword(await signInCandidates(db, email), password);
  return user ? (blockOf(user, clock.now()) ?? user) : "invalid_credentials";
}

/**
 * Whether a person may do what needs the password: it is right, there is none, or the session was opened by
 * a recovery link within the hour.
 */
export async function mayChangeSecrets(
  { db, clock }: PasswordServices,
  person: Person,
  password: string | undefined,
): Promise<boolean> {
  const session = await sessionOpening(db, person.sessionId);
  if (!session) return false;
  const { passwordHash: hash } = session;
  if (hash === null) return true;
  const recovering =
    session.method === "recovery" && later(session.createdAt, RECOVERY_SECONDS) > clock.now();
  return recovering || (password !== undefined && (await checkPassword(hash, password)));
}

/** Stores a password and ends all sessions but `except`. */
export async function setPassword(
  { db, clock }: PasswordServices,
  userId: string,
  password: string,
  except: string | null,
): Promise<void> {
  await storePassword(db, userId, await hashPassword(password), except, clock.now());
}
