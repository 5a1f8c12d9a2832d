import { refusal } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { creator } from "../access.ts";
import { uploadKey } from "../repository/storedFiles.ts";
import { deleteUpload, findUpload } from "../repository/uploads.ts";

/** Throws an unfinished upload away. Throws NOT_FOUND. */
export async function dropUpload({
  context: { services, actor },
  input: { id },
}: Call<{ id: string }>): Promise<Done> {
  const { userId } = creator(actor);
  const upload = await findUpload(services.db, id, userId);
  if (!upload || !(await deleteUpload(services.db, id))) throw refusal("NOT_FOUND");
  await removeFiles(services, [uploadKey(id)]);
  return DONE;
}
