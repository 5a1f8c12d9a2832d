import { randomUUID } from "node:crypto";
import type { InterfaceLanguage, Role } from "@lehrpfad/contract";
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { authUsers, userProfiles } from "../../../db/tables/index.ts";
import { hasPresentCost, SIGN_IN_CANDIDATES } from "../../../platform/passwords.ts";

export type AuthUser = typeof authUsers.$inferSelect;

/** Accounts of an address that have a password: the confirmed one first, then the oldest. */
export async function signInCandidates(db: Db, email: string): Promise<AuthUser[]> {
  return await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.email, email), isNotNull(authUsers.passwordHash)))
    .orderBy(asc(isNull(authUsers.emailConfirmedAt)), asc(authUsers.createdAt))
    .limit(SIGN_IN_CANDIDATES);
}

export async function userById(db: Db, id: string): Promise<AuthUser | null> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.id, id));
  return user ?? null;
}

/** Whether an address is blocked, and whether no more of its accounts can be opened by a password. */
export async function standingOf(db: Db, email: string): Promise<{ blockedAt: Date | null; full: boolean }> {
  const { blockedAt, passwordHash } = authUsers;
  const rows = await db.select({ blockedAt, passwordHash }).from(authUsers).where(eq(authUsers.email, email));
  const withPassword = rows.filter((row) => row.passwordHash !== null);
  return {
    blockedAt: rows.find((row) => row.blockedAt)?.blockedAt ?? null,
    full: withPassword.length >= SIGN_IN_CANDIDATES,
  };
}

export interface NewUser {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  language: InterfaceLanguage;
  role: Role;
  roleChosen: boolean;
}

/** The stored password of another account of an address than `userId`, if of the present cost; null where there is none. */
export async function passwordBeside(db: Db, email: string, userId: string | null): Promise<string | null> {
  const candidates = await signInCandidates(db, email);
  const others = candidates.filter(({ id }) => id !== userId).map(({ passwordHash }) => passwordHash);
  return others.find((stored) => stored !== null && hasPresentCost(stored)) ?? null;
}

/** Lets others who make an account of this address wait until the transaction has ended. */
export async function lockAddress(tx: Db, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** Makes an unconfirmed account with its profile. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<AuthUser> {
  const id = randomUUID();
  const { blockedAt, full } = await standingOf(db, user.email);
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
        // A sign-in would not look at it: who owns the address sets a password by the mailed link.
        passwordHash: full ? null : user.passwordHash,
        blockedAt,
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

/** The account that a person who owns this address means: the confirmed one, else the newest. */
export async function accountOfAddress(db: Db, email: string): Promise<AuthUser | null> {
  const [user] = await db
    .select()
    .from(authUsers)
    .where(eq(authUsers.email, email))
    .orderBy(asc(isNull(authUsers.emailConfirmedAt)), desc(authUsers.createdAt))
    .limit(1);
  return user ?? null;
}

/** Stores what `PUT /user` may change of the sign-up metadata, in the profile as well. */
export async function storeMetadata(
  db: Db,
  user: AuthUser,
  change: { first_name?: string; last_name?: string; preferred_language?: InterfaceLanguage },
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

/**
 * Accounts made between `after` and `until` whose address nobody has confirmed, for this account or another one, and who
 * were not warned of their block.
 */
export async function usersToWarn(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<AuthUser[]> {
  const other = db
    .select({ email: authUsers.email })
    .from(authUsers)
    .where(isNotNull(authUsers.emailConfirmedAt));
  return await db
    .select()
    .from(authUsers)
    .where(
      and(
        isNull(authUsers.emailConfirmedAt),
        isNull(authUsers.blockedAt),
        isNull(authUsers.blockWarnedAt),
        gt(authUsers.createdAt, after),
        lte(authUsers.createdAt, until),
        notInArray(authUsers.email, other),
      ),
    );
}

export async function noteWarned(db: Db, id: string, now: Date): Promise<void> {
  await db.update(authUsers).set({ blockWarnedAt: now }).where(eq(authUsers.id, id));
}
