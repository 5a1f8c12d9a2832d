import type { Language, Role } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { authUsers, userProfiles } from "../../db/tables/index.ts";

export type ProfileRow = typeof userProfiles.$inferSelect & { roleChosen: boolean; createdAt: Date };

export async function findProfile(db: Db, id: string): Promise<ProfileRow | null> {
  const [row] = await db
    .select({ profile: userProfiles, roleChosen: authUsers.roleChosen, createdAt: authUsers.createdAt })
    .from(userProfiles)
    .innerJoin(authUsers, eq(authUsers.id, userProfiles.id))
    .where(eq(userProfiles.id, id));
  return row ? { ...row.profile, roleChosen: row.roleChosen, createdAt: row.createdAt } : null;
}

export async function storeLanguage(db: Db, id: string, language: Language, now: Date): Promise<void> {
  await db
    .update(userProfiles)
    .set({ preferredLanguage: language, updatedAt: now })
    .where(eq(userProfiles.id, id));
}

export async function storeRole(db: Db, id: string, role: Role, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(userProfiles).set({ role, updatedAt: now }).where(eq(userProfiles.id, id));
    await tx.update(authUsers).set({ roleChosen: true, updatedAt: now }).where(eq(authUsers.id, id));
  });
}
