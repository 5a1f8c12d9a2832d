import type { DocumentText } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { blocksAround } from "../../documents/index.ts";
import type { LearnerContext } from "../access.ts";
import { openDocument } from "../shared/documents.ts";

/** Characters of a document that are shown before a place and behind it. */
const AROUND = 6_000;

/** The paragraphs of a document around a place. Throws what `openDocument` throws. */
export async function readDocumentText({
  context,
  input: { slug, documentId, offset },
}: Call<{ slug: string; documentId: string; offset: number }, LearnerContext>): Promise<DocumentText> {
  const { services } = context;
  const { courseId, document } = await openDocument(services, context, slug, documentId);
  const stretch = { from: Math.max(0, offset - AROUND), to: offset + AROUND };
  // One more tells whether the document goes on.
  const beyond = await blocksAround(services.db, courseId, documentId, {
    ...{ from: stretch.from, to: stretch.to + AROUND },
  });
  if (beyond === null) throw refusal("NOT_FOUND");
  const blocks = beyond.filter((block) => block.offset <= stretch.to);
  const [first] = blocks;
  return {
    name: document.name,
    blocks,
    more: { before: (first?.offset ?? 0) > 0, after: beyond.length > blocks.length },
  };
}
