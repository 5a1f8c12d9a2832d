import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { documents, figures, uploads } from "../../../db/tables/index.ts";
import { partKey } from "../../../platform/files.ts";
import { ownerKey, type StoredKind } from "../../../platform/sweep.ts";

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Key of a figure's file, which is removed with its document. */
export function figureKey(storageKey: string, figureId: string): string {
  return partKey(storageKey, `${figureId}.webp`);
}

/** Key of a document's file. */
export const documentKey = (id: string): string => `documents/${id}`;

const UPLOADS = "uploads/";

/** Where the pieces of an unfinished upload lie; removing it removes them all. */
export const uploadKey = (id: string): string => `${UPLOADS}${id}`;

/** Key of a piece of an unfinished upload. */
export function pieceKey(uploadId: string, pieceId: string): string {
  return partKey(uploadKey(uploadId), pieceId);
}

/** Uploads that are no documents yet, of those whose ids the keys hold behind `prefix`. */
async function unfinished(db: Db, prefix: string, keys: readonly string[]) {
  const ids = [...new Set(keys.map((key) => ownerKey(key).slice(prefix.length)))].filter(isUuid);
  return await db
    .select({ id: uploads.id, pieces: uploads.pieces })
    .from(uploads)
    .where(inArray(uploads.id, ids));
}

/** Pieces of unfinished uploads. */
export const UPLOAD_FILES: StoredKind = {
  prefix: UPLOADS,
  findNamed: async (db, keys) => {
    const rows = await unfinished(db, UPLOADS, keys);
    return new Set(rows.flatMap(({ id, pieces }) => pieces.map((piece) => pieceKey(id, piece.id))));
  },
};

const DOCUMENTS = "documents/";

/**
 * Documents and the figures beside them. Those of a document that is still being read get their rows with its end; an
 * upload that is whole lies where its document will, before that has a row.
 */
export const DOCUMENT_FILES: StoredKind = {
  prefix: DOCUMENTS,
  findNamed: async (db, keys) => {
    const owners = [...new Set(keys.map(ownerKey))];
    const rows = await db
      .select({ key: documents.storageKey, state: documents.state, figureId: figures.id })
      .from(documents)
      .leftJoin(figures, eq(figures.documentId, documents.id))
      .where(inArray(documents.storageKey, owners));
    const named = new Set(
      rows.flatMap(({ key, figureId }) => (figureId === null ? [key] : [key, figureKey(key, figureId)])),
    );
    for (const { id } of await unfinished(db, DOCUMENTS, keys)) named.add(`${DOCUMENTS}${id}`);
    const inReading = new Set(rows.filter(({ state }) => state === "reading").map(({ key }) => key));
    return new Set(keys.filter((key) => named.has(key) || inReading.has(ownerKey(key))));
  },
};
