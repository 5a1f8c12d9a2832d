import { randomUUID } from "node:crypto";
import type { SessionMethod } from "../../../db/tables/auth.ts";
import { later } from "../../../platform/clock.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import type { Services } from "../../../platform/services.ts";
import { addToTrace } from "../../../platform/trace.ts";
import { type Block, blockOf } from "../access.ts";
import {
  consumeRefreshToken,
  deleteSession,
  deleteStale,
  insertRefreshToken,
  insertSession,
  type SessionEnds,
  usedRefreshToken,
} from "../repository/sessions.ts";
import { type AuthUser, userById } from "../repository/users.ts";

/** A used refresh token still works for so long: two tabs may renew at the same moment (RFC 9700 section 4.14). */
const REFRESH_GRACE_SECONDS = 10;
const DAY_SECONDS = 24 * 3600;
/** How long used refresh tokens are remembered, to notice that a stolen one is used again. */
const REMEMBERED_DAYS = 30;
const MAXIMUM_AGENT_LENGTH = 300;

/** A session with the tokens that were made last. */
export interface Session {
  user: AuthUser;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Why a session is not renewed; whoever held it is told of a block too. */
export type RefreshFault = "refresh_token_not_found" | "refresh_token_already_used" | Block;

type SessionServices = Pick<Services, "db" | "clock" | "config" | "accessTokens">;

/** Sessions that rest since the one moment, or began at the other one, have ended. */
const endedSince = ({ config, clock }: Pick<Services, "config" | "clock">): SessionEnds => ({
  idle: later(clock.now(), -config.SESSION_DAYS * DAY_SECONDS),
  begun: later(clock.now(), -config.SESSION_MAX_DAYS * DAY_SECONDS),
});

async function signSession(
  { clock, config, accessTokens }: SessionServices,
  user: AuthUser,
  sessionId: string,
  refreshToken: string,
): Promise<Session> {
  addToTrace({ person: user.id });
  const expiresAt = later(clock.now(), config.ACCESS_TOKEN_SECONDS);
  const accessToken = await accessTokens.sign({ userId: user.id, sessionId }, user.email, expiresAt);
  return { user, accessToken, refreshToken, expiresAt };
}

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

/** Gives a living session new tokens without a refresh token. */
export async function continueSession(
  services: SessionServices,
  user: AuthUser,
  sessionId: string,
): Promise<Session> {
  const secret = newSecret();
  await insertRefreshToken(services.db, sessionId, hashSecret(secret), services.clock.now());
  return await signSession(services, user, sessionId, secret);
}

async function renewSession(
  services: SessionServices,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<Session | RefreshFault> {
  const user = await userById(services.db, userId);
  if (!user) return "refresh_token_not_found";
  const block = blockOf(user, services.clock.now());
  if (block) return block;
  return await continueSession(services, user, sessionId);
}

/** Gives new tokens for a refresh token. Reuse of an old one ends the session. */
export async function refreshSession(
  services: SessionServices,
  refreshToken: string,
): Promise<Session | RefreshFault> {
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

/** Forgets sessions that have rested or lasted too long, and refresh tokens used long ago. */
export async function forgetStaleSessions(
  services: Pick<Services, "db" | "clock" | "config">,
): Promise<void> {
  const usedBefore = later(services.clock.now(), -REMEMBERED_DAYS * DAY_SECONDS);
  await deleteStale(services.db, endedSince(services), usedBefore);
}
