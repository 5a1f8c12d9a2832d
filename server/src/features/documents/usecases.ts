import type { Readable } from "node:stream";
import type { Advice, Document } from "@lehrpfad/contract";
import { LIMITS } from "@lehrpfad/contract";
import { adviseSteps, DocumentError, type ReadDocument, readDocument } from "@lehrpfad/engine";
import type { Actor } from "../../platform/auth/actor.ts";
import { later } from "../../platform/clock.ts";
import { refusal } from "../../platform/http/context.ts";
import type { Services } from "../../platform/services.ts";
import { creator, ownDocuments } from "./access.ts";
import { READ_QUEUE } from "./jobs.ts";
import {
  type DocumentWithOverview,
  deleteDocument,
  findDocuments,
  insertDocument,
  newDocumentId,
  type Overview,
  storeReading,
  storeRefusal,
  unreadDocuments,
} from "./repository.ts";
import { displayName, isReady } from "./rules.ts";

/** Reading that has not begun after so long was lost with its process. */
const UNREAD_SECONDS = 60;

function showRead(overview: Overview): Document["read"] {
  if (overview.language === "other") return null;
  const { format, title, language, pages, words, outline, notices } = overview;
  return { format, title, language, pages, words, outline, notices };
}

function show({ document, overview }: DocumentWithOverview): Document {
  return {
    id: document.id,
    name: document.name,
    bytes: document.bytes,
    state: document.state,
    createdAt: document.createdAt.toISOString(),
    read: overview ? showRead(overview) : null,
    refusal: document.refusal,
  };
}

/** Bytes that one upload may have. */
export function uploadLimit(services: Services): number {
  return services.config.MATERIAL_MEGABYTES * 1024 * 1024;
}

/**
 * Stores an upload, streamed to disk, and has it read. Throws UNAUTHORIZED, FORBIDDEN,
 * FileTooLargeError; an upload that breaks off leaves nothing behind.
 */
export async function uploadDocument(
  services: Services,
  actor: Actor,
  upload: { name: string; content: Readable; signal: AbortSignal },
): Promise<Document> {
  const person = creator(actor);
  return await storeDocument(services, person.userId, upload);
}

/** Stores and reads a document for `ownerId`; null for what belongs to the installation itself. */
export async function storeDocument(
  services: Services,
  ownerId: string | null,
  upload: { name: string; content: Readable; signal?: AbortSignal },
): Promise<Document> {
  const id = newDocumentId();
  const storageKey = `documents/${id}`;
  const bytes = await services.files.put(storageKey, upload.content, uploadLimit(services), upload.signal);
  const row = { id, ownerId, name: displayName(upload.name), bytes, storageKey };
  const document = await insertDocument(services.db, row, services.clock.now());
  await services.jobs.send(READ_QUEUE, { documentId: id });
  return show({ document, overview: null });
}

export async function getDocument(services: Services, actor: Actor, id: string): Promise<Document> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found) throw refusal("NOT_FOUND");
  return show(found);
}

/** Removes an upload that no course uses yet. */
export async function removeDocument(services: Services, actor: Actor, id: string): Promise<void> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found || !(await deleteDocument(services.db, id))) throw refusal("NOT_FOUND");
  await services.files.remove(found.document.storageKey);
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

/** Reads one upload and stores the result or the refusal. Running it twice does no harm. */
export async function readUpload(services: Services, documentId: string, signal: AbortSignal): Promise<void> {
  const [found] = await findDocuments(services.db, [documentId]);
  if (found?.document.state !== "reading") return;
  const { storageKey, name } = found.document;
  try {
    const read: ReadDocument = await readDocument(services.files.path(storageKey), {
      id: documentId,
      name,
      signal,
    });
    await storeReading(services.db, documentId, read);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    await storeRefusal(services.db, documentId, { code: error.code, params: error.params });
  }
}

/** Has documents read whose reading was lost with a process; `everything` also those that just came. */
export async function recoverReading(services: Services, everything: boolean): Promise<void> {
  const before = later(services.clock.now(), everything ? 1 : -UNREAD_SECONDS);
  for (const documentId of await unreadDocuments(services.db, before)) {
    await services.jobs.send(READ_QUEUE, { documentId });
  }
}
