import type { Evaluation } from "@lehrpfad/contract";
import { askerOf } from "../../../platform/heavyWork/turns.ts";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../access.ts";
import { participation } from "../access.ts";
import { evaluate } from "../shared/review.ts";

/** Result per step, once all are finished. Throws EVALUATION_NOT_FOR_ANONYMOUS, COURSE_NOT_FINISHED. */
export async function showEvaluation({
  context,
  input: { slug },
}: Call<{ slug: string }, LearnerContext & { caller: string }>): Promise<Evaluation> {
  const { services } = context;
  const { course, enrolment, firstName } = await participation(services, context, slug);
  if (enrolment.type === "anonymous") throw refusal("EVALUATION_NOT_FOR_ANONYMOUS");
  const { completedAt } = enrolment;
  if (!completedAt) throw refusal("COURSE_NOT_FINISHED");
  const completed = { ...enrolment, completedAt };
  return { firstName, ...(await evaluate(services, course, completed, askerOf(context))) };
}
