import type { Chat } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { deletePackage } from "../repository.ts";
import { showWhole } from "../shared/view.ts";

/** Removes a package with its answer; what was accepted stays in its step. Throws COURSE_NOT_FOUND, NOT_FOUND. */
export async function removePackage({
  context: { services, actor },
  input: { slug, packageId },
}: Call<{ slug: string; packageId: string }>): Promise<Chat> {
  const course = await manageableCourse(services, actor, slug);
  if (!(await deletePackage(services.db, course.id, packageId))) throw refusal("NOT_FOUND");
  return await showWhole(services, course);
}
