import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { findFigureFile } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { reader } from "../access.ts";

/**
 * The file of a figure or an editor's image for somebody who takes the course or manages it. Throws
 * COURSE_NOT_FOUND, COURSE_UNAVAILABLE, ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED, and NOT_FOUND for one of
 * another course.
 */
export async function readFigure({
  context,
  input: { slug, figureId },
}: Call<{ slug: string; figureId: string }, LearnerContext>): Promise<Uint8Array<ArrayBuffer>> {
  const { services } = context;
  const { course } = await reader(services, context, slug);
  const key = await findFigureFile(services, course.id, figureId);
  const file = key === null ? null : await services.files.read(key);
  if (file === null) throw refusal("NOT_FOUND");
  return file;
}
