import { inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { deletedSteps, enrolments } from "../../../db/tables/index.ts";

/**
 * Deletes the participations that `which` names with all that hangs on them, also in steps that can still be
 * restored; answers how many. To be called inside a transaction.
 */
export async function eraseEnrolments(tx: Db, which: SQL | undefined): Promise<number> {
  const gone = await tx
    .delete(enrolments)
    .where(which)
    .returning({ id: enrolments.id, courseId: enrolments.courseId });
  if (gone.length === 0) return 0;
  const ids = sql`${JSON.stringify(gone.map(({ id }) => id))}::jsonb`;
  const { progress, cards, marks } = deletedSteps;
  const kept = (entries: typeof progress | typeof cards | typeof marks) =>
    sql`(select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(${entries}) entry
      where not ${ids} ? (entry ->> 'enrolmentId'))`;
  const courseIds = [...new Set(gone.map(({ courseId }) => courseId))];
  await tx
    .update(deletedSteps)
    .set({ progress: kept(progress), cards: kept(cards), marks: kept(marks) })
    .where(inArray(deletedSteps.courseId, courseIds));
  return gone.length;
}
