import { randomUUID } from "node:crypto";
import type { Document } from "@lehrpfad/contract";
import type { ReadDocument } from "@lehrpfad/engine";
import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { documents, documentTexts } from "../../db/tables/index.ts";

export type DocumentRow = typeof documents.$inferSelect;
export type Overview = Omit<ReadDocument, "blocks">;
export interface DocumentWithOverview {
  document: DocumentRow;
  overview: Overview | null;
}

export async function insertDocument(
  db: Db,
  upload: { id: string; ownerId: string | null; name: string; bytes: number; storageKey: string },
  now: Date,
): Promise<DocumentRow> {
  const [row] = await db
    .insert(documents)
    .values({ ...upload, state: "reading", createdAt: now })
    .returning();
  if (!row) throw new Error("The database did not answer the new document");
  return row;
}

export async function findDocuments(db: Db, ids: string[]): Promise<DocumentWithOverview[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ document: documents, overview: documentTexts.overview })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(inArray(documents.id, ids));
  return ids.flatMap((id) => rows.filter((row) => row.document.id === id));
}

/** Stores what was read, unless the document was removed meanwhile. */
export async function storeReading(db: Db, id: string, read: ReadDocument): Promise<void> {
  const { blocks, ...overview } = read;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(documents)
      .set({ state: "ready", refusal: null })
      .where(eq(documents.id, id))
      .returning({ id: documents.id });
    if (!row) return;
    await tx
      .insert(documentTexts)
      .values({ documentId: id, overview, blocks })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: { overview, blocks } });
  });
}

export async function storeRefusal(
  db: Db,
  id: string,
  refusal: NonNullable<Document["refusal"]>,
): Promise<void> {
  await db.update(documents).set({ state: "refused", refusal }).where(eq(documents.id, id));
}

/** Deletes an upload unless a course has taken it; whether it was deleted. */
export async function deleteDocument(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(documents)
    .where(and(eq(documents.id, id), isNull(documents.courseId)))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Documents that are still to be read although they were uploaded before `before`. */
export async function unreadDocuments(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.state, "reading"), lt(documents.createdAt, before)));
  return rows.map((row) => row.id);
}

/** Gives uploads to a course, in the order of `ids`; answers how many were free to be given. */
export async function attachDocuments(
  db: Db,
  ids: string[],
  ownerId: string | null,
  courseId: string,
): Promise<number> {
  let attached = 0;
  for (const [position, id] of ids.entries()) {
    const owner = ownerId === null ? isNull(documents.ownerId) : eq(documents.ownerId, ownerId);
    const rows = await db
      .update(documents)
      .set({ courseId, position })
      .where(and(eq(documents.id, id), owner, isNull(documents.courseId), eq(documents.state, "ready")))
      .returning({ id: documents.id });
    attached += rows.length;
  }
  return attached;
}

export async function documentsOfCourse(db: Db, courseId: string): Promise<ReadDocument[]> {
  const rows = await db
    .select({ overview: documentTexts.overview, blocks: documentTexts.blocks })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(eq(documents.courseId, courseId))
    .orderBy(asc(documents.position));
  return rows.map(({ overview, blocks }) => ({ ...overview, blocks }));
}

export async function storageKeysOfCourse(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(eq(documents.courseId, courseId));
  return rows.map((row) => row.key);
}

export const newDocumentId = (): string => randomUUID();
