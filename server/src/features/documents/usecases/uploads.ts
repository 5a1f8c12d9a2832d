import { Readable } from "node:stream";
import type { Document, UnfinishedUpload } from "@lehrpfad/contract";
import { prepareReader } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import type { Actor } from "../../../platform/actor.ts";
import { later } from "../../../platform/clock.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { lockRoom, REQUEST_GONE_SECONDS, takeBytesLeft, takeRoom } from "../../quotas/index.ts";
import { creator, materialTooLarge } from "../access.ts";
import { READ_QUEUE } from "../jobs.ts";
import { newDocumentId } from "../repository/documents.ts";
import { documentKey, uploadKey } from "../repository/storedFiles.ts";
import {
  deleteStaleUploads,
  deleteUpload,
  findUpload,
  growUpload,
  insertUpload,
  touchUpload,
  turnIntoDocument,
  type UploadRow,
} from "../repository/uploads.ts";
import { displayName } from "../rules.ts";
import { watchArriving } from "./arriving.ts";
import { readLimits } from "./reading.ts";
import { showDocument, uploadLimit } from "./show.ts";

/** The process that reads gets ready while the bytes are on their way. */
function expectDocument(services: Services, name: string): void {
  if (services.config.PROCESS_MODE === "all") prepareReader(name, readLimits(services));
}

/**
 * Holds room for an upload that goes on after a break. Throws UNAUTHORIZED, FORBIDDEN, MATERIAL_TOO_LARGE,
 * QUOTA_BYTES, QUOTA_DOCUMENTS, QUOTA_READING.
 */
export async function beginUpload(
  services: Services,
  actor: Actor,
  { name, bytes }: { name: string; bytes: number },
): Promise<UnfinishedUpload> {
  const { userId: ownerId } = creator(actor);
  const { config, clock, db } = services;
  if (bytes > uploadLimit(services)) throw materialTooLarge(config.MATERIAL_MEGABYTES);
  const row = { id: newDocumentId(), ownerId, name: displayName(name), bytes, resumable: true };
  const upload = await db.transaction(async (tx) => {
    await takeRoom(tx, services, ownerId, { bytes, documents: 1, reading: 1 });
    return await insertUpload(tx, row, clock.now());
  });
  expectDocument(services, name);
  const { id, received, touchedAt } = upload;
  const expiresAt = later(touchedAt, config.UNFINISHED_UPLOAD_HOURS * 3_600).toISOString();
  return { id, name: upload.name, bytes, received, expiresAt };
}

/** Throws an unfinished upload away. Throws NOT_FOUND. */
export async function dropUpload(services: Services, actor: Actor, id: string): Promise<void> {
  const { userId } = creator(actor);
  const upload = await findUpload(services.db, id, userId);
  if (!upload || !(await deleteUpload(services.db, id))) throw refusal("NOT_FOUND");
  await removeFiles(services, [uploadKey(id)]);
}

/** An upload in one request: a length is declared or not, and it cannot go on after a break. */
interface PlainUpload {
  name: string;
  declared: number | null;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

/** Milliseconds after which an upload in one request is noted as still arriving. */
const TOUCH_MS = 60_000;

/** Bytes for which room is held at a time where the length is unknown. */
const STRETCH = 4 * 1024 * 1024;

/** Holds room for an upload, or for its first stretch where its length is unknown. */
async function reserve(
  services: Services,
  ownerId: string,
  { name, declared }: PlainUpload,
): Promise<UploadRow> {
  const id = newDocumentId();
  const row = { id, ownerId, name: displayName(name), resumable: false };
  return await services.db.transaction(async (tx) => {
    await takeRoom(tx, services, ownerId, { bytes: declared ?? 0, documents: 1, reading: 1 });
    const bytes = declared ?? (await takeBytesLeft(tx, services, ownerId, STRETCH));
    return await insertUpload(tx, { ...row, bytes }, services.clock.now());
  });
}

/** A body until it ends, however slowly. Throws UPLOAD_STALLED, and an AbortError where it broke off. */
export async function* wholeBody(
  { config }: Services,
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const idle = config.UPLOAD_IDLE_SECONDS * 1000;
  const arriving = watchArriving(body, { idle, most: config.UPLOAD_SECONDS * 1000, signal });
  for (let chunk = await arriving.next(); chunk !== null; chunk = await arriving.next()) yield chunk;
  if (arriving.end() === "stalled") throw refusalWith("UPLOAD_STALLED", { received: 0 });
  if (arriving.end() !== "whole") throw new DOMException("The upload broke off", "AbortError");
}

/** Runs `work` while an upload arrives, and notes every minute that it still does; where that fails it is none any more. */
async function whileArriving<T>(
  { db, clock, log }: Services,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const beat = setInterval(() => {
    touchUpload(db, id, clock.now()).catch((error: unknown) =>
      log.warn({ error, uploadId: id }, "an upload that is arriving could not be noted"),
    );
  }, TOUCH_MS);
  try {
    return await work();
  } catch (error) {
    await deleteUpload(db, id);
    throw error;
  } finally {
    clearInterval(beat);
  }
}

/**
 * Holds room for bytes of an owner while `work` stores them; it gives the room back in the transaction that counts what
 * was stored. Nothing is held for what belongs to nobody. Throws QUOTA_BYTES.
 */
export async function holdRoom<T>(
  services: Services,
  ownerId: string | null,
  { name, bytes }: { name: string; bytes: number },
  work: (giveBack: (tx: Db) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db, clock } = services;
  if (ownerId === null) {
    await takeRoom(db, services, null, { bytes });
    return await work(async () => undefined);
  }
  const id = newDocumentId();
  await db.transaction(async (tx) => {
    await takeRoom(tx, services, ownerId, { bytes });
    await insertUpload(tx, { id, ownerId, name, bytes, resumable: false }, clock.now());
  });
  const giveBack = async (tx: Db) => {
    await lockRoom(tx, ownerId);
    await deleteUpload(tx, id);
  };
  return await whileArriving(services, id, () => work(giveBack));
}

/** Passes bytes on once there is room for them; nothing is passed on that there is none for. Throws QUOTA_BYTES. */
async function* withRoom(services: Services, upload: UploadRow, content: AsyncIterable<Uint8Array>) {
  const { id, ownerId } = upload;
  let [room, sum] = [upload.bytes, 0];
  for await (const chunk of content) {
    sum += chunk.length;
    while (sum > room && room < uploadLimit(services)) {
      room += await services.db.transaction(async (tx) => {
        const more = await takeBytesLeft(
          tx,
          services,
          ownerId,
          Math.min(STRETCH, uploadLimit(services) - room),
        );
        await growUpload(tx, id, more);
        return more;
      });
    }
    yield chunk;
  }
}

/**
 * Stores an upload that comes in one request, streamed to the storage, and has it read. Throws UNAUTHORIZED,
 * FORBIDDEN, FileTooLargeError, QUOTA_BYTES, QUOTA_DOCUMENTS, QUOTA_READING, UPLOAD_STALLED; one that breaks
 * off leaves nothing.
 */
export async function uploadDocument(
  services: Services,
  actor: Actor,
  upload: PlainUpload,
): Promise<Document> {
  const { userId: ownerId } = creator(actor);
  const { db, files, clock } = services;
  const reserved = await reserve(services, ownerId, upload);
  const { id, name } = reserved;
  const storageKey = documentKey(id);
  return await whileArriving(services, id, async () => {
    expectDocument(services, name);
    const { signal, body } = upload;
    const content = Readable.from(withRoom(services, reserved, wholeBody(services, body, signal)));
    const bytes = await files.put(storageKey, content, upload.declared ?? uploadLimit(services), signal);
    const document = await turnIntoDocument(db, reserved, { bytes, storageKey }, clock.now());
    if (document === null) {
      // The account was deleted meanwhile.
      await removeFiles(services, [storageKey]);
      throw refusal("UNAUTHORIZED");
    }
    await services.jobs.send(READ_QUEUE, {});
    return showDocument({ document, overview: null }, null);
  });
}

/** Throws away uploads that nobody went on with, and room held by requests that died with their process. */
export async function removeStaleUploads(services: Services, now: Date): Promise<void> {
  const { UNFINISHED_UPLOAD_HOURS } = services.config;
  const ids = await deleteStaleUploads(services.db, {
    touchedBefore: later(now, -UNFINISHED_UPLOAD_HOURS * 3_600),
    requestsBefore: later(now, -REQUEST_GONE_SECONDS),
  });
  await removeFiles(services, ids.map(uploadKey));
  if (ids.length > 0) services.log.info({ removed: ids.length }, "unfinished uploads were thrown away");
}
