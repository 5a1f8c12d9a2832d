import {
  type Answer,
  type AnswerResult,
  isChecked,
  knownAnswer,
  type Mark,
  markAnswer,
  type Passage,
} from "@lehrpfad/contract";
import { type Card, type Grade, Rating } from "ts-fsrs";
import { refusal } from "../../../platform/http/context.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadPresentQuestion } from "../../content/index.ts";
import type { LearnerContext } from "../../learning/index.ts";
import { passageOf, showResult, stepVisit } from "../../learning/index.ts";
import { type CardRow, cardOf, replaceCard } from "../repository/cards.ts";
import { answered, rowOf } from "../shared/repeat.ts";

const cardFrom = ({ card: { due, last_review, ...rest } }: CardRow): Card => ({
  ...rest,
  due: new Date(due),
  ...(last_review === null ? {} : { last_review: new Date(last_review) }),
});

/** Who says of an own answer that nothing was missing sees the question again later than who says the essential. */
function ratingOf({ right, level }: Mark, judged: boolean): Grade {
  if (!right) return Rating.Again;
  return judged && level === 1 ? Rating.Easy : Rating.Good;
}

/** Marks a repeated answer and says when the question comes again. Throws STEP_NOT_FOUND, QUESTION_MISSING. */
export async function repeat({
  context,
  input,
}: Call<{ slug: string; stepId: string; answer: Answer }, LearnerContext>): Promise<{
  result: AnswerResult;
  passage: Passage | null;
  nextDue: string;
}> {
  const { services } = context;
  const { course, enrolment, open } = await stepVisit(services, context, input.slug, {
    stepId: input.stepId,
  });
  const before = await cardOf(services.db, enrolment.id, input.stepId);
  if (!before) throw refusal("STEP_NOT_FOUND");
  // What is shown for repetition is what the step asks now, also to who answered another question before.
  const question = await loadPresentQuestion(services.db, open.step.id);
  if (!question) throw refusal("QUESTION_MISSING");
  const answer = knownAnswer(question.body, input.answer);
  const mark = answer && markAnswer(question.body, answer);
  if (!mark) throw refusal("QUESTION_CHANGED");
  const now = services.clock.now();
  const grade = ratingOf(mark, !isChecked(question.body));
  const after = rowOf(enrolment.id, input.stepId, answered(cardFrom(before), now, grade));
  const counted = before.due <= now && (await replaceCard(services.db, before, after));
  const passage = question.source ? await passageOf(services, course.id, question.source) : null;
  const nextDue = (counted ? after : before).due.toISOString();
  return { result: showResult(question, { answer, right: mark.right }), passage, nextDue };
}
