import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { certificates, userProfiles } from "../../../db/tables/index.ts";

export type CertificateRow = typeof certificates.$inferSelect;

/**
 * Issues the certificate of a participation, or answers the one there is, which tells who has passed meanwhile, and of
 * more right answers.
 */
export async function certificateFor(db: Db, row: CertificateRow): Promise<CertificateRow> {
  const passedPercent = sql`coalesce(${certificates.passedPercent}, excluded.passed_percent)`;
  const rightOf = (of: SQL) => sql`(${of} ->> 'right')::int`;
  const fresh = sql`excluded.reached`;
  const reached = sql`case when coalesce(${rightOf(fresh)}, -1) > coalesce(${rightOf(sql`${certificates.reached}`)}, -1)
    then ${fresh} else ${certificates.reached} end`;
  await db
    .insert(certificates)
    .values(row)
    .onConflictDoUpdate({ target: certificates.enrolmentId, set: { passedPercent, reached } });
  const [stored] = await db.select().from(certificates).where(eq(certificates.enrolmentId, row.enrolmentId));
  if (!stored) throw new Error("The database did not answer the certificate");
  return stored;
}

export async function certificateByCode(db: Db, code: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  return row ?? null;
}

export async function nameOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select().from(userProfiles).where(eq(userProfiles.id, userId));
  return row ? `${row.firstName} ${row.lastName}`.trim() : null;
}
