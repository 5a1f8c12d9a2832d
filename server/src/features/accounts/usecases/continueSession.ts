import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import type { Call } from "../../../platform/useCase.ts";
import { insertRefreshToken } from "../repository/sessions.ts";
import type { AuthUser } from "../repository/users.ts";
import { type Session, type SessionServices, signSession } from "../shared/sessions.ts";

/** Gives a living session new tokens without a refresh token. */
export async function continueSession({
  context: { services },
  input: { user, sessionId },
}: Call<{ user: AuthUser; sessionId: string }, { services: SessionServices }>): Promise<Session> {
  const secret = newSecret();
  await insertRefreshToken(services.db, sessionId, hashSecret(secret), services.clock.now());
  return await signSession(services, user, sessionId, secret);
}
