import type { Document } from "@lehrpfad/contract";
import { removeFiles } from "../../../platform/removal.ts";
import type { Call } from "../../../platform/useCase.ts";
import { uploadKey } from "../repository/storedFiles.ts";
import { deleteUpload } from "../repository/uploads.ts";
import { beginUpload } from "./beginUpload.ts";
import { receiveUpload } from "./receiveUpload.ts";

/**
 * Stores a file that comes in one request and has it read; null where it broke off, which leaves nothing. Throws what
 * beginUpload and receiveUpload throw.
 */
export async function uploadDocument({
  context,
  input: { name, bytes, body },
}: Call<{ name: string; bytes: number; body: AsyncIterable<Uint8Array> }>): Promise<Document | null> {
  const { id } = await beginUpload({ context, input: { name, bytes } });
  let document: Document | null = null;
  try {
    ({ document } = await receiveUpload({ context, input: { id, offset: 0, body } }));
    return document;
  } finally {
    if (document === null) {
      await deleteUpload(context.services.db, id);
      await removeFiles(context.services, [uploadKey(id)]);
    }
  }
}
