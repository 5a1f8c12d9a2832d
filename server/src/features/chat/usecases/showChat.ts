import type { Chat } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { showWhole } from "../shared/view.ts";

/** The packages of a course, and what they could be made of. Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND. */
export async function showChat({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<Chat> {
  return await showWhole(services, await manageableCourse(services, actor, slug));
}
