import { eq, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import {
  authUsers,
  courseCounts,
  courses,
  documents,
  type PassingKind,
  quotaUses,
  uploads,
  userProfiles,
} from "../../db/tables/index.ts";
import { type Amounts, HOLD_SECONDS, periodOf, REQUEST_GONE_SECONDS, type Standing } from "./rules.ts";

/** First key of the advisory locks under which what is limited is counted and stored. */
const QUOTA_LOCK = 4_780_002;

/** Holds back everybody else who counts for this owner (null: the installation) until the transaction ends. */
export async function lockCounting(tx: Db, ownerId: string | null): Promise<void> {
  const whose = ownerId ?? "installation";
  await tx.execute(sql`select pg_advisory_xact_lock(${QUOTA_LOCK}, hashtext(${whose}))`);
}

/** On whom limits depend; null where the account is gone. Inside a transaction it stays until the end. */
export async function standingOf(db: Db, ownerId: string): Promise<Standing | null> {
  const [row] = await db
    .select({ role: userProfiles.role, confirmedAt: authUsers.emailConfirmedAt })
    .from(authUsers)
    .innerJoin(userProfiles, eq(userProfiles.id, authUsers.id))
    .where(eq(authUsers.id, ownerId))
    .for("key share", { of: authUsers });
  return row ? { role: row.role, confirmed: row.confirmedAt !== null } : null;
}

/** Whose course it is; null for the installation's own, and where it is gone. */
export async function ownerOf(db: Db, courseId: string): Promise<string | null> {
  const [row] = await db.select({ ownerId: courses.ownerId }).from(courses).where(eq(courses.id, courseId));
  return row?.ownerId ?? null;
}

const keyOf = (ownerId: string | null, kind: PassingKind, first: string) =>
  `${ownerId ?? "installation"}:${kind}:${first}`;

/** What an unfinished upload takes of everybody's room: all of it while bytes arrive, else what has arrived. */
function heldBytes(now: Date): SQL {
  const since = new Date(now.getTime() - HOLD_SECONDS * 1000).toISOString();
  return sql`case when ${uploads.touchedAt} > ${since}::timestamptz then ${uploads.bytes} else ${uploads.received} end`;
}

/** Uploads that somebody can go on with, or is still at. */
function isComing(now: Date): SQL {
  const since = new Date(now.getTime() - REQUEST_GONE_SECONDS * 1000).toISOString();
  return sql`(${uploads.resumable} or ${uploads.touchedAt} > ${since}::timestamptz)`;
}

/** What an owner, or with null everybody together, keeps and has used up, in one look. */
export async function usedBy(db: Db, ownerId: string | null, now: Date): Promise<Amounts> {
  const own = (column: SQL | typeof documents.ownerId | typeof uploads.ownerId | typeof courses.ownerId) =>
    ownerId === null ? sql`${column} is not null` : sql`${column} = ${ownerId}`;
  const use = (kind: Exclude<PassingKind, "anonymous">) => {
    const key = keyOf(ownerId, kind, periodOf(kind, now).first);
    return sql<string>`coalesce((select ${quotaUses.amount} from ${quotaUses} where ${quotaUses.key} = ${key}), 0)`;
  };
  const arrived = sql`select ${documents.bytes} + ${documents.readBytes} as bytes from ${documents} where ${own(documents.ownerId)}`;
  const held = ownerId === null ? heldBytes(now) : sql`${uploads.bytes}`;
  const coming = sql`select ${held} as bytes from ${uploads} where ${own(uploads.ownerId)} and ${isComing(now)}`;
  const made = sql`select sum(${courseCounts.bytes}) from ${courses} join ${courseCounts} on ${courseCounts.courseId} = ${courses.id} where ${own(courses.ownerId)}`;
  const [row] = await db
    .select({
      bytes: sql<string>`coalesce(sum(kept.bytes), 0) + coalesce((${made}), 0)`,
      documents: sql<string>`count(*)`,
      reading: use("reading"),
      courses: sql<string>`(select count(*) from ${courses} where ${own(courses.ownerId)})`,
      runs: use("runs"),
      tokens: use("tokens"),
    })
    .from(sql`(${arrived} union all ${coming}) as kept`);
  const number = (value: string | undefined) => Number(value ?? 0);
  return {
    bytes: number(row?.bytes),
    documents: number(row?.documents),
    reading: number(row?.reading),
    courses: number(row?.courses),
    runs: number(row?.runs),
    tokens: number(row?.tokens),
  };
}

/** Adds to what was used up; answers how much it is now. */
async function add(tx: Db, use: Omit<typeof quotaUses.$inferInsert, "key">): Promise<number> {
  const [row] = await tx
    .insert(quotaUses)
    .values({ ...use, key: keyOf(use.ownerId ?? null, use.kind, use.period) })
    .onConflictDoUpdate({
      target: quotaUses.key,
      set: { amount: sql`${quotaUses.amount} + excluded.amount` },
    })
    .returning({ amount: quotaUses.amount });
  return row?.amount ?? 0;
}

/** Notes that anonymous sittings may store so many bytes more on a day; answers how many that are on it. */
export async function addAnonymousBytes(db: Db, period: string, amount: number): Promise<number> {
  return await add(db, { ownerId: null, kind: "anonymous", period, amount });
}

/** Notes that an owner used something up, and with him the installation; with null the installation alone. */
export async function addUse(
  tx: Db,
  ownerId: string | null,
  kind: Exclude<PassingKind, "anonymous">,
  amount: number,
  now: Date,
): Promise<void> {
  const period = periodOf(kind, now).first;
  for (const whose of new Set([ownerId, null])) await add(tx, { ownerId: whose, kind, period, amount });
}

/** Counts for `to` what `from` used up, when one account goes into another. */
export async function moveUses(tx: Db, from: string, to: string): Promise<void> {
  const rows = await tx.delete(quotaUses).where(eq(quotaUses.ownerId, from)).returning();
  for (const { kind, period, amount } of rows) await add(tx, { ownerId: to, kind, period, amount });
}

export async function deleteUsesBefore(db: Db, first: string): Promise<void> {
  await db.delete(quotaUses).where(lt(quotaUses.period, first));
}
