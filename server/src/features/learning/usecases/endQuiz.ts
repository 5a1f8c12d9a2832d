import type { Enrolment } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { type LearnerContext, participation } from "../access.ts";
import { endAttempt } from "../repository/finalQuizzes.ts";
import { listStepProgress } from "../repository/visits.ts";
import { QUIZ_REFUSALS } from "../shared/finalQuiz.ts";
import { afterChange } from "./afterChange.ts";

/** Ends an attempt at the final quiz, with which who has finished every step completes the course. Throws QUIZ_CLOSED. */
export async function endQuiz({
  context,
  input: { slug, attempt },
}: Call<{ slug: string; attempt: number }, LearnerContext>): Promise<{ enrolment: Enrolment }> {
  const { services } = context;
  const visited = await participation(services, context, slug);
  const { course } = visited;
  const which = { enrolmentId: visited.enrolment.id, attempt };
  const enrolment = await endAttempt(
    services.db,
    which,
    services.clock.now(),
    course.finalQuiz === "instead",
  );
  if (typeof enrolment === "string") throw refusal(QUIZ_REFUSALS[enrolment]);
  const rows = await listStepProgress(services.db, course.id, enrolment.id);
  return { enrolment: await afterChange(services, context, { course, enrolment }, rows) };
}
