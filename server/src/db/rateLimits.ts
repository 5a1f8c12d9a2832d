import { lt, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { rateLimits } from "./tables/index.ts";

/** Counts one attempt in the window of `key`, or in a new one after its end, in one statement. */
export async function countAttempt(
  db: Db,
  key: string,
  windowEnd: Date,
  now: Date,
): Promise<{ points: number; expire: Date }> {
  const over = sql`${rateLimits.expire} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${over} then excluded.expire else ${rateLimits.expire} end`,
      },
    })
    .returning();
  if (!row?.expire) throw new Error("The database did not answer the counted attempt");
  return { points: row.points, expire: row.expire };
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
