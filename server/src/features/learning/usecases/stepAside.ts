import { isChecked, type StepAside } from "@lehrpfad/contract";
import type { Services } from "../../../platform/services.ts";
import { mayManage } from "../../courses/index.ts";
import { type Learner, stepVisit } from "../access.ts";
import { openPassage } from "./learn.ts";
import { showRevelation } from "./show.ts";

/**
 * What a step shows only when it is asked for: the passages of its sources, and what own answers are compared with.
 * Nothing of questions that the server marks. Throws STEP_NOT_FOUND.
 */
export async function stepAside(
  services: Services,
  learner: Learner,
  slug: string,
  input: { stepId: string },
): Promise<StepAside> {
  const { course, open } = await stepVisit(services, learner, slug, { stepId: input.stepId });
  const mayOpen = course.showDocuments || (await mayManage(services, learner.actor, course));
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
