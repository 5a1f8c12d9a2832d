import type { CourseOutline } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { show } from "../shared/outline.ts";

/** The steps of a course as its editors see them. Throws UNAUTHORIZED, FORBIDDEN, COURSE_NOT_FOUND. */
export async function showOutline({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<CourseOutline> {
  return await show(services, await manageableCourse(services, actor, slug));
}
