import { lt, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { rateLimits } from "./tables/index.ts";

/** A count that ends at a moment; what is over its points counts no more in those that follow. */
export interface Window {
  key: string;
  end: Date;
  points: number;
}

/** What one window has counted, this attempt too. */
export interface Counted {
  points: number;
  /** Until it ends. */
  seconds: number;
}

/**
 * Counts one attempt in the window of each key, or in a new one after its end, one after the other until one is over
 * its points, all in one statement: each alone would be a commit. Null for those that were not counted.
 */
export async function countAttempts(
  db: Db,
  windows: readonly Window[],
  now: Date,
): Promise<(Counted | null)[]> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const nameOf = (at: number) => `counted_${at}`;
  const counting = windows.map(({ key, end }, at) => {
    const before = windows[at - 1];
    const isOpen =
      before && sql`from ${sql.identifier(nameOf(at - 1))} where points <= ${before.points}::int`;
    return db.$with(nameOf(at), { points: rateLimits.points }).as(sql`
      insert into ${rateLimits} as stored (key, points, expire)
      select ${key}::text, 1, ${end.toISOString()}::timestamptz ${isOpen}
      on conflict (key) do update set
        points = case when stored.expire <= ${moment} then 1 else stored.points + 1 end,
        expire = case when stored.expire <= ${moment} then excluded.expire else stored.expire end
      returning points, extract(epoch from expire - ${moment}) as seconds`);
  });
  const [first] = counting;
  if (!first) return [];
  const rows = windows.map((_, at) => sql`(select row_to_json(one) from ${sql.identifier(nameOf(at))} one)`);
  const all = sql<(Counted | null)[]>`json_build_array(${sql.join(rows, sql`, `)})`;
  const [answer] = await db
    .with(...counting)
    .select({ all })
    .from(first);
  return answer?.all ?? [];
}

export async function deleteEndedWindows(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}
