import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { Document } from "@lehrpfad/contract";
import { later } from "../../../platform/clock.ts";
import { ensureDisk } from "../../../platform/disk.ts";
import { StorageUnavailableError } from "../../../platform/files.ts";
import { refusal, refusalWith } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { ensureRoomForAll, HOLD_SECONDS } from "../../quotas/index.ts";
import { creator } from "../access.ts";
import { READ_QUEUE } from "../jobs.ts";
import { documentKey, pieceKey, uploadKey } from "../repository/storedFiles.ts";
import {
  findUpload,
  storeReceived,
  touchUpload,
  turnIntoDocument,
  type UploadRow,
} from "../repository/uploads.ts";
import { arrivedDocument, receiving, takeTurn } from "../shared/receiving.ts";
import { showDocument } from "../shared/show.ts";
import { type Arriving, watchArriving } from "./watchArriving.ts";

/** Bytes of a piece, and milliseconds after which a smaller one is stored: no more is lost with a process. */
const PIECE_BYTES = 4 * 1024 * 1024;

const PIECE_MS = 5_000;

/** A last piece below so many bytes is stored anew with what follows it, so that trickles make no crowd of files. */
const SMALL_PIECE = 256 * 1024;

/** Does `work` as the only one in this process that receives this upload. */
async function alone<T>(
  id: string,
  ownerId: string,
  work: (interrupted: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  await takeTurn(id, { ownerId, interrupt: () => controller.abort(), ended: promise });
  try {
    return await work(controller.signal);
  } finally {
    receiving.delete(id);
    resolve();
  }
}

/** Bytes of the first chunk, then of all that arrive until the piece is full or its time is over. */
async function* pieceFrom(before: Uint8Array | null, first: Uint8Array, arriving: Arriving, room: number) {
  const until = performance.now() + PIECE_MS;
  let bytes = first.length;
  if (before) yield before;
  yield first;
  while (bytes < Math.min(PIECE_BYTES, room)) {
    const next = await arriving.nextUntil(until);
    if (next === null || next === "later") return;
    bytes += next.length;
    yield next;
  }
}

/** Stores what arrives as one piece; the upload as it is then. Throws UPLOAD_OFFSET where somebody else went on. */
async function storePiece(
  services: Services,
  upload: UploadRow,
  first: Uint8Array,
  arriving: Arriving,
): Promise<UploadRow> {
  const { files, db, clock } = services;
  await ensureDisk(services, 0);
  const small = upload.pieces.at(-1);
  const merged = small && small.bytes < SMALL_PIECE ? small : null;
  const before = merged && (await files.read(pieceKey(upload.id, merged.id)));
  const id = randomUUID();
  const room = upload.bytes - upload.received;
  const content = Readable.from(pieceFrom(before, first, arriving, room));
  const bytes = await files.put(pieceKey(upload.id, id), content, Number.MAX_SAFE_INTEGER);
  const received = upload.received + bytes - (before?.length ?? 0);
  const kept = merged && before ? upload.pieces.slice(0, -1) : upload.pieces;
  const pieces = [...kept, { id, bytes }];
  const fits = received <= upload.bytes;
  const stored = fits ? await storeReceived(db, upload, { pieces, received }, clock.now()) : null;
  if (stored === null) {
    await removeFiles(services, [pieceKey(upload.id, id)]);
    throw fits
      ? await wentOn(services, upload)
      : refusalWith("UPLOAD_TOO_LONG", { received: upload.received });
  }
  if (merged && before) await removeFiles(services, [pieceKey(upload.id, merged.id)]);
  return stored;
}

/** The error for who sends bytes from another place than where the upload is. */
async function wentOn(services: Services, { id, ownerId }: Pick<UploadRow, "id" | "ownerId">) {
  const present = await findUpload(services.db, id, ownerId);
  return present ? refusalWith("UPLOAD_OFFSET", { received: present.received }) : refusal("NOT_FOUND");
}

/** Stores everything that arrives, piece after piece. */
async function storeArriving(services: Services, upload: UploadRow, arriving: Arriving): Promise<UploadRow> {
  let present = upload;
  for (let first = await arriving.next(); first !== null; first = await arriving.next()) {
    if (first.length > 0) present = await storePiece(services, present, first, arriving);
  }
  return present;
}

/** The bytes of all pieces, one piece in memory at a time. */
async function* contentOf({ files }: Services, { id, pieces }: UploadRow) {
  for (const piece of pieces) {
    const content = await files.read(pieceKey(id, piece.id));
    if (content === null) throw new StorageUnavailableError(`a piece of upload ${id} is missing`);
    yield content;
  }
}

/** Makes a whole upload a document of the same id, and has it read. Whoever comes second finds it made. */
async function finish(services: Services, upload: UploadRow): Promise<Document> {
  const { id, ownerId, bytes } = upload;
  const storageKey = documentKey(id);
  try {
    await services.files.put(storageKey, Readable.from(contentOf(services, upload)), bytes);
  } catch (error) {
    const made = await arrivedDocument(services, id, ownerId);
    if (made) return made;
    throw error;
  }
  const document = await turnIntoDocument(services.db, upload, { bytes, storageKey }, services.clock.now());
  if (document === null) {
    const made = await arrivedDocument(services, id, ownerId);
    if (made) return made;
    await removeFiles(services, [storageKey]);
    throw refusal("NOT_FOUND");
  }
  await services.jobs.send(READ_QUEUE, {});
  await removeFiles(services, [uploadKey(id)]);
  return showDocument({ document, overview: null }, null);
}

/** Holds the installation's room for the rest of an upload that rested so long that its room was given to others. */
async function holdAgain(
  services: Services,
  { id, ownerId, bytes, received, touchedAt }: UploadRow,
): Promise<void> {
  const { db, clock } = services;
  if (later(touchedAt, HOLD_SECONDS) > clock.now()) return;
  await db.transaction(async (tx) => {
    await ensureRoomForAll(tx, services, ownerId, bytes - received);
    await touchUpload(tx, id, clock.now());
  });
}

/**
 * Takes the bytes of an upload from `offset` on, for as long as they arrive; answers how far it is, and the document
 * once it is whole. What arrived before a break is kept. Throws NOT_FOUND, UPLOAD_OFFSET, UPLOAD_TOO_LONG, and
 * UPLOAD_STALLED after `UPLOAD_IDLE_SECONDS` without a byte.
 */
export async function receiveUpload({
  context: { services, actor },
  input: { id, offset, body },
}: Call<{ id: string; offset: number; body: AsyncIterable<Uint8Array> }>): Promise<{
  received: number;
  document: Document | null;
}> {
  const { userId } = creator(actor);
  return await alone(id, userId, async (interrupted) => {
    const upload = await findUpload(services.db, id, userId);
    if (upload === null) {
      const made = await arrivedDocument(services, id, userId);
      if (made && offset === made.bytes) return { received: made.bytes, document: made };
      throw made ? refusalWith("UPLOAD_OFFSET", { received: made.bytes }) : refusal("NOT_FOUND");
    }
    if (offset !== upload.received) throw refusalWith("UPLOAD_OFFSET", { received: upload.received });
    await holdAgain(services, upload);
    const arriving = watchArriving(body, {
      idle: services.config.UPLOAD_IDLE_SECONDS * 1000,
      most: services.config.UPLOAD_SECONDS * 1000,
      signal: AbortSignal.any([interrupted, services.stopping]),
    });
    const present = await storeArriving(services, upload, arriving);
    const { received } = present;
    if (received === present.bytes) return { received, document: await finish(services, present) };
    if (arriving.end() === "stalled") throw refusalWith("UPLOAD_STALLED", { received });
    if (arriving.end() === "interrupted") throw refusalWith("UPLOAD_OFFSET", { received });
    return { received, document: null };
  });
}
