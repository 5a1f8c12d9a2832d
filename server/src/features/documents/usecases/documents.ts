import type { Readable } from "node:stream";
import type { Advice, Document } from "@lehrpfad/contract";
import { LIMITS } from "@lehrpfad/contract";
import { adviseSteps } from "@lehrpfad/engine";
import type { Actor } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { refusal } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { ownDocuments } from "../access.ts";
import { READ_QUEUE } from "../jobs.ts";
import {
  type DocumentWithOverview,
  deleteDocument,
  deleteUnused,
  insertDocument,
  newDocumentId,
} from "../repository/documents.ts";
import { placesInLine } from "../repository/line.ts";
import { documentKey } from "../repository/storedFiles.ts";
import { displayName, isReady } from "../rules.ts";
import { tellRemoved } from "./holdReading.ts";
import { showDocument, uploadLimit } from "./show.ts";
import { removeStaleUploads } from "./uploads.ts";

/** The same with its place in the line, as long as it stands there. */
async function showPlaced(services: Services, found: DocumentWithOverview): Promise<Document> {
  const { id, state } = found.document;
  if (state !== "reading") return showDocument(found, null);
  const places = await placesInLine(services.db, [id], services.clock.now());
  return showDocument(found, places.get(id) ?? null);
}

/** Stores and reads a document that belongs to the installation itself. */
export async function storeDocument(
  services: Services,
  upload: { name: string; content: Readable },
): Promise<Document> {
  const id = newDocumentId();
  const storageKey = documentKey(id);
  const bytes = await services.files.put(storageKey, upload.content, uploadLimit(services));
  const row = { id, ownerId: null, name: displayName(upload.name), bytes, storageKey };
  const document = await insertDocument(services.db, row, services.clock.now());
  await services.jobs.send(READ_QUEUE, {});
  return showDocument({ document, overview: null }, null);
}

export async function getDocument(services: Services, actor: Actor, id: string): Promise<Document> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found) throw refusal("NOT_FOUND");
  return await showPlaced(services, found);
}

/** Removes an upload that no course uses yet; its reading ends. */
export async function removeDocument(services: Services, actor: Actor, id: string): Promise<void> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found || !(await deleteDocument(services.db, id))) throw refusal("NOT_FOUND");
  await tellRemoved(services, [id]);
  await removeFiles(services, [found.document.storageKey]);
}

/** What courses of 10 to 50 steps from these documents would look like. */
export async function advise(
  services: Services,
  actor: Actor,
  documentIds: string[],
): Promise<{ words: number; choices: Advice[] }> {
  const found = await ownDocuments(services, actor, documentIds);
  if (!found.every(({ document }) => isReady(document))) throw refusal("DOCUMENT_NOT_READY");
  const words = found.reduce((sum, { overview }) => sum + (overview?.words ?? 0), 0);
  const { minimum, maximum } = LIMITS.steps;
  const choices = Array.from({ length: maximum - minimum + 1 }, (_, index) => {
    const wished = minimum + index;
    return { wished, ...adviseSteps(words, wished) };
  });
  return { words, choices };
}

const DAY = 86_400;

/** Removes uploads that no course took. */
export async function removeUnused(services: Services): Promise<void> {
  const now = services.clock.now();
  const keys = await deleteUnused(services.db, later(now, -services.config.UNUSED_UPLOAD_DAYS * DAY));
  await removeFiles(services, keys);
  await removeStaleUploads(services, now);
}
