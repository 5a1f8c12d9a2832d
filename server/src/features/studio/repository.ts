import { randomUUID } from "node:crypto";
import type { CourseDesign } from "@lehrpfad/contract";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { courseImages, questions, steps } from "../../db/tables/content.ts";
import {
  courseManagers,
  courses,
  documents,
  documentTexts,
  figures,
  generationRuns,
  userProfiles,
} from "../../db/tables/index.ts";
import type { CourseRow } from "../courses/index.ts";
import { withNewIds } from "./rules.ts";

/** The course for the rest of the transaction, so that two changes are checked one after the other. */
export async function lockCourse(tx: Db, id: string): Promise<CourseRow | null> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, id)).for("update");
  return row ?? null;
}

type Insert = typeof courses.$inferInsert;
/** Columns to change; undefined ones stay as they are. */
type CourseChange = { [Column in keyof Insert]?: Insert[Column] | undefined };

export async function changeCourse(db: Db, id: string, change: CourseChange, now: Date): Promise<void> {
  await db
    .update(courses)
    .set({ ...change, editedAt: now })
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

export async function ownerOf(db: Db, course: CourseRow) {
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

export interface CourseFiles {
  documents: (typeof documents.$inferSelect)[];
  figures: (typeof figures.$inferSelect)[];
  images: (typeof courseImages.$inferSelect)[];
}

/** The documents of a course, the figures in them, and the images that its editors added. */
export async function filesOfCourse(db: Db, courseId: string): Promise<CourseFiles> {
  const found = await db
    .select()
    .from(documents)
    .where(eq(documents.courseId, courseId))
    .orderBy(asc(documents.position));
  const ids = found.map(({ id }) => id);
  const pictures =
    ids.length === 0 ? [] : await db.select().from(figures).where(inArray(figures.documentId, ids));
  const images = await db.select().from(courseImages).where(eq(courseImages.courseId, courseId));
  return { documents: found, figures: pictures, images };
}

export interface Copy {
  course: typeof courses.$inferInsert;
  files: CourseFiles;
  /** New ids of documents, figures and images by their old ones. */
  ids: Map<string, string>;
  /** Where the copy of a document's or image's file lies. */
  storageKeyOf: (storageKey: string) => string;
}

async function copyDocuments(tx: Db, { course, files, ids, storageKeyOf }: Copy): Promise<void> {
  const newId = (id: string) => ids.get(id) ?? id;
  for (const document of files.documents) {
    const id = newId(document.id);
    await tx.insert(documents).values({
      ...document,
      id,
      ownerId: course.ownerId ?? null,
      courseId: course.id,
      storageKey: storageKeyOf(document.storageKey),
    });
    const renamed = (column: typeof documentTexts.overview | typeof documentTexts.blocks) =>
      sql`replace(${column}::text, ${document.id}, ${id})::jsonb`;
    await tx.execute(
      sql`insert into ${documentTexts} (document_id, overview, blocks) select ${id}::uuid, ${renamed(documentTexts.overview)}, ${renamed(documentTexts.blocks)} from ${documentTexts} where ${documentTexts.documentId} = ${document.id}`,
    );
  }
  const rows = files.figures.map((figure) => ({
    ...figure,
    id: newId(figure.id),
    documentId: newId(figure.documentId),
  }));
  if (rows.length > 0) await tx.insert(figures).values(rows);
}

async function copyImages(tx: Db, { course, files, ids, storageKeyOf }: Copy): Promise<void> {
  const rows = files.images.map((image) => ({
    ...image,
    id: ids.get(image.id) ?? image.id,
    courseId: course.id,
    storageKey: storageKeyOf(image.storageKey),
  }));
  if (rows.length > 0) await tx.insert(courseImages).values(rows);
}

async function copySteps(tx: Db, from: string, { course, ids }: Copy): Promise<void> {
  const rows = await tx
    .select({ step: steps, question: questions })
    .from(steps)
    .leftJoin(questions, eq(questions.stepId, steps.id))
    .where(eq(steps.courseId, from));
  const rewritten = <T>(value: T): T => JSON.parse(withNewIds(JSON.stringify(value), ids)) as T;
  for (const { step } of rows) ids.set(step.id, randomUUID());
  for (const { step, question } of rows) {
    const id = ids.get(step.id) ?? randomUUID();
    const { content, summary, sources } = step;
    await tx
      .insert(steps)
      .values({ ...step, ...rewritten({ content, summary, sources }), id, courseId: course.id });
    if (question === null) continue;
    const source = rewritten(question.source);
    await tx.insert(questions).values({ ...question, id: randomUUID(), stepId: id, source });
  }
}

/** Takes over how the course was measured, so that the copy has its coverage map too. */
async function copyRun(tx: Db, from: string, { course, ids }: Copy): Promise<void> {
  const [run] = await tx
    .select()
    .from(generationRuns)
    .where(and(eq(generationRuns.courseId, from), eq(generationRuns.kind, "course")))
    .orderBy(desc(generationRuns.createdAt))
    .limit(1);
  if (!run) return;
  const report = withNewIds(JSON.stringify(run.report), ids);
  await tx
    .insert(generationRuns)
    .values({ ...run, id: randomUUID(), courseId: course.id, report: JSON.parse(report), log: [] });
}

/** Stores a copy of a course; its files must lie under their new keys already. */
export async function storeCopy(db: Db, from: string, copy: Copy): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(courses).values(copy.course);
    await copyDocuments(tx, copy);
    await copyImages(tx, copy);
    await copySteps(tx, from, copy);
    await copyRun(tx, from, copy);
  });
}
