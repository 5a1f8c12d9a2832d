import { later } from "../../../platform/clock.ts";
import type { Services } from "../../../platform/services.ts";
import { addToTrace } from "../../../platform/trace.ts";
import { deleteStale, type SessionEnds } from "../repository/sessions.ts";
import type { AuthUser } from "../repository/users.ts";

const DAY_SECONDS = 24 * 3600;

/** How long used refresh tokens are remembered, to notice that a stolen one is used again. */
const REMEMBERED_DAYS = 30;

/** A session with the tokens that were made last. */
export interface Session {
  user: AuthUser;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

export type SessionServices = Pick<Services, "db" | "clock" | "config" | "accessTokens">;

/** Sessions that rest since the one moment, or began at the other one, have ended. */
export const endedSince = ({ config, clock }: Pick<Services, "config" | "clock">): SessionEnds => ({
  idle: later(clock.now(), -config.SESSION_DAYS * DAY_SECONDS),
  begun: later(clock.now(), -config.SESSION_MAX_DAYS * DAY_SECONDS),
});

export async function signSession(
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

/** Forgets sessions that have rested or lasted too long, and refresh tokens used long ago. */
export async function forgetStaleSessions(
  services: Pick<Services, "db" | "clock" | "config">,
): Promise<void> {
  const usedBefore = later(services.clock.now(), -REMEMBERED_DAYS * DAY_SECONDS);
  await deleteStale(services.db, endedSince(services), usedBefore);
}
