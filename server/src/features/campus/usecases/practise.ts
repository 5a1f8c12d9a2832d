import { randomUUID } from "node:crypto";
import {
  type Answer,
  type AnswerResult,
  type DueQuestion,
  knownAnswer,
  markAnswer,
  type Passage,
} from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import {
  type Learner,
  participation,
  passageOf,
  showOpenQuestion,
  showResult,
  storeSecondTry,
} from "../../learning/index.ts";
import { findMistake, listMistakes, notePractised } from "../repository/practice.ts";

/** Questions in one round: about ten minutes. */
const ROUND = 20;

/** What somebody answered wrongly and has not practised rightly since, in an order of options of this round. */
export async function practice(
  services: Services,
  learner: Learner,
  slug: string,
): Promise<{ courseName: string; questions: DueQuestion[] }> {
  const { course, enrolment } = await participation(services, learner, slug);
  const mistakes = (await listMistakes(services.db, enrolment.id)).slice(0, ROUND);
  const questions = mistakes.map(({ question, ...place }) => ({
    ...place,
    slug,
    courseName: course.name,
    language: course.language,
    question: showOpenQuestion(question, randomUUID()),
  }));
  return { courseName: course.name, questions };
}

/**
 * Marks a practised answer; a right one ends the practice of its question. The solution is shown, so that a second try
 * that was open ends. Throws QUESTION_MISSING where it was not answered wrongly before, QUESTION_CHANGED.
 */
export async function practise(
  services: Services,
  learner: Learner,
  { slug, questionId, answer: given }: { slug: string; questionId: string; answer: Answer },
): Promise<{ result: AnswerResult; passage: Passage | null }> {
  const { course, enrolment } = await participation(services, learner, slug);
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
