import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { enrolments } from "../../../db/tables/index.ts";

/**
 * Locks all participations of a course until the transaction ends. To be called before its steps are locked:
 * answers lock the participation first and the step then, so nobody waits for somebody who waits for him.
 */
export async function lockEnrolments(tx: Db, courseId: string): Promise<void> {
  const rows = tx.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.courseId, courseId));
  await rows.orderBy(enrolments.id).for("no key update");
}
