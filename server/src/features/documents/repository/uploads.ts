import { and, eq, lt, or } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { authUsers, uploads } from "../../../db/tables/index.ts";
import { type DocumentRow, insertDocument } from "./documents.ts";

export type UploadRow = typeof uploads.$inferSelect;

/** Stores an upload of which nothing has arrived yet. */
export async function insertUpload(
  db: Db,
  upload: Pick<UploadRow, "id" | "ownerId" | "name" | "bytes" | "resumable">,
  now: Date,
): Promise<UploadRow> {
  const [row] = await db
    .insert(uploads)
    .values({ ...upload, pieces: [], received: 0, createdAt: now, touchedAt: now })
    .returning();
  if (!row) throw new Error("The database did not answer the new upload");
  return row;
}

/** An upload of a person that can go on; null where there is none, or it is somebody else's. */
export async function findUpload(db: Db, id: string, ownerId: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.ownerId, ownerId), eq(uploads.resumable, true)));
  return row ?? null;
}

/** Stores what has arrived, unless somebody else went on from `before.received` meanwhile; the upload as it is then. */
export async function storeReceived(
  db: Db,
  before: Pick<UploadRow, "id" | "received">,
  after: Pick<UploadRow, "pieces" | "received">,
  now: Date,
): Promise<UploadRow | null> {
  const [row] = await db
    .update(uploads)
    .set({ ...after, touchedAt: now })
    .where(and(eq(uploads.id, before.id), eq(uploads.received, before.received)))
    .returning();
  return row ?? null;
}

/** Notes that somebody is still at an upload. */
export async function touchUpload(db: Db, id: string, now: Date): Promise<void> {
  await db.update(uploads).set({ touchedAt: now }).where(eq(uploads.id, id));
}

/** Deletes an upload; whether it was there. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(uploads).where(eq(uploads.id, id)).returning({ id: uploads.id });
  return rows.length > 0;
}

/**
 * Puts a document in the place of its upload, which counted for it; null where the upload, or its owner, is gone.
 * The owner's row is locked first, as the deletion of an account does.
 */
export async function turnIntoDocument(
  db: Db,
  { id, ownerId, name }: Pick<UploadRow, "id" | "ownerId" | "name">,
  stored: { bytes: number; storageKey: string },
  now: Date,
): Promise<DocumentRow | null> {
  return await db.transaction(async (tx) => {
    await tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.id, ownerId)).for("key share");
    if (!(await deleteUpload(tx, id))) return null;
    return await insertDocument(tx, { id, ownerId, name, ...stored }, now);
  });
}

/** Deletes uploads that nobody went on with, and those of requests that are over; answers their ids. */
export async function deleteStaleUploads(
  db: Db,
  { touchedBefore, requestsBefore }: { touchedBefore: Date; requestsBefore: Date },
): Promise<string[]> {
  const ofRequest = and(eq(uploads.resumable, false), lt(uploads.touchedAt, requestsBefore));
  const stale = and(eq(uploads.resumable, true), lt(uploads.touchedAt, touchedBefore));
  const rows = await db.delete(uploads).where(or(ofRequest, stale)).returning({ id: uploads.id });
  return rows.map(({ id }) => id);
}
