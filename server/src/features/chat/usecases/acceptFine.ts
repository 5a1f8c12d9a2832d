import type { ChatPackage } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { manageableCourse } from "../../courses/index.ts";
import { findPackage, listQuestions } from "../repository.ts";
import { isFine } from "../rules.ts";
import { accept } from "../shared/accept.ts";
import { listSizes } from "../shared/course.ts";
import { showOne } from "../shared/view.ts";

/**
 * Accepts questions of a package about which nothing was noticed: one as the question of each step that has none, the
 * others as exercises: so nothing takes the place of what somebody chose. What cannot be stored any more ends it, and what came before stays.
 * Throws COURSE_NOT_FOUND, NOT_FOUND, STEP_NOT_FOUND, EXERCISE_LIMIT.
 */
export async function acceptFine({
  context,
  input: { slug, packageId, questionIds },
}: Call<{ slug: string; packageId: string; questionIds: string[] }>): Promise<ChatPackage> {
  const { services, actor } = context;
  const course = await manageableCourse(services, actor, slug);
  const row = await findPackage(services.db, course.id, packageId);
  if (!row) throw refusal("NOT_FOUND");
  const steps = await listSizes(services, course.id);
  const asked = new Set(steps.filter(({ asks }) => asks !== null).map(({ id }) => id));
  const questions = await listQuestions(services.db, [packageId]);
  for (const one of questions.filter((question) => questionIds.includes(question.id) && isFine(question))) {
    await accept(context, course, one, asked.has(one.stepId) ? "exercise" : "question");
    asked.add(one.stepId);
  }
  return await showOne(services, course, row);
}
