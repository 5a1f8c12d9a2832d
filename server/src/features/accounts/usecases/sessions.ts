import { randomUUID } from "node:crypto";
import type { Db } from "../../../db/client.ts";
import type { SessionMethod } from "../../../db/tables/auth.ts";
import { type Actor, NOBODY, type Person } from "../../../platform/actor.ts";
import { type Clock, later } from "../../../platform/clock.ts";
import type { Config } from "../../../platform/config.ts";
import { checkPassword, hashPassword, matchPassword } from "../../../platform/passwords.ts";
import { hashSecret, newSecret } from "../../../platform/secrets.ts";
import { type Block, blockOf } from "../access.ts";
import {
  type AuthUser,
  addSigningKey,
  consumeRefreshToken,
  deleteSession,
  deleteSessionsOf,
  deleteStale,
  insertRefreshToken,
  insertSession,
  insertUser,
  type NewUser,
  type SessionRow,
  sessionById,
  sessionsOf,
  signInCandidates,
  storeBlock,
  storeMetadata,
  usedRefreshToken,
  userById,
} from "../repository/sessions.ts";
import { createTokens, newSigningKey } from "./accessTokens.ts";
import { createLinks, type Links } from "./links.ts";

/** A used refresh token still works for so long: two tabs may renew at the same moment (RFC 9700 section 4.14). */
const REFRESH_GRACE_SECONDS = 10;
const DAY_SECONDS = 24 * 3600;
/** How long used refresh tokens are remembered, to notice that a stolen one is used again. */
const REMEMBERED_DAYS = 30;
/** How long a session that a recovery link opened may set a password without the present one. */
const RECOVERY_SECONDS = 3600;

export interface Session {
  user: AuthUser;
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

export type RefreshFault = "refresh_token_not_found" | "refresh_token_already_used";
/** Why an access token opens nothing. */
export type TokenFault = "bad_jwt" | "session_not_found" | Block;

/** Accounts, sessions and links. Texts and mails are not its business. */
export interface Auth extends Links {
  /** Makes an unconfirmed account, whether or not the address is known (see `auth_users`). */
  signUp(user: Omit<NewUser, "passwordHash">, password: string | null): Promise<AuthUser>;
  /** Why an account is blocked is told only to who knows its password. */
  signIn(email: string, password: string): Promise<AuthUser | "invalid_credentials" | Block>;
  openSession(user: AuthUser, userAgent: string, method?: SessionMethod): Promise<Session>;
  /** Gives a living session new tokens without a refresh token. */
  continueSession(user: AuthUser, sessionId: string): Promise<Session>;
  /** Reuse of an old token ends the session. */
  refresh(refreshToken: string): Promise<Session | RefreshFault>;
  endSession(sessionId: string): Promise<void>;
  /** Ends all sessions of a person, or all others. */
  endSessionsOf(userId: string, except?: string): Promise<void>;
  sessionsOf(userId: string): ReturnType<typeof sessionsOf>;
  userById(id: string): Promise<AuthUser | null>;
  /** Blocks an account and ends its sessions, or takes the block back. */
  setBlocked(userId: string, blocked: boolean): Promise<void>;
  updateMetadata(user: AuthUser, change: Parameters<typeof storeMetadata>[2]): Promise<void>;
  /** Forgets sessions that have rested too long, and refresh tokens used long ago. */
  clean(): Promise<void>;
  /** Makes another key for access tokens; servers sign with it from their next start on. */
  rotateKey(): Promise<void>;
  /** Who holds this access token; nobody when it is not valid or its session has ended. */
  identify(accessToken: string | null): Promise<Actor>;
  /** Like `identify`, with the reason where it is nobody. */
  examine(accessToken: string | null): Promise<Person | TokenFault>;
  /**
   * Whether a person may do what needs the password: it is right, there is none, or the session was opened by
   * a recovery link within the hour.
   */
  mayChangeSecrets(person: Person, password: string | undefined): Promise<boolean>;
}

/** Sessions that were renewed last at this moment or before have ended. */
const idleSince = (config: Config, clock: Clock) => later(clock.now(), -config.SESSION_DAYS * DAY_SECONDS);

function createSessions(db: Db, config: Config, clock: Clock, sign: Sign) {
  const sessionOf = async (user: AuthUser, sessionId: string, refreshToken: string): Promise<Session> => {
    const expiresAt = later(clock.now(), config.ACCESS_TOKEN_SECONDS);
    const accessToken = await sign({ userId: user.id, sessionId }, user.email, expiresAt);
    return { user, accessToken, refreshToken, expiresAt };
  };
  const continueSession = async (user: AuthUser, sessionId: string): Promise<Session> => {
    const secret = newSecret();
    await insertRefreshToken(db, sessionId, hashSecret(secret), clock.now());
    return await sessionOf(user, sessionId, secret);
  };
  const renew = async (sessionId: string, userId: string): Promise<Session | RefreshFault> => {
    const user = await userById(db, userId);
    if (!user || blockOf(user, clock.now())) return "refresh_token_not_found";
    return await continueSession(user, sessionId);
  };
  return {
    continueSession,
    openSession: async (user: AuthUser, userAgent: string, method: SessionMethod = "password") => {
      const secret = newSecret();
      const session = { id: randomUUID(), userId: user.id, userAgent: userAgent.slice(0, 300), method };
      await insertSession(db, { ...session, tokenHash: hashSecret(secret) }, clock.now());
      return await sessionOf(user, session.id, secret);
    },
    refresh: async (refreshToken: string): Promise<Session | RefreshFault> => {
      const hash = hashSecret(refreshToken);
      const fresh = await consumeRefreshToken(db, hash, idleSince(config, clock), clock.now());
      if (fresh) return await renew(fresh.sessionId, fresh.userId);
      const used = await usedRefreshToken(db, hash);
      if (!used) return "refresh_token_not_found";
      if (later(used.usedAt, REFRESH_GRACE_SECONDS) >= clock.now())
        return await renew(used.sessionId, used.userId);
      await deleteSession(db, used.sessionId);
      return "refresh_token_already_used";
    },
  };
}

type Tokens = Awaited<ReturnType<typeof createTokens>>;
type Sign = Tokens["sign"];

/** Looks at access tokens. Each time the session is read anew, so that its end acts at once. */
function createExaminer(db: Db, clock: Clock, { verify }: Tokens): Pick<Auth, "identify" | "examine"> {
  const person = ({ userId, role, user }: SessionRow, sessionId: string): Person => ({
    kind: "person",
    userId,
    sessionId,
    role,
    emailConfirmed: user.emailConfirmedAt !== null,
    from: null,
  });
  const examine = async (accessToken: string | null): Promise<Person | TokenFault> => {
    const claims = accessToken ? await verify(accessToken) : null;
    if (!claims) return "bad_jwt";
    const session = await sessionById(db, claims.sessionId);
    if (!session || session.userId !== claims.userId) return "session_not_found";
    return blockOf(session.user, clock.now()) ?? person(session, claims.sessionId);
  };
  return {
    examine,
    identify: async (accessToken) => {
      const found = await examine(accessToken);
      return typeof found === "string" ? NOBODY : found;
    },
  };
}

export async function createAuth(db: Db, config: Config, clock: Clock): Promise<Auth> {
  const tokens = await createTokens(db, clock);
  return {
    signUp: async (user, password) => {
      const passwordHash = password === null ? null : await hashPassword(password);
      return await insertUser(db, { ...user, passwordHash }, clock.now());
    },
    signIn: async (email, password) => {
      const user = await matchPassword(await signInCandidates(db, email), password);
      return user ? (blockOf(user, clock.now()) ?? user) : "invalid_credentials";
    },
    endSession: (sessionId) => deleteSession(db, sessionId),
    endSessionsOf: (userId, except) => deleteSessionsOf(db, userId, except),
    sessionsOf: (userId) => sessionsOf(db, userId),
    userById: (id) => userById(db, id),
    setBlocked: (userId, blocked) => storeBlock(db, userId, blocked ? clock.now() : null),
    clean: () =>
      deleteStale(db, idleSince(config, clock), later(clock.now(), -REMEMBERED_DAYS * DAY_SECONDS)),
    rotateKey: () => addSigningKey(db, newSigningKey(), clock.now()),
    updateMetadata: (user, change) => storeMetadata(db, user, change, clock.now()),
    mayChangeSecrets: async (person, password) => {
      const session = await sessionById(db, person.sessionId);
      if (!session) return false;
      const hash = session.user.passwordHash;
      if (hash === null) return true;
      const recovering =
        session.method === "recovery" && later(session.createdAt, RECOVERY_SECONDS) > clock.now();
      return recovering || (password !== undefined && (await checkPassword(hash, password)));
    },
    ...createSessions(db, config, clock, tokens.sign),
    ...createExaminer(db, clock, tokens),
    ...createLinks(db, clock),
  };
}
