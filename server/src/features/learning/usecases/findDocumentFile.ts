import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { ShownDocument } from "../../documents/index.ts";
import type { LearnerContext } from "../access.ts";
import { openDocument } from "../shared/documents.ts";

/** The file of a PDF. Throws what `openDocument` throws, and NOT_FOUND for every other kind. */
export async function findDocumentFile({
  context,
  input: { slug, documentId },
}: Call<{ slug: string; documentId: string }, LearnerContext>): Promise<ShownDocument> {
  const { services } = context;
  const { document } = await openDocument(services, context, slug, documentId);
  if (document.format !== "pdf") throw refusal("NOT_FOUND");
  return document;
}
