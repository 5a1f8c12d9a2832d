import type { QuestionHint } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import type { Call, CallerContext } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { hintsOf } from "../shared/hints.ts";

/** What the gate advises about every question of a course by its step, and every exercise by its id. Throws COURSE_NOT_FOUND. */
export async function listHints({
  context,
  input: { slug },
}: Call<{ slug: string }, CallerContext>): Promise<{ hints: Record<string, QuestionHint[]> }> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  return { hints: await hintsOf(services, course, askerOf(context)) };
}
