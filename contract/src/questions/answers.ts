import type {
  Answer,
  Kinds,
  OpenBody,
  OpenQuestion,
  QuestionBody,
  QuestionKind,
  Solution,
} from "../questionSchemas.ts";
import { choiceMarking } from "./choice/marking.ts";
import type { Marking } from "./marking.ts";
import { matchMarking } from "./match/marking.ts";
import { numericMarking } from "./numeric/marking.ts";
import { orderMarking } from "./order/marking.ts";
import { selfMarking } from "./self/marking.ts";
import type { CountedAnswer, FirstTry, Mark, Order, Tally } from "./shared.ts";
import { typedMarking } from "./typed/marking.ts";

type MarkingOf<Kind extends QuestionKind> = Marking<
  Kinds[Kind]["body"],
  Kinds[Kind]["open"],
  Kinds[Kind]["answer"],
  Kinds[Kind]["solution"]
>;

const MARKING: { [Kind in QuestionKind]: MarkingOf<Kind> } = {
  choice: choiceMarking,
  self: selfMarking,
  typed: typedMarking,
  match: matchMarking,
  order: orderMarking,
  numeric: numericMarking,
};

const markingOf = (kind: QuestionKind): Marking<QuestionBody, OpenBody, Answer, Solution> => MARKING[kind];

/** Whether the server marks it; where not, participants judge themselves. */
export function isChecked({ kind }: Pick<QuestionBody, "kind">): boolean {
  return kind !== "self";
}

/** Marks an answer; null where it does not belong to this question: another kind, or what it names is gone. */
export function markAnswer(question: QuestionBody, answer: Answer): Mark | null {
  return answer.kind === question.kind ? markingOf(question.kind).mark(question, answer) : null;
}

/** What of an answer belongs to this question, each part once, as it is stored; null where nothing does. */
export function knownAnswer(question: QuestionBody, answer: Answer): Answer | null {
  return answer.kind === question.kind ? markingOf(question.kind).known(question, answer) : null;
}

/** What may be told of a wrong first answer while a second one is awaited; null where there is no second try. */
export function tellFirstAnswer(question: QuestionBody, answer: Answer): FirstTry | null {
  return answer.kind === question.kind ? markingOf(question.kind).tellFirst(question, answer) : null;
}

/** What may leave the server before the question was answered; `order` decides the order where it tells nothing. */
export function openQuestion(
  question: QuestionBody & Pick<OpenQuestion, "id" | "text" | "hint">,
  order: Order,
): OpenQuestion {
  const { id, text, hint } = question;
  return { id, text, hint, ...markingOf(question.kind).open(question, order) };
}

export function solutionOf(question: QuestionBody): Solution {
  return markingOf(question.kind).solution(question);
}

/**
 * How often participants gave each of the possible answers; of answers that are typed freely those given most. Answers
 * of another kind do not count.
 */
export function tallyAnswers(question: QuestionBody, answers: readonly CountedAnswer<Answer>[]): Tally[] {
  return markingOf(question.kind).tally(
    question,
    answers.filter(({ answer }) => answer.kind === question.kind),
  );
}

/** An answer in words; empty where nothing of it belongs to the question, and of what only its writer may read. */
export function describeAnswer(question: QuestionBody, answer: Answer): string[] {
  return answer.kind === question.kind ? markingOf(question.kind).describe(question, answer) : [];
}
