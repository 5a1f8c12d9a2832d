import { type AskedQuestion, LIMITS } from "@lehrpfad/contract";
import type { Actor } from "../../../platform/actor.ts";
import type { Services } from "../../../platform/services.ts";
import { manageableCourse } from "../../courses/index.ts";
import { findAsked } from "../repository.ts";

/** What participants asked a course, without their names. Throws COURSE_NOT_FOUND. */
export async function listAsked(
  services: Services,
  actor: Actor,
  slug: string,
): Promise<{ questions: AskedQuestion[] }> {
  const course = await manageableCourse(services, actor, slug);
  const rows = await findAsked(services.db, course.id, LIMITS.askedShown);
  return {
    questions: rows.flatMap(({ askedAt, ...row }) =>
      askedAt === null ? [] : [{ ...row, askedAt: askedAt.toISOString() }],
    ),
  };
}
