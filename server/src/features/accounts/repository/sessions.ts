import { randomUUID } from "node:crypto";
import type { Language, Role } from "@lehrpfad/contract";
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import type { SessionMethod } from "../../../db/tables/auth.ts";
import {
  authRefreshTokens,
  authSessions,
  authUsers,
  signingKeys,
  userProfiles,
} from "../../../db/tables/index.ts";
import { SIGN_IN_CANDIDATES } from "../../../platform/passwords.ts";

export type AuthUser = typeof authUsers.$inferSelect;

export async function latestSigningKeys(db: Db): Promise<{ id: string; secret: string }[]> {
  return await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)).limit(5);
}

export async function addSigningKey(db: Db, secret: string, now: Date): Promise<void> {
  await db.insert(signingKeys).values({ id: randomUUID(), secret, createdAt: now });
}

/** Accounts of an address that have a password: the confirmed one first, then the newest. */
export async function signInCandidates(db: Db, email: string): Promise<AuthUser[]> {
  return await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isNotNull(authUsers.passwordHash)))
    .orderBy(asc(isNull(authUsers.emailConfirmedAt)), desc(authUsers.createdAt))
    .limit(SIGN_IN_CANDIDATES);
}

export async function userById(db: Db, id: string): Promise<AuthUser | null> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  return user ?? null;
}

export interface NewUser {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: Language;
  role: Role;
  roleChosen: boolean;
}

/** Makes an unconfirmed account with its profile. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<AuthUser> {
  const id = randomUUID();
  const metadata = {
    first_name: user.firstName,
    last_name: user.lastName,
    preferred_language: user.language,
  };
  return await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(authUsers)
      .values({
        id,
        email: user.email,
        passwordHash: user.passwordHash,
        metadata,
        roleChosen: user.roleChosen,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!made) throw new Error("The database did not answer the new account");
    await tx.insert(userProfiles).values({
      id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      role: user.role,
      preferredLanguage: user.language,
      updatedAt: now,
    });
    return made;
  });
}

/** Opens a session with its first refresh token. */
export async function insertSession(
  db: Db,
  session: { id: string; userId: string; userAgent: string; method: SessionMethod; tokenHash: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(authSessions).values({
      id: session.id,
      userId: session.userId,
      userAgent: session.userAgent,
      method: session.method,
      createdAt: now,
      refreshedAt: now,
    });
    await tx
      .insert(authRefreshTokens)
      .values({ tokenHash: session.tokenHash, sessionId: session.id, createdAt: now });
  });
}

export interface SessionRow {
  userId: string;
  role: Role;
  method: SessionMethod;
  createdAt: Date;
  user: AuthUser;
}

const selectSession = prepared((db) =>
  db
    .select({
      userId: authSessions.userId,
      method: authSessions.method,
      createdAt: authSessions.createdAt,
      role: userProfiles.role,
      user: authUsers,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .innerJoin(userProfiles, eq(userProfiles.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder("sessionId")))
    .prepare("session_by_id"),
);

/** A session with what every request needs to know of its person; null once it has ended. */
export async function sessionById(db: Db, sessionId: string): Promise<SessionRow | null> {
  const [row] = await selectSession(db).execute({ sessionId });
  return row ?? null;
}

/**
 * Marks a refresh token as used in one conditional update; null when it is unknown, was used before, or its
 * session has rested since `idleSince`.
 */
export async function consumeRefreshToken(
  db: Db,
  tokenHash: string,
  idleSince: Date,
  now: Date,
): Promise<{ sessionId: string; userId: string } | null> {
  const [row] = await db
    .update(authRefreshTokens)
    .set({ usedAt: now })
    .from(authSessions)
    .where(
      and(
        eq(authRefreshTokens.tokenHash, tokenHash),
        isNull(authRefreshTokens.usedAt),
        eq(authSessions.id, authRefreshTokens.sessionId),
        gt(authSessions.refreshedAt, idleSince),
      ),
    )
    .returning({ sessionId: authSessions.id, userId: authSessions.userId });
  return row ?? null;
}

/** A refresh token that was used before, with its session. */
export async function usedRefreshToken(
  db: Db,
  tokenHash: string,
): Promise<{ sessionId: string; userId: string; usedAt: Date } | null> {
  const [row] = await db
    .select({ sessionId: authSessions.id, userId: authSessions.userId, usedAt: authRefreshTokens.usedAt })
    .from(authRefreshTokens)
    .innerJoin(authSessions, eq(authSessions.id, authRefreshTokens.sessionId))
    .where(eq(authRefreshTokens.tokenHash, tokenHash));
  return row?.usedAt ? { ...row, usedAt: row.usedAt } : null;
}

/** Adds the next refresh token of a session. */
export async function insertRefreshToken(
  db: Db,
  sessionId: string,
  tokenHash: string,
  now: Date,
): Promise<void> {
  await db.insert(authRefreshTokens).values({ tokenHash, sessionId, createdAt: now });
  await db.update(authSessions).set({ refreshedAt: now }).where(eq(authSessions.id, sessionId));
}

export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.id, sessionId));
}

export async function deleteSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  const all = eq(authSessions.userId, userId);
  await db.delete(authSessions).where(except ? and(all, ne(authSessions.id, except)) : all);
}

/** Removes sessions that have rested since `idleSince`, and refresh tokens used before `usedBefore`. */
export async function deleteStale(db: Db, idleSince: Date, usedBefore: Date): Promise<void> {
  await db.delete(authSessions).where(lte(authSessions.refreshedAt, idleSince));
  await db.delete(authRefreshTokens).where(lt(authRefreshTokens.usedAt, usedBefore));
}

/** The sessions of a person, the one used last first. */
export async function sessionsOf(db: Db, userId: string): Promise<(typeof authSessions.$inferSelect)[]> {
  return await db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(desc(authSessions.refreshedAt));
}

/** Sets or takes back the block of an administrator; a block ends all sessions. */
export async function storeBlock(db: Db, userId: string, blockedAt: Date | null): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(authUsers).set({ blockedAt }).where(eq(authUsers.id, userId));
    if (blockedAt) await deleteSessionsOf(tx, userId);
  });
}

/** Stores what `PUT /user` may change of the sign-up metadata, in the profile as well. */
export async function storeMetadata(
  db: Db,
  user: AuthUser,
  change: { first_name?: string; last_name?: string; preferred_language?: Language },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const metadata = { ...user.metadata, ...change };
    await tx.update(authUsers).set({ metadata, updatedAt: now }).where(eq(authUsers.id, user.id));
    await tx
      .update(userProfiles)
      .set({
        ...(change.first_name ? { firstName: change.first_name } : {}),
        ...(change.last_name ? { lastName: change.last_name } : {}),
        ...(change.preferred_language ? { preferredLanguage: change.preferred_language } : {}),
        updatedAt: now,
      })
      .where(eq(userProfiles.id, user.id));
  });
}
