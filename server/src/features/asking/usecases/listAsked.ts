import { type AskedQuestion, LIMITS } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { findAsked } from "../repository.ts";

/** What participants asked a course, without their names. Throws COURSE_NOT_FOUND. */
export async function listAsked({
  context: { services, actor },
  input: { slug },
}: Call<{ slug: string }>): Promise<{ questions: AskedQuestion[] }> {
  const course = await manageableCourse(services, actor, slug);
  const rows = await findAsked(services.db, course.id, LIMITS.askedShown);
  return {
    questions: rows.flatMap(({ askedAt, ...row }) =>
      askedAt === null ? [] : [{ ...row, askedAt: askedAt.toISOString() }],
    ),
  };
}
