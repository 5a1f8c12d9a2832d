import { isFigureId } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import { mayManage } from "../../courses/index.ts";
import { figureKey, figureOfCourse } from "../../documents/index.ts";
import { type Learner, participation, visit } from "../access.ts";

/**
 * The file of a figure for somebody who takes the course or manages it. Throws COURSE_NOT_FOUND,
 * COURSE_UNAVAILABLE, ENROLMENT_REQUIRED, EMAIL_NOT_CONFIRMED, and NOT_FOUND for a figure of another course.
 */
export async function figure(
  services: Services,
  learner: Learner,
  slug: string,
  figureId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { course } = await visit(services, learner, slug);
  if (!(await mayManage(services, learner.actor, course))) await participation(services, learner, slug);
  const storageKey = isFigureId(figureId) ? await figureOfCourse(services.db, course.id, figureId) : null;
  if (storageKey === null) throw refusal("NOT_FOUND");
  const file = await services.files.read(figureKey(storageKey, figureId));
  if (file === null) throw refusal("NOT_FOUND");
  return file;
}
