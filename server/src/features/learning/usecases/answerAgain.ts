import { type Answer, type AnswerResult, knownAnswer, markAnswer } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../access.ts";
import { type StepVisit, stepVisit } from "../access.ts";
import { storeSecondTry } from "../repository/secondTries.ts";
import { showMarked, showSecond } from "../shared/show.ts";
import { takeRoomFor } from "../shared/storing.ts";

/** The question or the exercise of a step that was answered, with what is stored of it; null where nothing is. */
function findAnswered({ open }: StepVisit, questionId: string) {
  const { question, progress } = open;
  const exercise = open.exercises.find(({ id }) => id === questionId);
  const [asked, given] = question?.id === questionId ? [question, progress] : [exercise, exercise];
  if (!asked || !given?.answer) return null;
  const target: "question" | "exercise" = asked === exercise ? "exercise" : "question";
  return { asked, target, given: { ...given, answer: given.answer, right: given.right === true } };
}

/**
 * Takes the second try at a question or an exercise of a step; without an answer, its solution is wanted. The first of
 * these counts, so that sending again, or from another device, does no harm. Throws STEP_NOT_FOUND, QUESTION_MISSING
 * where nothing was answered, QUESTION_CHANGED, ANONYMOUS_FULL.
 */
export async function answerAgain({
  context,
  input,
}: Call<
  { slug: string; stepId: string; questionId: string; answer: Answer | null },
  LearnerContext
>): Promise<{ result: AnswerResult }> {
  const { services } = context;
  const { slug } = input;
  const visited = await stepVisit(services, context, slug, { stepId: input.stepId });
  const found = findAnswered(visited, input.questionId);
  if (!found) throw refusal("QUESTION_MISSING");
  const { asked, target, given } = found;
  const stored = showMarked(asked, given);
  if (stored.solution !== null) return { result: stored };
  const mark = input.answer && markAnswer(asked.body, input.answer);
  const answer = input.answer && knownAnswer(asked.body, input.answer);
  if (input.answer && (mark === null || answer === null)) throw refusal("QUESTION_CHANGED");
  const secondTry = mark === null ? "shown" : mark.right ? "right" : "wrong";
  const enrolmentId = visited.enrolment.id;
  const which = { enrolmentId, target, id: target === "question" ? input.stepId : asked.id };
  const change = { secondTry, secondAnswer: answer } as const;
  await takeRoomFor(context, visited.enrolment, answer);
  const isFirst = await storeSecondTry(services.db, which, change, services.clock.now());
  if (isFirst) return { result: showSecond(asked, { answer: answer ?? given.answer, secondTry }) };
  const again = findAnswered(await stepVisit(services, context, slug, input), input.questionId);
  const result = again && showMarked(again.asked, again.given);
  if (!result || result.solution === null) throw refusal("QUESTION_MISSING");
  return { result };
}
