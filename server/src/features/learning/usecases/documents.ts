import type { Readable } from "node:stream";
import type { DocumentText, DocumentView } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { ByteRange } from "../../../platform/http/ranges.ts";
import type { Services } from "../../../platform/services.ts";
import { blocksAround, type ShownDocument, shownDocument } from "../../documents/index.ts";
import { type Learner, reader } from "../access.ts";

/** Characters of a document that are shown before a place and behind it. */
const AROUND = 6_000;

/** How a document of a course is shown; null for one that may not be. */
export async function viewOf(
  { db }: Services,
  courseId: string,
  { document, offset }: { document: string; offset: number },
): Promise<DocumentView | null> {
  const shown = await shownDocument(db, courseId, document);
  return shown && { kind: shown.format === "pdf" ? "pdf" : "text", offset };
}

/**
 * A document for who may open its pages: participants where the course allows it, and who manages the course. Throws
 * COURSE_NOT_FOUND, COURSE_UNAVAILABLE, ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED; NOT_FOUND where it may not be seen, as
 * for one of another course.
 */
async function openDocument(
  services: Services,
  learner: Learner,
  slug: string,
  documentId: string,
): Promise<{ courseId: string; document: ShownDocument }> {
  const { course, manages } = await reader(services, learner, slug);
  const isAllowed = manages || course.showDocuments;
  const document = isAllowed ? await shownDocument(services.db, course.id, documentId) : null;
  if (document === null) throw refusal("NOT_FOUND");
  return { courseId: course.id, document };
}

/** The paragraphs of a document around a place. Throws what `openDocument` throws. */
export async function documentText(
  services: Services,
  learner: Learner,
  { slug, documentId, offset }: { slug: string; documentId: string; offset: number },
): Promise<DocumentText> {
  const { courseId, document } = await openDocument(services, learner, slug, documentId);
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

/** The file of a PDF. Throws what `openDocument` throws, and NOT_FOUND for every other kind. */
export async function documentFile(
  services: Services,
  learner: Learner,
  slug: string,
  documentId: string,
): Promise<ShownDocument> {
  const { document } = await openDocument(services, learner, slug, documentId);
  if (document.format !== "pdf") throw refusal("NOT_FOUND");
  return document;
}

/** The bytes of such a file. Throws NOT_FOUND where it is gone. */
export async function documentBytes(
  services: Services,
  { storageKey }: ShownDocument,
  { start, end }: ByteRange,
): Promise<Readable> {
  const stream = await services.files.stream(storageKey, start, end);
  if (!stream) throw refusal("NOT_FOUND");
  return stream;
}
