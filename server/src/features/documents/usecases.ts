import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Advice, Document } from "@lehrpfad/contract";
import { isFigureId, LIMITS } from "@lehrpfad/contract";
import {
  adviseSteps,
  DocumentError,
  prepareReader,
  type ReadDocument,
  type ReadLimits,
  readDocument,
} from "@lehrpfad/engine";
import type { Actor } from "../../platform/actor.ts";
import { later } from "../../platform/clock.ts";
import { partKey } from "../../platform/files.ts";
import { refusal } from "../../platform/http/context.ts";
import { removeFiles } from "../../platform/removal.ts";
import type { Services } from "../../platform/services.ts";
import { creator, ownDocuments } from "./access.ts";
import { READ_QUEUE } from "./jobs.ts";
import {
  beginReading,
  type DocumentRow,
  type DocumentWithOverview,
  deleteDocument,
  deleteUnused,
  insertDocument,
  newDocumentId,
  type Overview,
  releaseReadings,
  renewReading,
  storeReading,
  storeRefusal,
  storeText,
  unreadDocuments,
} from "./repository.ts";
import { displayName, isReady } from "./rules.ts";

/** Reading that has not begun after so long was lost with its process. */
const UNREAD_SECONDS = 60;
/** Readings that may be lost to a crash or an error before a document is refused. */
const MOST_ATTEMPTS = 3;

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

const MEGABYTE = 1024 * 1024;

/** The limits of reading as the operator set them. */
function readLimits({ config }: Services): Partial<ReadLimits> {
  return {
    bytes: config.MATERIAL_MEGABYTES * MEGABYTE,
    pages: config.READ_PAGES,
    milliseconds: config.READ_SECONDS * 1000,
    memory: config.READ_MEMORY_MEGABYTES * MEGABYTE,
    decompressed: config.READ_UNPACKED_MEGABYTES * MEGABYTE,
    minimumWords: config.READ_MINIMUM_WORDS,
    scannedPages: config.SCANNED_PAGES,
    scanMilliseconds: config.SCAN_SECONDS * 1000,
    figures: config.FIGURES,
  };
}

/** Key of a figure's file, which is removed with its document. */
export function figureKey(storageKey: string, figureId: string): string {
  return partKey(storageKey, `${figureId}.webp`);
}

/** Reads a document with its figures, stores their files, then the rows that name them. */
async function readAndStore(services: Services, document: DocumentRow, signal: AbortSignal): Promise<void> {
  const { id, name, storageKey } = document;
  const limits = readLimits(services);
  const folder = await mkdtemp(join(tmpdir(), "figures-"));
  try {
    const wanted = services.config.FIGURES > 0 ? { figuresFolder: folder } : {};
    let early: Promise<void> = Promise.resolve();
    const onText = (text: ReadDocument): void => {
      early = storeText(services.db, id, text).catch((error: unknown) =>
        services.log.warn({ error, documentId: id }, "what was read could not be shown early"),
      );
    };
    const read = await services.files.withPath(storageKey, (path) =>
      readDocument(path, { id, name, limits, signal, onText, ...wanted }),
    );
    await early;
    // The reader works on hostile files: a name it made up must not lead out of the folder.
    const figures = (read.figures ?? []).filter(({ id: figureId }) => isFigureId(figureId));
    for (const figure of figures) {
      const content = createReadStream(join(folder, `${figure.id}.webp`));
      await services.files.put(figureKey(storageKey, figure.id), content, figure.bytes, signal);
    }
    const stored = await storeReading(services.db, id, { ...read, figures });
    if (!stored) await removeFiles(services, [storageKey]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads one upload and stores the result or the refusal. One process at a time: the document is leased as
 * long as it is read, and free again soon after a process died. One whose reading failed three times is refused.
 */
export async function readUpload(services: Services, documentId: string, signal: AbortSignal): Promise<void> {
  const { db, clock, config } = services;
  const leaseEnd = () => later(clock.now(), config.LEASE_SECONDS);
  const document = await beginReading(db, documentId, clock.now(), leaseEnd());
  if (document === null) return;
  if (document.attempts > MOST_ATTEMPTS) {
    await storeRefusal(db, documentId, { code: "document_too_complex", params: { reason: "crash" } });
    return;
  }
  const renewal = setInterval(() => {
    renewReading(db, documentId, leaseEnd()).catch((error: unknown) =>
      services.log.warn({ error, documentId }, "the lease of a document that is read could not be renewed"),
    );
  }, config.LEASE_SECONDS * 333);
  try {
    await readAndStore(services, document, signal);
  } catch (error) {
    if (!(error instanceof DocumentError)) {
      await renewReading(db, documentId, null);
      throw error;
    }
    await storeRefusal(db, documentId, { code: error.code, params: error.params });
  } finally {
    clearInterval(renewal);
  }
}

/** Has documents read whose reading was lost with a process; `everything` also those that just came. */
export async function recoverReading(services: Services, everything: boolean): Promise<void> {
  const now = services.clock.now();
  if (everything) await releaseReadings(services.db);
  const before = later(now, everything ? 1 : -UNREAD_SECONDS);
  for (const documentId of await unreadDocuments(services.db, before, now)) {
    await services.jobs.send(READ_QUEUE, { documentId });
  }
}

const DAY = 86_400;

/** Removes uploads that no course took, and what is left of uploads that broke off with their process. */
export async function removeUnused(services: Services): Promise<void> {
  const now = services.clock.now();
  const keys = await deleteUnused(services.db, later(now, -services.config.UNUSED_UPLOAD_DAYS * DAY));
  await removeFiles(services, keys);
  await services.files.removePartial("documents", later(now, -DAY));
}
