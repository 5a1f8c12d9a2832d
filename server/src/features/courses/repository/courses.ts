import { randomUUID } from "node:crypto";
import {
  type AdminDetails,
  type CourseConfiguration,
  storedCourseSchema,
  type WriterKind,
} from "@lehrpfad/contract";
import { and, desc, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { courseManagers, courses, userProfiles } from "../../../db/tables/index.ts";

export type CourseRow = typeof courses.$inferSelect;

export interface NewCourse {
  slug: string;
  ownerId: string | null;
  requestId: string;
  goal: string | null;
  stepsWished: number;
  planFirst: boolean;
  ownLanguageOnly: boolean;
  openAtOnce: boolean;
  configuration: CourseConfiguration;
  admin: AdminDetails;
}

/** Settings and design that are about to be stored. Throws ZodError where they could not be shown. */
export function storable<Change extends object>(change: Change): Change {
  storedCourseSchema.parse(change);
  return change;
}

/** Stores a course; null when the same request has made it before. */
export async function insertCourse(db: Db, course: NewCourse, now: Date): Promise<CourseRow | null> {
  const { configuration, admin, openAtOnce, ...rest } = course;
  const [row] = await db
    .insert(courses)
    .values({
      id: randomUUID(),
      ...rest,
      ...storable(configuration),
      active: openAtOnce,
      openedAt: openAtOnce ? now : null,
      adminFirstName: admin.firstName,
      adminLastName: admin.lastName,
      adminEmail: admin.email,
      createdAt: now,
      editedAt: now,
    })
    .onConflictDoNothing({ target: [courses.ownerId, courses.requestId] })
    .returning();
  return row ?? null;
}

export async function courseOfRequest(db: Db, ownerId: string, requestId: string): Promise<CourseRow | null> {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.ownerId, ownerId), eq(courses.requestId, requestId)));
  return row ?? null;
}

export async function courseById(db: Db, id: string): Promise<CourseRow | null> {
  const [row] = await db.select().from(courses).where(eq(courses.id, id));
  return row ?? null;
}

export async function courseBySlug(db: Db, slug: string): Promise<CourseRow | null> {
  const [row] = await db.select().from(courses).where(eq(courses.slug, slug));
  return row ?? null;
}

/** The courses of the installation itself that anybody may open, the newest first. */
export async function exampleCourses(db: Db): Promise<Pick<CourseRow, "language" | "slug">[]> {
  return await db
    .select({ language: courses.language, slug: courses.slug })
    .from(courses)
    .where(and(courses.example, courses.active, isNotNull(courses.writer)))
    .orderBy(desc(courses.createdAt));
}

/** The course when this person owns or co-manages it. */
export async function managedCourse(db: Db, slug: string, userId: string): Promise<CourseRow | null> {
  const manages = sql`exists (select 1 from ${courseManagers} where ${courseManagers.courseId} = ${courses.id} and ${courseManagers.userId} = ${userId})`;
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), or(eq(courses.ownerId, userId), manages)));
  return row ?? null;
}

export async function storeActive(db: Db, id: string, active: boolean, now: Date): Promise<void> {
  const opened = active ? { openedAt: now } : {};
  await db
    .update(courses)
    .set({ active, ...opened, editedAt: now })
    .where(eq(courses.id, id));
}

export async function storeWriter(db: Db, id: string, writer: WriterKind): Promise<void> {
  await db.update(courses).set({ writer }).where(eq(courses.id, id));
}

/** Stores the password's hash if the course has none yet; false when it has. */
export async function storeFirstAdminPassword(db: Db, id: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(courses)
    .set({ adminPasswordHash: hash })
    .where(and(eq(courses.id, id), sql`${courses.adminPasswordHash} is null`))
    .returning({ id: courses.id });
  return rows.length > 0;
}

/** Locks a course that is about to be deleted: what would still be stored for it waits, and then finds it gone. */
export async function lockDoomed(tx: Db, id: string): Promise<void> {
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, id)).for("update");
}

export async function deleteCourse(db: Db, id: string): Promise<void> {
  await db.delete(courses).where(eq(courses.id, id));
}

export async function creatorName(db: Db, course: CourseRow): Promise<string> {
  if (course.ownerId) {
    const [owner] = await db.select().from(userProfiles).where(eq(userProfiles.id, course.ownerId));
    if (owner) return `${owner.firstName} ${owner.lastName}`;
  }
  return `${course.adminFirstName} ${course.adminLastName}`.trim();
}
