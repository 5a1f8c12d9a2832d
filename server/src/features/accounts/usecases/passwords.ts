import type { Person } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { checkPassword, hashPassword, haveOneRecipe, matchPassword } from "../../../platform/passwords.ts";
import type { Services } from "../../../platform/services.ts";
import { type Block, blockOf } from "../access.ts";
import { storePassword } from "../repository/links.ts";
import { sessionOpening } from "../repository/sessions.ts";
import {
  type AuthUser,
  insertUser,
  lockAddress,
  type NewUser,
  passwordBeside,
  signInCandidates,
  userById,
} from "../repository/users.ts";

/** How long a session that a recovery link opened may set a password without the present one. */
const RECOVERY_SECONDS = 3600;

type PasswordServices = Pick<Services, "db" | "clock">;

/** Makes an account as long as no other one of the address came first with a salt of its own: then null. */
async function insertInTurn({ db, clock }: PasswordServices, user: NewUser): Promise<AuthUser | null> {
  return await db.transaction(async (tx) => {
    await lockAddress(tx, user.email);
    const beside = await passwordBeside(tx, user.email, null);
    const { passwordHash } = user;
    if (passwordHash !== null && beside !== null && !haveOneRecipe(passwordHash, beside)) return null;
    return await insertUser(tx, user, clock.now());
  });
}

/**
 * Makes an unconfirmed account, whether or not the address is known (see `auth_users`). The passwords of one address
 * share a salt, so that a sign-in takes one hash however many accounts it has.
 */
export async function signUp(
  services: PasswordServices,
  user: Omit<NewUser, "passwordHash">,
  password: string | null,
): Promise<AuthUser> {
  const beside = password === null ? null : await passwordBeside(services.db, user.email, null);
  const passwordHash = password === null ? null : await hashPassword(password, beside);
  return (
    (await insertInTurn(services, { ...user, passwordHash })) ?? (await signUp(services, user, password))
  );
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
  const user = await userById(db, userId);
  const beside = user && (await passwordBeside(db, user.email, userId));
  await storePassword(db, userId, await hashPassword(password, beside), except, clock.now());
}
