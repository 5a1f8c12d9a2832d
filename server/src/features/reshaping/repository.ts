import { and, desc, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { reshapings } from "../../db/tables/index.ts";

export type ReshapingRow = typeof reshapings.$inferSelect;

/** Keeps how a step was split, or how two were merged. */
export async function insertReshaping(tx: Db, row: typeof reshapings.$inferInsert): Promise<void> {
  await tx.insert(reshapings).values(row);
}

/** What was split and merged in a course after `since`, the latest first, without what participants had. */
export async function reshapingsOfCourse(
  db: Db,
  courseId: string,
  since: Date,
): Promise<Omit<ReshapingRow, "progress" | "cards" | "marks" | "madeBy">[]> {
  const { id, kind, firstId, secondId, before, state, madeAt } = reshapings;
  return await db
    .select({ id, courseId: reshapings.courseId, kind, firstId, secondId, before, state, madeAt })
    .from(reshapings)
    .where(and(eq(reshapings.courseId, courseId), gt(madeAt, since)))
    .orderBy(desc(madeAt), desc(id));
}

/** Takes one out to undo it; null where it is gone or was made before `since`. */
export async function takeReshaping(
  tx: Db,
  { courseId, id }: { courseId: string; id: string },
  since: Date,
): Promise<ReshapingRow | null> {
  const [row] = await tx
    .delete(reshapings)
    .where(and(eq(reshapings.id, id), eq(reshapings.courseId, courseId), gt(reshapings.madeAt, since)))
    .returning();
  return row ?? null;
}

/** Gives up what was made before `before`. */
export async function forgetReshapings(db: Db, before: Date): Promise<void> {
  await db.delete(reshapings).where(lt(reshapings.madeAt, before));
}
