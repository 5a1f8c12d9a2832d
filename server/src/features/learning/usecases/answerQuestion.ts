import {
  type Answer,
  type Enrolment,
  isChecked,
  knownAnswer,
  type MarkedAnswer,
  markAnswer,
} from "@lehrpfad/contract";
import { refusal } from "../../../platform/http/context.ts";
import type { Services } from "../../../platform/services.ts";
import type { Call } from "../../../platform/useCase.ts";
import { loadReplacedQuestions, type QuestionRow } from "../../content/index.ts";
import type { LearnerContext } from "../access.ts";
import { stepVisit } from "../access.ts";
import { storeAnswer } from "../repository/progress.ts";
import type { OpenStep } from "../repository/visits.ts";
import { isAskedLater, secondTryAfter } from "../rules.ts";
import { resultOf, stepProgressAfter } from "../shared/learn.ts";
import { showMarked } from "../shared/show.ts";
import { takeRoomFor } from "../shared/storing.ts";
import { afterChange } from "./afterChange.ts";

/**
 * The question that was answered: another one may have taken its place since the participant saw it. Which one it was, the
 * page says; of pages that do not, the answer.
 */
async function questionMeant(
  services: Services,
  { step, question }: OpenStep,
  { answer: given, questionId }: { answer: Answer; questionId?: string | undefined },
) {
  const isMeant = ({ id, body }: QuestionRow) =>
    questionId === undefined ? markAnswer(body, given) !== null : id === questionId;
  if (question && isMeant(question)) return question;
  const replaced = (await loadReplacedQuestions(services.db, step.id)).find(isMeant);
  return replaced ?? (questionId === undefined ? question : null);
}

/**
 * Marks an answer. The first one counts; a repeated one answers the stored result, so that sending
 * again after a lost connection does no harm. Throws STEP_NOT_FOUND, QUESTION_MISSING, ANONYMOUS_FULL.
 */
export async function answerQuestion({
  context,
  input,
}: Call<
  { slug: string; stepId: string; answer: Answer; questionId?: string | undefined },
  LearnerContext
>): Promise<{ result: MarkedAnswer; enrolment: Enrolment }> {
  const { services } = context;
  const { slug } = input;
  const visited = await stepVisit(services, context, slug, { stepId: input.stepId });
  const { enrolment, open } = visited;
  const question = await questionMeant(services, open, input);
  if (!question) throw refusal("QUESTION_MISSING");
  // Its solution would be told before the final quiz.
  if (!open.progress?.answeredAt && isAskedLater(visited.course, question.body))
    throw refusal("QUESTION_MISSING");
  const mark = markAnswer(question.body, input.answer);
  if (!open.progress?.answeredAt && mark === null) throw refusal("QUESTION_CHANGED");
  const right = mark?.right ?? false;
  const given = knownAnswer(question.body, input.answer) ?? input.answer;
  const row = {
    enrolmentId: enrolment.id,
    stepId: input.stepId,
    questionId: question.id,
    answer: given,
    right,
    judged: !isChecked(question.body),
    secondTry: secondTryAfter(visited.course, question.body, { answer: given, right }),
  };
  await takeRoomFor(context, enrolment, given);
  const now = services.clock.now();
  const progress = await storeAnswer(services.db, row, now);
  if (!progress) throw refusal("ENROLMENT_REQUIRED");
  const result = progress.stored
    ? showMarked(question, { ...row, secondAnswer: null })
    : (resultOf(open) ?? resultOf((await stepVisit(services, context, slug, input)).open));
  if (!result) throw refusal("STEP_NOT_FOUND");
  const rows = await stepProgressAfter(services, visited, progress, {
    answeredAt: now,
    right,
    judged: row.judged,
    secondTry: row.secondTry,
  });
  return { result, enrolment: await afterChange(services, context, visited, rows) };
}
