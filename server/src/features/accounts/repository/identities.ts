import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { authFlows, authIdentities, authUsers, userProfiles } from "../../../db/tables/index.ts";
import { type AuthUser, insertUser, type NewUser } from "./users.ts";

export type Flow = typeof authFlows.$inferSelect;

/** Stores a sign-in that has begun, and forgets those that were given up. */
export async function insertFlow(db: Db, flow: typeof authFlows.$inferInsert, now: Date): Promise<void> {
  await db.delete(authFlows).where(lt(authFlows.expiresAt, now));
  await db.insert(authFlows).values(flow);
}

/** The sign-in under way of this state; it can come back once. */
export async function takeFlow(db: Db, stateHash: string, now: Date): Promise<Flow | null> {
  const [flow] = await db
    .delete(authFlows)
    .where(and(eq(authFlows.stateHash, stateHash), isNull(authFlows.codeHash), gt(authFlows.expiresAt, now)))
    .returning();
  return flow ?? null;
}

/** The sign-in whose person is known and waits for the browser's code; it can be redeemed once. */
export async function redeemFlow(
  db: Db,
  codeHash: string,
  now: Date,
): Promise<{ userId: string; challenge: string } | null> {
  const [flow] = await db
    .delete(authFlows)
    .where(and(eq(authFlows.codeHash, codeHash), isNotNull(authFlows.userId), gt(authFlows.expiresAt, now)))
    .returning();
  return flow?.userId ? { userId: flow.userId, challenge: flow.challenge } : null;
}

/** Who somebody is at the provider. */
export interface Identity {
  issuer: string;
  subject: string;
}

/**
 * The account of somebody whom the provider knows: the one that has signed in so before, else the confirmed
 * one of the address, which the provider has verified, else a new one.
 */
export async function accountOfIdentity(
  db: Db,
  identity: Identity,
  person: NewUser,
  now: Date,
): Promise<AuthUser> {
  const same = and(eq(authIdentities.issuer, identity.issuer), eq(authIdentities.subject, identity.subject));
  const [known] = await db
    .select({ user: authUsers })
    .from(authIdentities)
    .innerJoin(authUsers, eq(authUsers.id, authIdentities.userId))
    .where(same);
  if (known) return known.user;
  return await db.transaction(async (tx) => {
    const confirmed = and(eq(authUsers.email, person.email), isNotNull(authUsers.emailConfirmedAt));
    const [owner] = await tx.select().from(authUsers).where(confirmed).for("update");
    const user = owner ?? (await insertConfirmed(tx, person, now));
    await tx.insert(authIdentities).values({ ...identity, userId: user.id, createdAt: now });
    return user;
  });
}

async function insertConfirmed(tx: Db, person: NewUser, now: Date): Promise<AuthUser> {
  const made = await insertUser(tx, person, now);
  await tx.update(authUsers).set({ emailConfirmedAt: now }).where(eq(authUsers.id, made.id));
  await tx.update(userProfiles).set({ isEmailVerified: true }).where(eq(userProfiles.id, made.id));
  return { ...made, emailConfirmedAt: now };
}
