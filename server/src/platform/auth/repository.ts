import { randomUUID } from "node:crypto";
import type { Language, Role } from "@lehrpfad/contract";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  authLinks,
  authRefreshTokens,
  authSessions,
  authUsers,
  courseManagers,
  courses,
  documents,
  enrolments,
  signingKeys,
  userProfiles,
} from "../../db/tables/index.ts";
import { SIGN_IN_CANDIDATES } from "./passwords.ts";

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
  session: { id: string; userId: string; userAgent: string; tokenHash: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(authSessions).values({
      id: session.id,
      userId: session.userId,
      userAgent: session.userAgent,
      createdAt: now,
      refreshedAt: now,
    });
    await tx
      .insert(authRefreshTokens)
      .values({ tokenHash: session.tokenHash, sessionId: session.id, createdAt: now });
  });
}

/** The living session with what every request needs to know of its person; null once it has ended. */
export async function livingSession(
  db: Db,
  sessionId: string,
): Promise<{ userId: string; role: Role; emailConfirmedAt: Date | null } | null> {
  const [row] = await db
    .select({
      userId: authSessions.userId,
      role: userProfiles.role,
      emailConfirmedAt: authUsers.emailConfirmedAt,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .innerJoin(userProfiles, eq(userProfiles.id, authSessions.userId))
    .where(eq(authSessions.id, sessionId));
  return row ?? null;
}

/** Marks a refresh token as used in one conditional update; null when it is unknown or was used before. */
export async function consumeRefreshToken(
  db: Db,
  tokenHash: string,
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

export async function insertLink(db: Db, link: typeof authLinks.$inferInsert): Promise<void> {
  await db.insert(authLinks).values(link);
}

/** Uses up a link in one conditional update; null when it is unknown, used or out of date. */
export async function consumeLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [row] = await db
    .update(authLinks)
    .set({ usedAt: now })
    .where(and(eq(authLinks.tokenHash, tokenHash), isNull(authLinks.usedAt), gt(authLinks.expiresAt, now)))
    .returning({ userId: authLinks.userId, email: authLinks.email });
  return row ?? null;
}

/** The person a link was sent for, even when it has been used; null when unknown. */
export async function newestLinkOf(db: Db, userId: string): Promise<{ createdAt: Date } | null> {
  const [row] = await db
    .select({ createdAt: authLinks.createdAt })
    .from(authLinks)
    .where(eq(authLinks.userId, userId))
    .orderBy(desc(authLinks.createdAt))
    .limit(1);
  return row ?? null;
}

/**
 * Confirms the address of an account. Where the address already belongs to a confirmed account, the
 * new one is merged into it: what it owns, manages and takes moves there. Answers the account that counts.
 */
export async function confirmEmail(db: Db, userId: string, now: Date): Promise<AuthUser | null> {
  return await db.transaction(async (tx) => {
    const sameAddress = tx.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
    // All accounts of the address in one order: two links opened at once wait for each other.
    const locked = await tx
      .select()
      .from(authUsers)
      .where(inArray(authUsers.email, sameAddress))
      .orderBy(asc(authUsers.id))
      .for("update");
    const user = locked.find(({ id }) => id === userId);
    if (!user) return null;
    if (user.emailConfirmedAt) return user;
    const owner = locked.find(({ emailConfirmedAt }) => emailConfirmedAt !== null);
    if (owner) {
      await moveBelongings(tx, user.id, owner.id);
      await tx.delete(authUsers).where(eq(authUsers.id, user.id));
      return owner;
    }
    const [confirmed] = await tx
      .update(authUsers)
      .set({ emailConfirmedAt: now, updatedAt: now })
      .where(eq(authUsers.id, user.id))
      .returning();
    await tx
      .update(userProfiles)
      .set({ isEmailVerified: true, updatedAt: now })
      .where(eq(userProfiles.id, user.id));
    return confirmed ?? null;
  });
}

/** A course that both accounts take keeps the participation of the confirmed account. */
async function moveBelongings(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(courses).set({ ownerId: to }).where(eq(courses.ownerId, from));
  await tx.update(documents).set({ ownerId: to }).where(eq(documents.ownerId, from));
  await tx
    .update(courseManagers)
    .set({ userId: to })
    .where(
      and(
        eq(courseManagers.userId, from),
        sql`not exists (select 1 from ${courseManagers} as kept where kept.user_id = ${to} and kept.course_id = ${courseManagers.courseId})`,
      ),
    );
  await tx
    .update(enrolments)
    .set({ userId: to })
    .where(
      and(
        eq(enrolments.userId, from),
        sql`not exists (select 1 from ${enrolments} as kept where kept.user_id = ${to} and kept.course_id = ${enrolments.courseId})`,
      ),
    );
}
