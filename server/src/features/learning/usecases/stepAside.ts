import { isChecked, type StepAside } from "@lehrpfad/contract";
import type { Call } from "../../../platform/useCase.ts";
import { mayManage } from "../../courses/index.ts";
import type { LearnerContext } from "../access.ts";
import { stepVisit } from "../access.ts";
import { openPassage } from "../shared/learn.ts";
import { showRevelation } from "../shared/show.ts";

/**
 * What a step shows only when it is asked for: the passages of its sources, and what own answers are compared with.
 * Nothing of questions that the server marks. Throws STEP_NOT_FOUND.
 */
export async function stepAside({
  context,
  input,
}: Call<{ slug: string; stepId: string }, LearnerContext>): Promise<StepAside> {
  const { services } = context;
  const { slug } = input;
  const { course, open } = await stepVisit(services, context, slug, { stepId: input.stepId });
  const mayOpen = course.showDocuments || (await mayManage(services, context.actor, course));
  const passages: StepAside["passages"] = [];
  for (const [index, source] of open.step.sources.entries()) {
    const passage = await openPassage(services, course.id, source, mayOpen);
    if (passage) passages.push({ index, passage });
  }
  const questions = open.question ? [open.question, ...open.exercises] : open.exercises;
  const revelations = questions
    .filter(({ body }) => !isChecked(body))
    .map((question) => ({ questionId: question.id, revelation: showRevelation(question) }));
  return { passages, revelations };
}
