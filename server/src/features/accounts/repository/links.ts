import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { LinkKind } from "../../../db/tables/auth.ts";
import {
  authIdentities,
  authLinks,
  authUsers,
  courseManagers,
  courses,
  documents,
  uploads,
  userProfiles,
} from "../../../db/tables/index.ts";
import { moveUses } from "../../quotas/index.ts";
import { deleteSessionsOf } from "./sessions.ts";
import { type AuthUser, standingOf } from "./users.ts";

export async function insertLink(db: Db, link: typeof authLinks.$inferInsert): Promise<void> {
  await db.insert(authLinks).values(link);
}

export interface UsedLink {
  userId: string;
  /** The address it was sent to. */
  email: string;
}

const isValid = (kind: LinkKind, now: Date) =>
  and(eq(authLinks.kind, kind), isNull(authLinks.usedAt), gt(authLinks.expiresAt, now));

/** What a link is for, without using it up; null when it is unknown, of another kind, used or out of date. */
export async function findLink(
  db: Db,
  kind: LinkKind,
  tokenHash: string,
  now: Date,
): Promise<(UsedLink & { sessionId: string | null }) | null> {
  const { userId, email, sessionId } = authLinks;
  const [row] = await db
    .select({ userId, email, sessionId })
    .from(authLinks)
    .where(and(eq(authLinks.tokenHash, tokenHash), isValid(kind, now)));
  return row ?? null;
}

/** Uses up a link in one conditional update; null when it is unknown, of another kind, used or out of date. */
export async function consumeLink(
  db: Db,
  kind: LinkKind,
  tokenHash: string,
  now: Date,
): Promise<UsedLink | null> {
  const [row] = await db
    .update(authLinks)
    .set({ usedAt: now })
    .where(and(eq(authLinks.tokenHash, tokenHash), isValid(kind, now)))
    .returning({ userId: authLinks.userId, email: authLinks.email });
  return row ?? null;
}

/** The email change that waits for its link; null without one. */
export async function pendingChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<{ email: string; createdAt: Date; expiresAt: Date } | null> {
  const { email, createdAt, expiresAt } = authLinks;
  const valid = and(eq(authLinks.kind, "email_change"), isNull(authLinks.usedAt), gt(expiresAt, now));
  const [row] = await db
    .select({ email, createdAt, expiresAt })
    .from(authLinks)
    .where(and(eq(authLinks.userId, userId), valid))
    .orderBy(desc(createdAt))
    .limit(1);
  return row ?? null;
}

export async function deleteLinks(db: Db, userId: string, kinds: readonly LinkKind[]): Promise<void> {
  await db.delete(authLinks).where(and(eq(authLinks.userId, userId), inArray(authLinks.kind, [...kinds])));
}

/** Leaves the newest `most` of a person's links of a kind. */
export async function trimLinks(db: Db, userId: string, kind: LinkKind, most: number): Promise<void> {
  const ofKind = and(eq(authLinks.userId, userId), eq(authLinks.kind, kind), isNull(authLinks.usedAt));
  const older = db
    .select({ tokenHash: authLinks.tokenHash })
    .from(authLinks)
    .where(ofKind)
    .orderBy(desc(authLinks.createdAt))
    .offset(most);
  await db.delete(authLinks).where(inArray(authLinks.tokenHash, older));
}

/** What shows that who opens a confirmation is who made the account: a living session of it, or its password. */
export type Proof = { sessionId: string } | { password: true };

export interface Confirmation {
  /** Null where only the mailbox is shown. */
  proof: Proof | null;
  /** Takes the place of the password that nobody has shown. */
  passwordHash?: string | null;
  /** Whether all other accounts that wait for the address become part of this one. */
  all?: boolean;
}

type MoveParticipations = (tx: Db, from: string, to: string) => Promise<void>;

/** Locks all accounts of an address in one order, so that two links opened at once wait for each other. */
async function lockSameAddress(tx: Db, userId: string): Promise<AuthUser[]> {
  const address = tx.select({ email: authUsers.email }).from(authUsers).where(eq(authUsers.id, userId));
  return await tx
    .select()
    .from(authUsers)
    .where(inArray(authUsers.email, address))
    .orderBy(asc(authUsers.id))
    .for("update");
}

/**
 * Confirms the address of an account. Somebody else may have registered it: without a proof its password and its
 * sessions go. With one the sessions stay that the password opened, or, where there is none, the one that is the proof.
 * Where the address already belongs to a confirmed account, this one is merged into it: what it owns, manages and takes
 * moves there. A block of one account of the address holds for it. Answers the account that counts.
 */
export async function confirmEmail(
  { db, moveParticipations }: { db: Db; moveParticipations: MoveParticipations },
  userId: string,
  { proof, passwordHash = null, all = false }: Confirmation,
  now: Date,
): Promise<AuthUser | null> {
  return await db.transaction(async (tx) => {
    const locked = await lockSameAddress(tx, userId);
    const user = locked.find(({ id }) => id === userId);
    if (!user || user.emailConfirmedAt) return user ?? null;
    const owner = locked.find(({ emailConfirmedAt }) => emailConfirmedAt !== null);
    if (owner) {
      await moveBelongings(tx, moveParticipations, user.id, owner.id);
      await tx.delete(authUsers).where(eq(authUsers.id, user.id));
      return owner;
    }
    for (const other of all ? locked : []) {
      if (other.id === user.id) continue;
      await moveBelongings(tx, moveParticipations, other.id, user.id);
      await tx.delete(authUsers).where(eq(authUsers.id, other.id));
    }
    const blockedAt = locked.find((one) => one.blockedAt)?.blockedAt ?? null;
    const [confirmed] = await tx
      .update(authUsers)
      .set({ emailConfirmedAt: now, updatedAt: now, blockedAt, ...(proof ? {} : { passwordHash }) })
      .where(eq(authUsers.id, user.id))
      .returning();
    await tx
      .update(userProfiles)
      .set({ isEmailVerified: true, updatedAt: now })
      .where(eq(userProfiles.id, user.id));
    // Who is gone with the password must not come back by a link that was asked for with it.
    await deleteLinks(tx, user.id, proof ? ["signup"] : ["signup", "email_change", "recovery"]);
    const own = proof && "sessionId" in proof ? proof.sessionId : undefined;
    if (!proof || user.passwordHash === null) await deleteSessionsOf(tx, user.id, own);
    return confirmed ?? null;
  });
}

export interface ChangedAddress {
  user: AuthUser;
  before: { email: string; confirmed: boolean };
}

/**
 * Gives an account the address that a link was sent to, and ends its links and sessions. Null where the
 * account is gone, the address is blocked, or another confirmed account has it by now.
 */
export async function changeAddress(db: Db, link: UsedLink, now: Date): Promise<ChangedAddress | null> {
  return await db.transaction(async (tx) => {
    const taken = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(
        and(
          eq(authUsers.email, link.email),
          ne(authUsers.id, link.userId),
          isNotNull(authUsers.emailConfirmedAt),
        ),
      );
    const [before] = await tx.select().from(authUsers).where(eq(authUsers.id, link.userId)).for("update");
    const { blockedAt } = await standingOf(tx, link.email);
    if (taken.length > 0 || !before || blockedAt) return null;
    const [user] = await tx
      .update(authUsers)
      .set({ email: link.email, emailConfirmedAt: now, updatedAt: now })
      .where(eq(authUsers.id, link.userId))
      .returning();
    if (!user) return null;
    await tx
      .update(userProfiles)
      .set({ email: link.email, isEmailVerified: true, updatedAt: now })
      .where(eq(userProfiles.id, user.id));
    await deleteLinks(tx, user.id, ["signup", "email_change", "recovery"]);
    await deleteSessionsOf(tx, user.id);
    return { user, before: { email: before.email, confirmed: before.emailConfirmedAt !== null } };
  });
}

/** Stores a password, and ends all sessions but `except` and the links that the old password protected. */
export async function storePassword(
  db: Db,
  userId: string,
  passwordHash: string,
  except: string | null,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(authUsers).set({ passwordHash, updatedAt: now }).where(eq(authUsers.id, userId));
    await deleteLinks(tx, userId, ["email_change", "recovery"]);
    await deleteSessionsOf(tx, userId, except ?? undefined);
  });
}

/** A course that both accounts take keeps the participation of the confirmed account. */
async function moveBelongings(
  tx: Db,
  moveParticipations: MoveParticipations,
  from: string,
  to: string,
): Promise<void> {
  await moveParticipations(tx, from, to);
  await tx.update(courses).set({ ownerId: to }).where(eq(courses.ownerId, from));
  await tx.update(documents).set({ ownerId: to }).where(eq(documents.ownerId, from));
  await tx.update(uploads).set({ ownerId: to }).where(eq(uploads.ownerId, from));
  await moveUses(tx, from, to);
  await tx
    .update(courseManagers)
    .set({ userId: to })
    .where(
      and(
        eq(courseManagers.userId, from),
        sql`not exists (select 1 from ${courseManagers} as kept where kept.user_id = ${to} and kept.course_id = ${courseManagers.courseId})`,
      ),
    );
  await tx.update(authIdentities).set({ userId: to }).where(eq(authIdentities.userId, from));
}
