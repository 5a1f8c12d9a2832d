import { refusal } from "../../../platform/http/context.ts";
import { removeFiles } from "../../../platform/removal.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { ownDocuments } from "../access.ts";
import { deleteDocument } from "../repository/documents.ts";
import { tellRemoved } from "../shared/holdReading.ts";

/** Removes an upload that no course uses yet; its reading ends. */
export async function removeDocument({
  context: { services, actor },
  input: { id },
}: Call<{ id: string }>): Promise<Done> {
  const [found] = await ownDocuments(services, actor, [id]);
  if (!found || !(await deleteDocument(services.db, id))) throw refusal("NOT_FOUND");
  await tellRemoved(services, [id]);
  await removeFiles(services, [found.document.storageKey]);
  return DONE;
}
