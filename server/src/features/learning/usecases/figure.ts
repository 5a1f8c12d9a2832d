import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { findFigureFile } from "../../content/index.ts";
import { type Learner, reader } from "../access.ts";

/**
 * The file of a figure or an editor's image for somebody who takes the course or manages it. Throws
 * COURSE_NOT_FOUND, COURSE_UNAVAILABLE, ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED, and NOT_FOUND for one of
 * another course.
 */
export async function figure(
  services: Services,
  learner: Learner,
  slug: string,
  figureId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { course } = await reader(services, learner, slug);
  const key = await findFigureFile(services, course.id, figureId);
  const file = key === null ? null : await services.files.read(key);
  if (file === null) throw refusal("NOT_FOUND");
  return file;
}
