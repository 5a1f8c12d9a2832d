import type { InterfaceLanguage, Notifications, Role, Salutation } from "@lehrpfad/contract";
import { count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { accountSettings, authUsers, courses, userProfiles } from "../../../db/tables/index.ts";
import { ownerKey, type StoredKind } from "../../../platform/sweep.ts";

export interface ProfileRow {
  profile: typeof userProfiles.$inferSelect;
  user: typeof authUsers.$inferSelect;
  /** Null for who never changed them. */
  settings: typeof accountSettings.$inferSelect | null;
}

export async function findProfile(db: Db, id: string): Promise<ProfileRow | null> {
  const [row] = await db
    .select({ profile: userProfiles, user: authUsers, settings: accountSettings })
    .from(userProfiles)
    .innerJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .leftJoin(accountSettings, eq(accountSettings.userId, userProfiles.id))
    .where(eq(userProfiles.id, id));
  return row ?? null;
}

/** What the course that somebody registered at is called; null where it is gone. */
export async function courseNameOf(db: Db, slug: string): Promise<string | null> {
  const [row] = await db.select({ name: courses.name }).from(courses).where(eq(courses.slug, slug));
  return row?.name ?? null;
}

async function touchProfile(
  db: Db,
  id: string,
  change: Partial<typeof userProfiles.$inferInsert>,
  now: Date,
): Promise<void> {
  await db
    .update(userProfiles)
    .set({ ...change, updatedAt: now })
    .where(eq(userProfiles.id, id));
}

async function storeSettings(
  db: Db,
  userId: string,
  change: Partial<Omit<typeof accountSettings.$inferInsert, "userId">>,
): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: accountSettings.userId, set: change });
}

export async function storeNames(
  db: Db,
  id: string,
  names: { firstName: string; lastName: string; salutation: Salutation },
  now: Date,
): Promise<void> {
  const { salutation, ...rest } = names;
  await db.transaction(async (tx) => {
    await touchProfile(tx, id, rest, now);
    await storeSettings(tx, id, { salutation });
  });
}

export async function storeLanguage(
  db: Db,
  id: string,
  language: InterfaceLanguage,
  now: Date,
): Promise<void> {
  await touchProfile(db, id, { preferredLanguage: language }, now);
}

export async function storeNotifications(db: Db, id: string, chosen: Notifications): Promise<void> {
  await storeSettings(db, id, {
    creatorMails: chosen.creator_mails,
    learningReminders: chosen.learning_reminders,
  });
}

export async function storeVerified(db: Db, id: string, now: Date): Promise<void> {
  await touchProfile(db, id, { isEmailVerified: true }, now);
}

/**
 * Stores a photo in place of the one before, whose key it answers: exactly one of several that come together.
 * Undefined where the account is gone, or goes at this moment; then nothing was stored.
 */
export async function storePhoto(
  db: Db,
  id: string,
  photo: { key: string; url: string } | null,
  now: Date,
): Promise<string | null | undefined> {
  return await db.transaction(async (tx) => {
    // An account that is being deleted is locked: this waits, and then finds none.
    const [user] = await tx
      .select({ id: authUsers.id })
      .from(authUsers)
      .where(eq(authUsers.id, id))
      .for("key share");
    if (!user) return undefined;
    await touchProfile(tx, id, { avatarUrl: photo?.url ?? null }, now);
    const [before] = await tx
      .select({ key: accountSettings.photoKey })
      .from(accountSettings)
      .where(eq(accountSettings.userId, id));
    await storeSettings(tx, id, { photoKey: photo?.key ?? null });
    return before?.key ?? null;
  });
}

/** Profile photos, each with its small one. */
export const PHOTO_FILES: StoredKind = {
  prefix: "photos/",
  findNamed: async (db, keys) => {
    const rows = await db
      .select({ key: accountSettings.photoKey })
      .from(accountSettings)
      .where(inArray(accountSettings.photoKey, [...new Set(keys.map(ownerKey))]));
    const named = new Set(rows.map(({ key }) => key));
    return new Set(keys.filter((key) => named.has(ownerKey(key))));
  },
};

export async function storeRole(db: Db, id: string, role: Role, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await touchProfile(tx, id, { role }, now);
    await tx.update(authUsers).set({ roleChosen: true, updatedAt: now }).where(eq(authUsers.id, id));
  });
}

export async function countAdministrators(db: Db): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(userProfiles)
    .where(eq(userProfiles.role, "super_admin"));
  return row?.n ?? 0;
}

/** One row of what administrators see of people. */
export interface AccountRow {
  id: string;
  email: string;
  name: string;
  role: Role;
  createdAt: Date;
  emailConfirmedAt: Date | null;
  blockedAt: Date | null;
}

/** Accounts whose address holds `part`, or all, in the order they were made. */
export async function listAccounts(db: Db, part: string): Promise<AccountRow[]> {
  const { id, email, createdAt, emailConfirmedAt, blockedAt } = authUsers;
  return await db
    .select({
      id,
      email,
      createdAt,
      emailConfirmedAt,
      blockedAt,
      name: sql<string>`${userProfiles.firstName} || ' ' || ${userProfiles.lastName}`,
      role: userProfiles.role,
    })
    .from(authUsers)
    .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .where(sql`position(${part} in ${authUsers.email}) > 0 or ${part} = ''`)
    .orderBy(authUsers.createdAt);
}
