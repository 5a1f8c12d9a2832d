import type { ChatPackage } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { findPackage } from "../repository.ts";
import { showOne } from "../shared/view.ts";

/** One package with its request, its answer and what was read out of it. Throws COURSE_NOT_FOUND, NOT_FOUND. */
export async function showPackage({
  context: { services, actor },
  input: { slug, packageId },
}: Call<{ slug: string; packageId: string }>): Promise<ChatPackage> {
  const course = await manageableCourse(services, actor, slug);
  const row = await findPackage(services.db, course.id, packageId);
  if (!row) throw refusal("NOT_FOUND");
  return await showOne(services, course, row);
}
