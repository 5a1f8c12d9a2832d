import { isBetterRun, type RunScore, runScoreSchema } from "@lehrpfad/contract";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { certificates, userProfiles } from "../../../db/tables/index.ts";

type StoredCertificate = typeof certificates.$inferSelect;
export type CertificateRow = Omit<StoredCertificate, "reached"> & { reached: RunScore | null };

const rowOf = ({ reached, ...row }: StoredCertificate): CertificateRow => ({
  ...row,
  reached: reached && runScoreSchema.parse(reached),
});

/**
 * Issues the certificate of a participation, or answers the one there is, which tells who has passed meanwhile, and of
 * a better run.
 */
export async function certificateFor(db: Db, row: CertificateRow): Promise<CertificateRow> {
  return await db.transaction(async (tx) => {
    await tx.insert(certificates).values(row).onConflictDoNothing();
    const own = eq(certificates.enrolmentId, row.enrolmentId);
    const [stored] = await tx.select().from(certificates).where(own).for("update");
    if (!stored) throw new Error("The database did not answer the certificate");
    const before = rowOf(stored);
    const passedPercent = before.passedPercent ?? row.passedPercent;
    const isWorse = row.reached === null || (before.reached && isBetterRun(before.reached, row.reached));
    const reached = isWorse ? before.reached : row.reached;
    await tx.update(certificates).set({ passedPercent, reached }).where(own);
    return { ...before, passedPercent, reached };
  });
}

export async function certificateByCode(db: Db, code: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code));
  return row ? rowOf(row) : null;
}

export async function nameOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select().from(userProfiles).where(eq(userProfiles.id, userId));
  return row ? `${row.firstName} ${row.lastName}`.trim() : null;
}
