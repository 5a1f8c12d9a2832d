import { refusal } from "../../../platform/http/context.ts";
import { type Call, DONE, type Done } from "../../../platform/useCase.ts";
import { type LearnerContext, participation } from "../access.ts";
import { storeQuizAnswer } from "../repository/finalQuizzes.ts";
import type { TestAnswer } from "../rules.ts";
import { QUIZ_REFUSALS } from "../shared/finalQuiz.ts";
import { takeRoomFor } from "../shared/storing.ts";
import { markTestAnswer } from "../shared/testAnswers.ts";

/**
 * Stores an answer of the final quiz, or (null) that somebody does not know; nothing is told of it. Throws QUIZ_CLOSED,
 * QUESTION_MISSING, QUESTION_CHANGED, ANONYMOUS_FULL.
 */
export async function answerQuiz({
  context,
  input,
}: Call<TestAnswer & { slug: string; attempt: number }, LearnerContext>): Promise<Done> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, input.slug);
  const given = await markTestAnswer(services, course.id, input);
  await takeRoomFor(context, enrolment, given.answer);
  const which = { enrolmentId: enrolment.id, attempt: input.attempt };
  const fault = await storeQuizAnswer(services.db, which, given, services.clock.now());
  if (fault) throw refusal(QUIZ_REFUSALS[fault]);
  return DONE;
}
