import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courses } from "../../../db/tables/index.ts";

export type CourseRow = typeof courses.$inferSelect;

/**
 * Locks a course until the transaction ends: whoever changes its settings, its order or what is proposed for it
 * comes one after the other. Whoever saves texts asks for it before any other row: triggers lock the course's counts then.
 * Participants start and answer meanwhile. Null where the course is gone.
 */
export async function lockCourse(tx: Db, courseId: string): Promise<CourseRow | null> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, courseId)).for("no key update");
  return row ?? null;
}

/**
 * Keeps a course from being deleted until the transaction ends. Whoever writes what hangs on a course asks for it before
 * any other row: a deletion that waits for such a row has the course already, and both would wait for each other.
 */
export async function holdCourse(tx: Db, courseId: string): Promise<void> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for("key share");
}

/** Notes that the content of a course was edited. */
export async function noteEdited(db: Db, courseId: string, now: Date): Promise<void> {
  await db.update(courses).set({ editedAt: now }).where(eq(courses.id, courseId));
}
