import type { Readable } from "node:stream";
import { later } from "../../../platform/clock.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import {
  type DocumentWithOverview,
  deleteUnused,
  findDocuments,
  insertDocument,
  newDocumentId,
} from "../repository/documents.ts";
import { documentKey } from "../repository/storedFiles.ts";
import { displayName } from "../rules.ts";
import { readClaimed } from "./reading.ts";
import { uploadLimit } from "./show.ts";
import { removeStaleUploads } from "./uploads.ts";

/**
 * Stores and reads a document that belongs to the installation itself. It is stored as taken for reading already: a
 * reader that looks for work at this moment would leave the caller with an unread document.
 */
export async function readOwnDocument(
  services: Services,
  upload: { name: string; content: Readable },
): Promise<DocumentWithOverview | null> {
  const id = newDocumentId();
  const storageKey = documentKey(id);
  const bytes = await services.files.put(storageKey, upload.content, uploadLimit(services));
  const row = { id, ownerId: null, name: displayName(upload.name), bytes, storageKey };
  const now = services.clock.now();
  const until = later(now, services.config.LEASE_SECONDS);
  const document = await insertDocument(services.db, { ...row, attempts: 1, readingUntil: until }, now);
  await readClaimed(services, document, services.stopping);
  return (await findDocuments(services.db, [id]))[0] ?? null;
}

const DAY = 86_400;

/** Removes uploads that no course took. */
export async function removeUnused(services: Services): Promise<void> {
  const now = services.clock.now();
  const keys = await deleteUnused(services.db, later(now, -services.config.UNUSED_UPLOAD_DAYS * DAY));
  await removeFiles(services, keys);
  await removeStaleUploads(services, now);
}
