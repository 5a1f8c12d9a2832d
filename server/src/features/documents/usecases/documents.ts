import type { Readable } from "node:stream";
import type { Advice, Document } from "@lehrpfad/contract";
import { LIMITS } from "@lehrpfad/contract";
import { adviseSteps, prepareReader } from "@lehrpfad/engine";
import type { Actor } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { refusal } from "../../../platform/http/context.ts";
import { removeFiles, storeRowOf } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { creator, ownDocuments } from "../access.ts";
import { READ_QUEUE } from "../jobs.ts";
import {
  type DocumentWithOverview,
  deleteDocument,
  deleteUnused,
  insertDocument,
  newDocumentId,
  type Overview,
} from "../repository/documents.ts";
import { placesInLine } from "../repository/line.ts";
import { displayName, isReady } from "../rules.ts";
import { readLimits } from "./reading.ts";

function showRead(overview: Overview): Document["read"] {
  if (overview.language === "other") return null;
  const { format, title, language, pages, words, outline, notices } = overview;
  return { format, title, language, pages, words, outline, notices };
}

function show({ document, overview }: DocumentWithOverview, ahead: number | null): Document {
  return {
    id: document.id,
    name: document.name,
    bytes: document.bytes,
    state: document.state,
    ahead,
    createdAt: document.createdAt.toISOString(),
    read: overview ? showRead(overview) : null,
    refusal: document.refusal,
  };
}

/** The same with its place in the line, as long as it stands there. */
async function showPlaced(services: Services, found: DocumentWithOverview): Promise<Document> {
  const { id, state } = found.document;
  if (state !== "reading") return show(found, null);
  const places = await placesInLine(services.db, [id], services.clock.now());
  return show(found, places.get(id) ?? null);
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
  if (services.config.PROCESS_MODE === "all") prepareReader(upload.name, readLimits(services));
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
  const document = await storeRowOf(services, storageKey, refusal("UNAUTHORIZED"), () =>
    insertDocument(services.db, row, services.clock.now()),
  );
  await services.jobs.send(READ_QUEUE, {});
  return show({ document, overview: null }, null);
}

export async function getDocument(services: Services, actor: Actor, id: string): Promise<Document> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found) throw refusal("NOT_FOUND");
  return await showPlaced(services, found);
}

/** Removes an upload that no course uses yet. */
export async function removeDocument(services: Services, actor: Actor, id: string): Promise<void> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found || !(await deleteDocument(services.db, id))) throw refusal("NOT_FOUND");
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
}
