import type { CourseDesign } from "@lehrpfad/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { courseManagers, courses, userProfiles } from "../../db/tables/index.ts";
import { type CourseRow, storable } from "../courses/index.ts";

type Insert = typeof courses.$inferInsert;
/** Columns to change; undefined ones stay as they are. */
type CourseChange = { [Column in keyof Insert]?: Insert[Column] | undefined };

export async function changeCourse(db: Db, id: string, change: CourseChange, now: Date): Promise<void> {
  await db
    .update(courses)
    .set({ ...storable(change), editedAt: now })
    .where(eq(courses.id, id));
}

export async function storeDesign(db: Db, id: string, design: CourseDesign | null, now: Date): Promise<void> {
  await changeCourse(db, id, { design }, now);
}

const person = {
  userId: userProfiles.id,
  firstName: userProfiles.firstName,
  lastName: userProfiles.lastName,
  email: userProfiles.email,
};

export async function ownerOf(db: Db, course: Pick<CourseRow, "ownerId">) {
  if (course.ownerId === null) return null;
  const [row] = await db.select(person).from(userProfiles).where(eq(userProfiles.id, course.ownerId));
  return row ?? null;
}

/** Co-managers, the first to come first. */
export async function managersOf(db: Db, courseId: string) {
  return await db
    .select({ ...person, since: courseManagers.since })
    .from(courseManagers)
    .innerJoin(userProfiles, eq(userProfiles.id, courseManagers.userId))
    .where(eq(courseManagers.courseId, courseId))
    .orderBy(asc(courseManagers.since));
}

/** False where this person was no co-manager. */
export async function deleteManager(db: Db, courseId: string, userId: string): Promise<boolean> {
  const rows = await db
    .delete(courseManagers)
    .where(and(eq(courseManagers.courseId, courseId), eq(courseManagers.userId, userId)))
    .returning({ userId: courseManagers.userId });
  return rows.length > 0;
}

/** Stores a course. */
export async function insertCourse(db: Db, course: CourseRow): Promise<void> {
  await db.insert(courses).values(storable(course));
}

/** Makes a person co-manager, once. */
export async function insertManager(tx: Db, courseId: string, userId: string, now: Date): Promise<void> {
  await tx.insert(courseManagers).values({ courseId, userId, since: now }).onConflictDoNothing();
}
