import type { UnfinishedUpload } from "@lehrpfad/contract";
import { later } from "../../../platform/clock.ts";
import type { Call } from "../../../platform/useCase.ts";
import { takeRoom } from "../../quotas/index.ts";
import { creator, materialTooLarge } from "../access.ts";
import { newDocumentId } from "../repository/documents.ts";
import { insertUpload } from "../repository/uploads.ts";
import { displayName } from "../rules.ts";
import { uploadLimit } from "../shared/show.ts";
import { expectDocument } from "../shared/uploads.ts";

/**
 * Holds room for an upload that goes on after a break. Throws UNAUTHORIZED, FORBIDDEN, MATERIAL_TOO_LARGE,
 * QUOTA_BYTES, QUOTA_DOCUMENTS, QUOTA_READING.
 */
export async function beginUpload({
  context: { services, actor },
  input: { name, bytes },
}: Call<{ name: string; bytes: number }>): Promise<UnfinishedUpload> {
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
