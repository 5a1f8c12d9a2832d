import { randomUUID } from "node:crypto";
import type { SessionMethod } from "../../../db/tables/auth.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import { insertSession } from "../repository/sessions.ts";
import type { AuthUser } from "../repository/users.ts";
import { type Session, type SessionServices, signSession } from "../shared/sessions.ts";

const MAXIMUM_AGENT_LENGTH = 300;

/** Signs a person in on one device. */
export async function openSession(
  services: SessionServices,
  user: AuthUser,
  userAgent: string,
  method: SessionMethod = "password",
): Promise<Session> {
  const secret = newSecret();
  const id = randomUUID();
  const opened = { id, userId: user.id, userAgent: userAgent.slice(0, MAXIMUM_AGENT_LENGTH), method };
  await insertSession(services.db, { ...opened, tokenHash: hashSecret(secret) }, services.clock.now());
  return await signSession(services, user, id, secret);
}
