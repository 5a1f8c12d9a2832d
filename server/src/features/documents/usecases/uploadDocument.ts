import { Readable } from "node:stream";
import type { Document } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import type { Services } from "../../../platform/services.ts";
import { type Call, inTransaction } from "../../../platform/useCase.ts";
import { takeBytesLeft, takeRoom } from "../../quotas/index.ts";
import { creator } from "../access.ts";
import { READ_QUEUE } from "../jobs.ts";
import { newDocumentId } from "../repository/documents.ts";
import { documentKey } from "../repository/storedFiles.ts";
import { growUpload, insertUpload, turnIntoDocument, type UploadRow } from "../repository/uploads.ts";
import { displayName } from "../rules.ts";
import { showDocument, uploadLimit } from "../shared/show.ts";
import { expectDocument, whileArriving, wholeBody } from "../shared/uploads.ts";

/** An upload in one request: a length is declared or not, and it cannot go on after a break. */
interface PlainUpload {
  name: string;
  declared: number | null;
  body: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
}

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
  return await inTransaction({ services }, async (tx) => {
    await takeRoom(tx, services, ownerId, { bytes: declared ?? 0, documents: 1, reading: 1 });
    const bytes = declared ?? (await takeBytesLeft(tx, services, ownerId, STRETCH));
    return await insertUpload(tx, { ...row, bytes }, services.clock.now());
  });
}

/** Passes bytes on once there is room for them; nothing is passed on that there is none for. Throws QUOTA_BYTES. */
async function* withRoom(services: Services, upload: UploadRow, content: AsyncIterable<Uint8Array>) {
  const { id, ownerId } = upload;
  let [room, sum] = [upload.bytes, 0];
  for await (const chunk of content) {
    sum += chunk.length;
    while (sum > room && room < uploadLimit(services)) {
      room += await inTransaction({ services }, async (tx) => {
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
export async function uploadDocument({
  context: { services, actor },
  input: upload,
}: Call<PlainUpload>): Promise<Document> {
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
