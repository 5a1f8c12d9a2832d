import type { DocumentView } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { type ShownDocument, shownDocument } from "../../documents/index.ts";
import { type Learner, reader } from "../access.ts";

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
export async function openDocument(
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
