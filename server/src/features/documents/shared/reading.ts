import { createReadStream } from "node:fs";
import { join } from "node:path";
import { isFigureId } from "@lehrpfad/contract";
import { DocumentError, type ReadDocument, type ReadLimits, readDocument } from "@lehrpfad/engine";
import { later } from "../../../platform/clock.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { withTemporaryFolder } from "../../../platform/temporary.ts";
import { countReading, isSpent } from "../../quotas/index.ts";
import { READ_QUEUE } from "../jobs.ts";
import { type DocumentRow, storeReading, storeRefusal, storeText } from "../repository/documents.ts";
import {
  claimDocument,
  claimNextDocument,
  releaseReadings,
  renewReading,
  someDocumentWaits,
} from "../repository/line.ts";
import { figureKey } from "../repository/storedFiles.ts";
import { holdReading } from "./holdReading.ts";

/** Readings that may be lost to a crash or an error before a document is refused. */
const MOST_ATTEMPTS = 3;

/** Seconds until a document whose reading failed for a reason of ours is tried again, doubled each time. */
const PAUSE_SECONDS = 5;

/** Documents that one job reads before it makes room for another process. */
const MOST_IN_A_ROW = 20;

const MEGABYTE = 1024 * 1024;

/** The limits of reading as the operator set them. */
export function readLimits({ config }: Services): Partial<ReadLimits> {
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

/** Counts the time that reading takes for the document's owner, whatever comes of it. */
async function counted<T>(services: Services, { ownerId }: DocumentRow, read: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await read();
  } finally {
    await countReading(services, ownerId, performance.now() - start);
  }
}

/** Reads a document with its figures, stores their files, then the rows that name them. */
async function readAndStore(services: Services, document: DocumentRow, signal: AbortSignal): Promise<void> {
  const { id, name, storageKey } = document;
  const limits = readLimits(services);
  await withTemporaryFolder(services, async (folder) => {
    const wanted = services.config.FIGURES > 0 ? { figuresFolder: folder } : {};
    let early: Promise<void> = Promise.resolve();
    const onText = (text: ReadDocument): void => {
      early = storeText(services.db, id, text).catch((error: unknown) =>
        services.log.warn({ error, documentId: id }, "what was read could not be shown early"),
      );
    };
    const read = await services.files.withPath(storageKey, (path) =>
      counted(services, document, () => readDocument(path, { id, name, limits, signal, onText, ...wanted })),
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
  });
}

/** Reads a document that was claimed, and stores the result or the refusal. */
export async function readClaimed(
  services: Services,
  document: DocumentRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = services;
  const { id, attempts, storageKey, ownerId } = document;
  if (attempts > MOST_ATTEMPTS) {
    await storeRefusal(db, id, { code: "document_too_complex", params: { reason: "crash" } });
    return;
  }
  if (await isSpent(services, ownerId, "reading")) {
    await storeRefusal(db, id, { code: "reading_time_spent", params: {} });
    return;
  }
  try {
    await holdReading(services, id, signal, (held) => readAndStore(services, document, held));
  } catch (error) {
    if (error instanceof DocumentError) {
      const { code, params, cause } = error;
      services.log.info({ documentId: id, code, params, cause }, "a document was refused");
      await storeRefusal(db, id, { code, params });
      return;
    }
    const pause = PAUSE_SECONDS * 2 ** attempts;
    const isThere = await renewReading(db, id, signal.aborted ? null : later(clock.now(), pause));
    // Removed while it was read: figures that were stored since go as well.
    if (!isThere) await removeFiles(services, [storageKey]);
    if (signal.aborted || !isThere) return;
    services.log.error({ error, documentId: id }, "a document could not be read and is tried again");
    await services.jobs.send(READ_QUEUE, {}, { startAfter: pause });
  }
}

/** Reads this document now, whatever its place in the line, unless another process is at it. */
export async function readUpload(services: Services, id: string, signal: AbortSignal): Promise<void> {
  const now = services.clock.now();
  const until = later(now, services.config.LEASE_SECONDS);
  const document = await claimDocument(services.db, id, now, until);
  if (document) await readClaimed(services, document, signal);
}

/**
 * Reads one document after the other in the order of the line (`lineOf`), until nothing waits. A document is
 * leased as long as it is read, and free again soon after a process died. One whose reading failed three times
 * is refused.
 */
export async function readWaiting(services: Services, signal: AbortSignal): Promise<void> {
  const { db, clock, config } = services;
  for (let read = 0; read < MOST_IN_A_ROW; read++) {
    const now = clock.now();
    const document = signal.aborted
      ? null
      : await claimNextDocument(db, now, later(now, config.LEASE_SECONDS));
    if (document === null) return;
    // Another reader that is idle takes the next one.
    if (read === 0) await services.jobs.send(READ_QUEUE, {});
    await readClaimed(services, document, signal);
  }
  await services.jobs.send(READ_QUEUE, {});
}

/** Has documents read whose reading was lost with a process; at the start of the only one that is all of them. */
export async function recoverReading(services: Services, atStart: boolean): Promise<void> {
  if (atStart) await releaseReadings(services.db);
  if (await someDocumentWaits(services.db, services.clock.now())) await services.jobs.send(READ_QUEUE, {});
}
