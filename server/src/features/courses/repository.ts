import { randomUUID } from "node:crypto";
import type { AdminDetails, CourseConfiguration, WriterKind } from "@lehrpfad/contract";
import type { CourseStep } from "@lehrpfad/engine";
import { and, asc, count, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { questions, steps } from "../../db/tables/content.ts";
import { courseManagers, courses, userProfiles } from "../../db/tables/index.ts";

export type CourseRow = typeof courses.$inferSelect;
export type StepRow = typeof steps.$inferSelect;
export type QuestionRow = typeof questions.$inferSelect;

export interface NewCourse {
  slug: string;
  ownerId: string | null;
  requestId: string;
  goal: string | null;
  stepsWished: number;
  configuration: CourseConfiguration;
  admin: AdminDetails;
  example: boolean;
}

/** Stores a course; null when the same request has made it before. */
export async function insertCourse(db: Db, course: NewCourse, now: Date): Promise<CourseRow | null> {
  const { configuration, admin, ...rest } = course;
  const [row] = await db
    .insert(courses)
    .values({
      id: randomUUID(),
      ...rest,
      ...configuration,
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

export async function exampleCourse(db: Db): Promise<CourseRow | null> {
  const [row] = await db.select().from(courses).where(eq(courses.example, true));
  return row ?? null;
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

export async function addManager(db: Db, courseId: string, userId: string, now: Date): Promise<void> {
  await db.insert(courseManagers).values({ courseId, userId, since: now }).onConflictDoNothing();
}

export async function storeActive(db: Db, id: string, active: boolean, now: Date): Promise<void> {
  await db.update(courses).set({ active, editedAt: now }).where(eq(courses.id, id));
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

export async function deleteCourse(db: Db, id: string): Promise<void> {
  await db.delete(courses).where(eq(courses.id, id));
}

export async function countSteps(db: Db, courseId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(steps).where(eq(steps.courseId, courseId));
  return row?.n ?? 0;
}

export async function creatorName(db: Db, course: CourseRow): Promise<string> {
  if (course.ownerId) {
    const [owner] = await db.select().from(userProfiles).where(eq(userProfiles.id, course.ownerId));
    if (owner) return `${owner.firstName} ${owner.lastName}`;
  }
  return `${course.adminFirstName} ${course.adminLastName}`.trim();
}

/** Stores a step with its question; answers its id, null when its place is already taken: then nothing is changed. */
export async function insertStep(
  db: Db,
  courseId: string,
  step: CourseStep,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  const { question, ...content } = step;
  const [row] = await db
    .insert(steps)
    .values({ id, courseId, ...content, createdAt: now, editedAt: now })
    .onConflictDoNothing({ target: [steps.courseId, steps.position] })
    .returning({ id: steps.id });
  if (!row) return null;
  if (question) {
    const options = question.options.map((option) => ({ id: randomUUID().slice(0, 8), ...option }));
    await db.insert(questions).values({ id: randomUUID(), stepId: id, ...question, options });
  }
  return id;
}

export async function deleteSteps(db: Db, courseId: string): Promise<void> {
  await db.delete(steps).where(eq(steps.courseId, courseId));
}

export async function stepTitles(
  db: Db,
  courseId: string,
): Promise<{ id: string; position: number; title: string }[]> {
  return await db
    .select({ id: steps.id, position: steps.position, title: steps.title })
    .from(steps)
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
}

/** The stored steps as the engine knows them, to go on from. */
export async function storedSteps(db: Db, courseId: string): Promise<CourseStep[]> {
  const rows = await db
    .select({ step: steps, question: questions })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
  return rows.map(({ step, question }) => {
    const { position, title, content, summary, words, sources, writer, fallback } = step;
    const options = question?.options.map(({ text, correct }) => ({ text, correct })) ?? [];
    return {
      ...{ position, title, content, summary, words, sources, writer, fallback },
      question: question ? { ...question, options } : null,
    };
  });
}

export async function stepWithQuestion(
  db: Db,
  courseId: string,
  stepId: string,
): Promise<{ step: StepRow; question: QuestionRow | null } | null> {
  const [row] = await db
    .select({ step: steps, question: questions })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(and(eq(steps.courseId, courseId), eq(steps.id, stepId)));
  return row ?? null;
}

/** The steps of a course in their order, each with its question. */
export async function stepsWithQuestions(db: Db, courseId: string) {
  return await db
    .select({
      id: steps.id,
      position: steps.position,
      title: steps.title,
      text: questions.text,
      options: questions.options,
    })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(steps.courseId, courseId))
    .orderBy(asc(steps.position));
}
