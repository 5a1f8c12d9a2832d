import { prepareReader } from "@lehrpfad/engine";
import type { Db } from "../../../db/client.ts";
import { later } from "../../../platform/clock.ts";
import { refusalWith } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { lockRoom, REQUEST_GONE_SECONDS, takeRoom } from "../../quotas/index.ts";
import { newDocumentId } from "../repository/documents.ts";
import { uploadKey } from "../repository/storedFiles.ts";
import { deleteStaleUploads, deleteUpload, insertUpload, touchUpload } from "../repository/uploads.ts";
import { watchArriving } from "../usecases/watchArriving.ts";
import { readLimits } from "./reading.ts";

/** The process that reads gets ready while the bytes are on their way. */
export function expectDocument(services: Services, name: string): void {
  if (services.config.PROCESS_MODE === "all") prepareReader(name, readLimits(services));
}

/** Milliseconds after which an upload in one request is noted as still arriving. */
const TOUCH_MS = 60_000;

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
export async function whileArriving<T>(
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
