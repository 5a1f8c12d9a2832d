import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courses } from "../../../db/tables/index.ts";

export type CourseRow = typeof courses.$inferSelect;

/**
 * Locks a course until the transaction ends: whoever changes its settings, its order or what is proposed for it
 * comes one after the other. Participants start and answer meanwhile. Null where the course is gone.
 */
export async function lockCourse(tx: Db, courseId: string): Promise<CourseRow | null> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, courseId)).for("no key update");
  return row ?? null;
}

/** Notes that the content of a course was edited. */
export async function noteEdited(db: Db, courseId: string, now: Date): Promise<void> {
  await db.update(courses).set({ editedAt: now }).where(eq(courses.id, courseId));
}
