import { randomUUID } from "node:crypto";
import { desc } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { signingKeys } from "../../../db/tables/index.ts";

/** Keys that still verify. */
const LIVING_KEYS = 5;

/** The keys of access tokens, the newest first. */
export async function latestSigningKeys(db: Db): Promise<{ id: string; secret: string }[]> {
  return await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt)).limit(LIVING_KEYS);
}

export async function addSigningKey(db: Db, secret: string, now: Date): Promise<void> {
  await db.insert(signingKeys).values({ id: randomUUID(), secret, createdAt: now });
}
