import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { creator } from "../access.ts";
import { findUpload } from "../repository/uploads.ts";
import { arrivedDocument, takeOver } from "../shared/receiving.ts";

/** How far an upload is, in bytes; of one that has become a document all of it. Throws NOT_FOUND. */
export async function uploadState({
  context: { services, actor },
  input: { id },
}: Call<{ id: string }>): Promise<{ received: number; bytes: number }> {
  const { userId } = creator(actor);
  await takeOver(id, userId);
  const upload = await findUpload(services.db, id, userId);
  if (upload) return upload;
  const made = await arrivedDocument(services, id, userId);
  if (!made) throw refusal("NOT_FOUND");
  return { received: made.bytes, bytes: made.bytes };
}
