import { later } from "../../../platform/clock.ts";
import { hashSecret } from "../../../platform/secrets.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type Block, blockOf } from "../access.ts";
import { consumeRefreshToken, deleteSession, usedRefreshToken } from "../repository/sessions.ts";
import { userById } from "../repository/users.ts";
import { endedSince, type Session, type SessionServices } from "../shared/sessions.ts";
import { continueSession } from "./continueSession.ts";

/** A used refresh token still works for so long: two tabs may renew at the same moment (RFC 9700 section 4.14). */
const REFRESH_GRACE_SECONDS = 10;

/** Why a session is not renewed; whoever held it is told of a block too. */
export type RefreshFault = "refresh_token_not_found" | "refresh_token_already_used" | Block;

async function renewSession(
  services: SessionServices,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<Session | RefreshFault> {
  const user = await userById(services.db, userId);
  if (!user) return "refresh_token_not_found";
  const block = blockOf(user, services.clock.now());
  if (block) return block;
  return await continueSession({ context: { services }, input: { user, sessionId } });
}

/** Gives new tokens for a refresh token. Reuse of an old one ends the session. */
export async function refreshSession({
  context: { services },
  input: { refreshToken },
}: Call<{ refreshToken: string }, { services: SessionServices }>): Promise<Session | RefreshFault> {
  const { db, clock } = services;
  const hash = hashSecret(refreshToken);
  const fresh = await consumeRefreshToken(db, hash, endedSince(services), clock.now());
  if (fresh) return await renewSession(services, fresh);
  const used = await usedRefreshToken(db, hash);
  if (!used) return "refresh_token_not_found";
  if (later(used.usedAt, REFRESH_GRACE_SECONDS) >= clock.now()) return await renewSession(services, used);
  await deleteSession(db, used.sessionId);
  return "refresh_token_already_used";
}
