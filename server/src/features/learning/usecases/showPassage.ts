import type { OpenPassage } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { mayManage } from "../../courses/index.ts";
import type { LearnerContext } from "../access.ts";
import { stepVisit } from "../access.ts";
import { openPassage } from "../shared/learn.ts";

/** The text of the document around one source of a step. Throws STEP_NOT_FOUND, NOT_FOUND. */
export async function showPassage({
  context,
  input,
}: Call<{ slug: string; stepId: string; index: number }, LearnerContext>): Promise<OpenPassage> {
  const { services } = context;
  const { slug } = input;
  const { course, open } = await stepVisit(services, context, slug, { stepId: input.stepId });
  const source = open.step.sources[input.index];
  const mayOpen = course.showDocuments || (await mayManage(services, context.actor, course));
  const found = source ? await openPassage(services, course.id, source, mayOpen) : null;
  if (!found) throw refusal("NOT_FOUND");
  return found;
}
