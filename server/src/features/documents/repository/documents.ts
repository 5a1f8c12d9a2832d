import { randomUUID } from "node:crypto";
import type { Document } from "@lehrpfad/contract";
import type { ReadDocument } from "@lehrpfad/engine";
import { and, asc, eq, inArray, isNull, lt, not, type SQL, sql, sum } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documents, documentTexts, figures, proposals } from "../../../db/tables/index.ts";
import { copyParts, loadBlocks, storeParts } from "./parts.ts";

export type DocumentRow = typeof documents.$inferSelect;
export type FigureRow = typeof figures.$inferSelect;
export type Overview = Omit<ReadDocument, "blocks" | "figures">;
export interface DocumentWithOverview {
  document: DocumentRow;
  overview: Overview | null;
}

export async function insertDocument(
  db: Db,
  upload: Pick<typeof documents.$inferInsert, "attempts" | "readingUntil"> & {
    id: string;
    ownerId: string | null;
    name: string;
    bytes: number;
    storageKey: string;
  },
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

/** Stores what is told of a document whose figures are still looked for, so that the creator sees what was read. */
export async function storeText(db: Db, id: string, read: ReadDocument): Promise<void> {
  const { blocks: _, figures: __, ...overview } = read;
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.state, "reading")))
      .for("update");
    if (!row) return;
    await tx
      .insert(documentTexts)
      .values({ documentId: id, overview })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: { overview } });
  });
}

/** Bytes of what was read: its texts and the files of its figures. */
function sizeOf({ blocks, figures: found = [] }: ReadDocument): number {
  const texts = blocks.reduce((bytes, { text }) => bytes + Buffer.byteLength(text), 0);
  return found.reduce((bytes, figure) => bytes + figure.bytes, texts);
}

/** Stores what was read, unless the document was removed meanwhile; whether it was stored. */
export async function storeReading(db: Db, id: string, read: ReadDocument): Promise<boolean> {
  const { blocks, figures: found = [], ...overview } = read;
  if (!(await storeParts(db, id, blocks))) return false;
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(documents)
      .set({ state: "ready", refusal: null, readBytes: sizeOf(read) })
      .where(eq(documents.id, id))
      .returning({ id: documents.id });
    if (!row) return false;
    await tx
      .insert(documentTexts)
      .values({ documentId: id, overview })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: { overview } });
    await tx.delete(figures).where(eq(figures.documentId, id));
    const rows = found.map((figure, position) => ({ ...figure, documentId: id, position }));
    if (rows.length > 0) await tx.insert(figures).values(rows);
    return true;
  });
}

async function figuresWhere(db: Db, chosen: SQL | undefined): Promise<FigureRow[]> {
  const rows = await db
    .select({ figure: figures })
    .from(figures)
    .innerJoin(documents, eq(documents.id, figures.documentId))
    .where(chosen)
    .orderBy(asc(figures.position));
  return rows.map(({ figure }) => figure);
}

/** Key of the document's file when the figure belongs to a document of this course; null otherwise. */
export async function figureOfCourse(db: Db, courseId: string, figureId: string): Promise<string | null> {
  const [row] = await db
    .select({ key: documents.storageKey })
    .from(figures)
    .innerJoin(documents, eq(documents.id, figures.documentId))
    .where(and(eq(documents.courseId, courseId), eq(figures.id, figureId)));
  return row?.key ?? null;
}

/** A document of a course as a person may be shown it. */
export interface ShownDocument {
  name: string;
  storageKey: string;
  bytes: number;
  format: ReadDocument["format"];
}

/**
 * A document of a course that may be shown as it is; null for one of another course, and for one that came with a copy of
 * somebody else's course.
 */
export async function shownDocument(db: Db, courseId: string, id: string): Promise<ShownDocument | null> {
  const own = and(eq(documents.courseId, courseId), eq(documents.isForeign, false));
  const [row] = await db
    .select({
      ...{ name: documents.name, storageKey: documents.storageKey, bytes: documents.bytes },
      format: sql<ReadDocument["format"]>`${documentTexts.overview}->>'format'`,
    })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(own, sql`${documents.id}::text = ${id}`));
  return row ?? null;
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

/** Uploads that a step is proposed to be made of. */
const proposed = sql`exists (select 1 from ${proposals} where ${proposals.documentId} = ${documents.id} and ${proposals.decision} is null)`;

/** Deletes uploads from before `before` that nothing needs; answers where their files lie. */
export async function deleteUnused(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .delete(documents)
    .where(and(isNull(documents.courseId), lt(documents.createdAt, before), not(proposed)))
    .returning({ key: documents.storageKey });
  return rows.map((row) => row.key);
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

/** Takes the uploads of a course out of it again: they are whoever uploaded them, for as long as unused ones stay. */
export async function releaseDocuments(db: Db, courseId: string, now: Date): Promise<void> {
  await db
    .update(documents)
    .set({ courseId: null, createdAt: now })
    .where(and(eq(documents.courseId, courseId), eq(documents.isForeign, false)));
}

/** Bytes of all documents of a course. */
export async function bytesOfCourse(db: Db, courseId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(documents.bytes) })
    .from(documents)
    .where(eq(documents.courseId, courseId));
  return Number(row?.bytes ?? 0);
}

async function readWhere(db: Db, chosen: SQL | undefined): Promise<ReadDocument[]> {
  const rows = await db
    .select({ id: documents.id, overview: documentTexts.overview })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(chosen)
    .orderBy(asc(documents.position));
  const found = await figuresWhere(db, chosen);
  const read: ReadDocument[] = [];
  for (const { id, overview } of rows) {
    const blocks = await loadBlocks(db, id);
    read.push({ ...overview, blocks, figures: found.filter(({ documentId }) => documentId === id) });
  }
  return read;
}

/** The documents of a course in their order, as they were read. */
export async function documentsOfCourse(db: Db, courseId: string): Promise<ReadDocument[]> {
  return await readWhere(db, eq(documents.courseId, courseId));
}

/** The ids of a course's documents, in their order. */
export async function documentIdsOfCourse(db: Db, courseId: string): Promise<string[]> {
  const { id, position } = documents;
  const rows = await db
    .select({ id })
    .from(documents)
    .where(eq(documents.courseId, courseId))
    .orderBy(asc(position));
  return rows.map((row) => row.id);
}

/** Documents as they were read. */
export async function readDocuments(db: Db, ids: string[]): Promise<ReadDocument[]> {
  return await readWhere(db, inArray(documents.id, ids));
}

/** Gives an upload to a course, behind its other documents; false where it is not free to be given. */
export async function giveToCourse(db: Db, id: string, courseId: string): Promise<boolean> {
  const position = await db.$count(documents, eq(documents.courseId, courseId));
  const rows = await db
    .update(documents)
    .set({ courseId, position })
    .where(and(eq(documents.id, id), isNull(documents.courseId), eq(documents.state, "ready")))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Where the documents of a course lie. */
export async function storageKeysOfCourse(db: Db, courseId: string): Promise<string[]> {
  const rows = await db
    .select({ key: documents.storageKey })
    .from(documents)
    .where(eq(documents.courseId, courseId));
  return rows.map((row) => row.key);
}

/** The documents of a course in their order, and the figures in them. */
export async function filesOfCourse(
  db: Db,
  courseId: string,
): Promise<{ documents: DocumentRow[]; figures: FigureRow[] }> {
  const found = await db
    .select()
    .from(documents)
    .where(eq(documents.courseId, courseId))
    .orderBy(asc(documents.position));
  return { documents: found, figures: await figuresWhere(db, eq(documents.courseId, courseId)) };
}

/** Documents of one course that are copied into another, with new ids for them and their figures. */
export interface DocumentsCopy {
  courseId: string;
  ownerId: string | null;
  documents: DocumentRow[];
  figures: FigureRow[];
  /** New ids of documents and figures by their old ones. */
  ids: ReadonlyMap<string, string>;
  /** Where the copy of a document's file lies. */
  storageKeyOf: (storageKey: string) => string;
}

/** Stores copies of documents with what was read in them. */
export async function copyDocuments(tx: Db, copy: DocumentsCopy): Promise<void> {
  const { courseId, ownerId, ids, storageKeyOf } = copy;
  const newId = (id: string) => ids.get(id) ?? id;
  for (const document of copy.documents) {
    const id = newId(document.id);
    const storageKey = storageKeyOf(document.storageKey);
    const isForeign = document.isForeign || document.ownerId !== ownerId;
    await tx.insert(documents).values({ ...document, id, ownerId, courseId, storageKey, isForeign });
    const overview = sql`replace(${documentTexts.overview}::text, ${document.id}, ${id})::jsonb`;
    await tx.execute(
      sql`insert into ${documentTexts} (document_id, overview) select ${id}::uuid, ${overview} from ${documentTexts} where ${documentTexts.documentId} = ${document.id}`,
    );
    await copyParts(tx, document.id, id);
  }
  const rows = copy.figures.map((figure) => ({
    ...figure,
    id: newId(figure.id),
    documentId: newId(figure.documentId),
  }));
  if (rows.length > 0) await tx.insert(figures).values(rows);
}

export const newDocumentId = (): string => randomUUID();
