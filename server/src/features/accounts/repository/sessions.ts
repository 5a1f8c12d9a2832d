import type { Role } from "@lehrpfad/contract";
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import type { SessionMethod } from "../../../db/tables/auth.ts";
import {
  authLinks,
  authRefreshTokens,
  authSessions,
  authUsers,
  userProfiles,
} from "../../../db/tables/index.ts";
import type { AuthUser } from "./users.ts";

/** Opens a session with its first refresh token. */
export async function insertSession(
  db: Db,
  session: { id: string; userId: string; userAgent: string; method: SessionMethod; tokenHash: string },
  now: Date,
): Promise<void> {
  const { tokenHash, ...opened } = session;
  const row = { ...opened, createdAt: now, refreshedAt: now };
  const inserted = db
    .$with("inserted")
    .as(db.insert(authSessions).values(row).returning({ id: authSessions.id }));
  // One statement: it is one way to the database, and one commit, where two in a transaction are four.
  await db
    .with(inserted)
    .insert(authRefreshTokens)
    .values({ tokenHash, sessionId: session.id, createdAt: now });
}

export interface SessionOpening {
  method: SessionMethod;
  createdAt: Date;
  passwordHash: string | null;
}

/** Who holds a session: what every request needs to know. */
export interface SessionHolder {
  userId: string;
  role: Role;
  user: Pick<AuthUser, "emailConfirmedAt" | "blockedAt" | "createdAt">;
}

const selectHolder = prepared((db) =>
  db
    .select({
      userId: authSessions.userId,
      role: userProfiles.role,
      user: {
        emailConfirmedAt: authUsers.emailConfirmedAt,
        blockedAt: authUsers.blockedAt,
        createdAt: authUsers.createdAt,
      },
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .innerJoin(userProfiles, eq(userProfiles.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder("sessionId")))
    .prepare("session_holder"),
);

/** Who holds a session; null once it has ended. */
export async function sessionHolder(db: Db, sessionId: string): Promise<SessionHolder | null> {
  const [row] = await selectHolder(db).execute({ sessionId });
  return row ?? null;
}

const selectOpening = prepared((db) =>
  db
    .select({
      method: authSessions.method,
      createdAt: authSessions.createdAt,
      passwordHash: authUsers.passwordHash,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, sql.placeholder("sessionId")))
    .prepare("session_opening"),
);

/** How and when a session was opened, and its account's password as hash; null once it has ended. */
export async function sessionOpening(db: Db, sessionId: string): Promise<SessionOpening | null> {
  const [row] = await selectOpening(db).execute({ sessionId });
  return row ?? null;
}

/** Sessions used last at `idle` or before, and those that began at `begun` or before, have ended. */
export interface SessionEnds {
  idle: Date;
  begun: Date;
}

/**
 * Marks a refresh token as used in one conditional update; null when it is unknown, was used before, or its
 * session has rested or lasted too long.
 */
export async function consumeRefreshToken(
  db: Db,
  tokenHash: string,
  ended: SessionEnds,
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
        gt(authSessions.refreshedAt, ended.idle),
        gt(authSessions.createdAt, ended.begun),
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

/** Ends the sessions of a person, but for `except`, and the mailed links that would open another one. */
export async function deleteSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  const all = eq(authSessions.userId, userId);
  await db.transaction(async (tx) => {
    await tx.delete(authLinks).where(and(eq(authLinks.userId, userId), eq(authLinks.kind, "entry")));
    await tx.delete(authSessions).where(except ? and(all, ne(authSessions.id, except)) : all);
  });
}

/** Removes sessions that have ended by themselves, and refresh tokens used before `usedBefore`. */
export async function deleteStale(db: Db, { idle, begun }: SessionEnds, usedBefore: Date): Promise<void> {
  // Two statements, each with an index of its own: together they would read the whole table.
  await db.delete(authSessions).where(lte(authSessions.refreshedAt, idle));
  await db.delete(authSessions).where(lte(authSessions.createdAt, begun));
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
    const address = tx.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
    const rows = await tx
      .update(authUsers)
      .set({ blockedAt })
      .where(inArray(authUsers.email, address))
      .returning({ id: authUsers.id });
    for (const { id } of blockedAt ? rows : []) await deleteSessionsOf(tx, id);
  });
}
