import { eq, inArray } from "drizzle-orm";
import { documents, figures } from "../../../db/tables/index.ts";
import { partKey } from "../../../platform/files.ts";
import { ownerKey, type StoredKind } from "../../../platform/sweep.ts";

/** Key of a figure's file, which is removed with its document. */
export function figureKey(storageKey: string, figureId: string): string {
  return partKey(storageKey, `${figureId}.webp`);
}

/** Documents and the figures beside them. Those of a document that is still being read get their rows with its end. */
export const DOCUMENT_FILES: StoredKind = {
  prefix: "documents/",
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
    const inReading = new Set(rows.filter(({ state }) => state === "reading").map(({ key }) => key));
    return new Set(keys.filter((key) => named.has(key) || inReading.has(ownerKey(key))));
  },
};
