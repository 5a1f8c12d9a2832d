import { type Answer, type AnswerResult, knownAnswer, markAnswer, type Passage } from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { participation, passageOf, showResult, storeSecondTry } from "../../learning/index.ts";
import { findMistake, notePractised } from "../repository/practice.ts";

/**
 * Marks a practised answer; a right one ends the practice of its question. The solution is shown, so that a second try
 * that was open ends. Throws QUESTION_MISSING where it was not answered wrongly before, QUESTION_CHANGED.
 */
export async function practise({
  context,
  input: { slug, questionId, answer: given },
}: Call<{ slug: string; questionId: string; answer: Answer }, LearnerContext>): Promise<{
  result: AnswerResult;
  passage: Passage | null;
}> {
  const { services } = context;
  const { course, enrolment } = await participation(services, context, slug);
  const own = { courseId: course.id, enrolmentId: enrolment.id };
  const question = await findMistake(services.db, own, questionId);
  if (!question) throw refusal("QUESTION_MISSING");
  const answer = knownAnswer(question.body, given);
  const mark = answer && markAnswer(question.body, answer);
  if (!mark) throw refusal("QUESTION_CHANGED");
  const which =
    "place" in question
      ? ({ target: "exercise", id: question.id } as const)
      : ({ target: "question", id: question.stepId } as const);
  const shown = { secondTry: "shown", secondAnswer: null } as const;
  await storeSecondTry(services.db, { enrolmentId: enrolment.id, ...which }, shown, services.clock.now());
  if (mark.right) {
    const row = { enrolmentId: enrolment.id, questionId, rightAt: services.clock.now() };
    await notePractised(services.db, row);
  }
  const passage = question.source ? await passageOf(services, course.id, question.source) : null;
  return { result: showResult(question, { answer, right: mark.right }), passage };
}
