import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { type Clock, later } from "../clock.ts";
import type { Config } from "../config.ts";
import { hashSecret, newSecret } from "../secrets.ts";
import { type Actor, NOBODY } from "./actor.ts";
import { hashPassword, matchPassword } from "./passwords.ts";
import {
  type AuthUser,
  confirmEmail,
  consumeLink,
  consumeRefreshToken,
  deleteSession,
  deleteSessionsOf,
  insertLink,
  insertRefreshToken,
  insertSession,
  insertUser,
  livingSession,
  type NewUser,
  newestLinkOf,
  signInCandidates,
  usedRefreshToken,
  userById,
} from "./repository.ts";
import { createTokens } from "./tokens.ts";

/** A used refresh token still works for so long: two tabs may renew at the same moment (RFC 9700 section 4.14). */
const REFRESH_GRACE_SECONDS = 10;
/** How long a confirmation link works; the account is blocked at about the same time (SPEC.md section 4). */
const SIGNUP_LINK_SECONDS = 7 * 24 * 3600;

export interface Session {
  user: AuthUser;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Accounts, sessions and links. Texts and mails are not its business. */
export interface Auth {
  /** Makes an unconfirmed account, whether or not the address is known (see `auth_users`). */
  signUp(user: Omit<NewUser, "passwordHash">, password: string | null): Promise<AuthUser>;
  /** Null when address and password do not belong together. */
  signIn(email: string, password: string): Promise<AuthUser | null>;
  openSession(user: AuthUser, userAgent: string): Promise<Session>;
  /** Null when the token is unknown or was used before; reuse of an old one ends the session. */
  refresh(refreshToken: string): Promise<Session | null>;
  endSession(sessionId: string): Promise<void>;
  /** Ends all sessions of a person, or all others. */
  endSessionsOf(userId: string, except?: string): Promise<void>;
  userById(id: string): Promise<AuthUser | null>;
  /** Who holds this access token; nobody when it is not valid or its session has ended. */
  identify(accessToken: string | null): Promise<Actor>;
  /** Makes the secret of a confirmation link. */
  issueSignupLink(user: AuthUser): Promise<string>;
  lastLinkAt(userId: string): Promise<Date | null>;
  /** Uses a confirmation link up; null when it is not valid (any more). */
  confirm(secret: string): Promise<AuthUser | null>;
}

function createLinks(db: Db, clock: Clock): Pick<Auth, "issueSignupLink" | "lastLinkAt" | "confirm"> {
  return {
    issueSignupLink: async (user) => {
      const secret = newSecret();
      const now = clock.now();
      await insertLink(db, {
        tokenHash: hashSecret(secret),
        kind: "signup",
        userId: user.id,
        email: user.email,
        createdAt: now,
        expiresAt: later(now, SIGNUP_LINK_SECONDS),
      });
      return secret;
    },
    lastLinkAt: async (userId) => (await newestLinkOf(db, userId))?.createdAt ?? null,
    confirm: async (secret) => {
      const link = await consumeLink(db, hashSecret(secret), clock.now());
      return link ? await confirmEmail(db, link.userId, clock.now()) : null;
    },
  };
}

export async function createAuth(db: Db, config: Config, clock: Clock): Promise<Auth> {
  const tokens = await createTokens(db, clock);
  const sessionOf = async (user: AuthUser, sessionId: string, refreshToken: string): Promise<Session> => {
    const expiresAt = later(clock.now(), config.ACCESS_TOKEN_SECONDS);
    const accessToken = await tokens.sign({ userId: user.id, sessionId }, user.email, expiresAt);
    return { user, accessToken, refreshToken, expiresAt };
  };
  const renew = async (sessionId: string, userId: string): Promise<Session | null> => {
    const user = await userById(db, userId);
    if (!user) return null;
    const secret = newSecret();
    await insertRefreshToken(db, sessionId, hashSecret(secret), clock.now());
    return await sessionOf(user, sessionId, secret);
  };
  return {
    signUp: async (user, password) => {
      const passwordHash = password === null ? null : await hashPassword(password);
      return await insertUser(db, { ...user, passwordHash }, clock.now());
    },
    signIn: async (email, password) => await matchPassword(await signInCandidates(db, email), password),
    openSession: async (user, userAgent) => {
      const secret = newSecret();
      const session = {
        id: randomUUID(),
        userId: user.id,
        userAgent: userAgent.slice(0, 300),
        tokenHash: hashSecret(secret),
      };
      await insertSession(db, session, clock.now());
      return await sessionOf(user, session.id, secret);
    },
    refresh: async (refreshToken) => {
      const hash = hashSecret(refreshToken);
      const fresh = await consumeRefreshToken(db, hash, clock.now());
      if (fresh) return await renew(fresh.sessionId, fresh.userId);
      const used = await usedRefreshToken(db, hash);
      if (!used) return null;
      if (later(used.usedAt, REFRESH_GRACE_SECONDS) >= clock.now())
        return await renew(used.sessionId, used.userId);
      await deleteSession(db, used.sessionId);
      return null;
    },
    endSession: (sessionId) => deleteSession(db, sessionId),
    endSessionsOf: (userId, except) => deleteSessionsOf(db, userId, except),
    userById: (id) => userById(db, id),
    identify: async (accessToken) => {
      const claims = accessToken ? await tokens.verify(accessToken) : null;
      const session = claims ? await livingSession(db, claims.sessionId) : null;
      if (!claims || !session || session.userId !== claims.userId) return NOBODY;
      return {
        kind: "person",
        userId: session.userId,
        sessionId: claims.sessionId,
        role: session.role,
        emailConfirmed: session.emailConfirmedAt !== null,
      };
    },
    ...createLinks(db, clock),
  };
}
