import type { Person } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { checkPassword, hashPassword } from "../../../platform/passwords.ts";
import type { Services } from "../../../platform/services.ts";
import { storePassword } from "../repository/links.ts";
import { sessionOpening } from "../repository/sessions.ts";
import { passwordBeside, userById } from "../repository/users.ts";

/** How long a session that a recovery link opened may set a password without the present one. */
const RECOVERY_SECONDS = 3600;

export type PasswordServices = Pick<Services, "db" | "clock">;

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
