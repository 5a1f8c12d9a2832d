import type { Answer, OpenQuestion, QuestionBody, QuestionKind, Solution } from "../questionSchemas.ts";
import {
  choiceSolution,
  describeChoice,
  emptyChoiceAnswer,
  fitsChoice,
  isChoiceAnswer,
  isChoiceAnswered,
  isChoiceRight,
  knownChoice,
  openChoice,
  tallyChoice,
} from "./choice/answers.ts";
import type { CountedAnswer, Mark, Order, Tally } from "./shared.ts";

/** An answer to a question of this kind before anything was done. */
export function emptyAnswer(kind: QuestionKind): Answer {
  switch (kind) {
    case "choice":
      return emptyChoiceAnswer();
  }
}

/** Whether there is something to check in an answer. */
export function isAnswered(answer: Answer): boolean {
  switch (answer.kind) {
    case "choice":
      return isChoiceAnswered(answer);
  }
}

/** Whether a value, such as one that a browser kept, has the form of an answer. */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  switch (value.kind) {
    case "choice":
      return isChoiceAnswer(value);
    default:
      return false;
  }
}

/** Marks an answer; null where it does not belong to this question: another kind, or what it names is gone. */
export function markAnswer(question: QuestionBody, answer: Answer): Mark | null {
  switch (question.kind) {
    case "choice":
      if (answer.kind !== "choice" || !fitsChoice(question, answer)) return null;
      return { right: isChoiceRight(question, answer) };
  }
}

/** What of an answer belongs to this question, each part once, as it is stored; null where nothing does. */
export function knownAnswer(question: QuestionBody, answer: Answer): Answer | null {
  switch (question.kind) {
    case "choice":
      return answer.kind === "choice" ? knownChoice(question, answer) : null;
  }
}

/** What may leave the server before the question was answered; `order` decides the order where it tells nothing. */
export function openQuestion(
  question: QuestionBody & Pick<OpenQuestion, "id" | "text" | "hint">,
  order: Order,
): OpenQuestion {
  const { id, text, hint } = question;
  switch (question.kind) {
    case "choice":
      return { id, text, hint, ...openChoice(question, order) };
  }
}

export function solutionOf(question: QuestionBody): Solution {
  switch (question.kind) {
    case "choice":
      return choiceSolution(question);
  }
}

/** How often participants gave each of the possible answers. Answers of another kind do not count. */
export function tallyAnswers(question: QuestionBody, answers: readonly CountedAnswer<Answer>[]): Tally[] {
  switch (question.kind) {
    case "choice":
      return tallyChoice(
        question,
        answers.flatMap(({ answer, count }) => (answer.kind === "choice" ? [{ answer, count }] : [])),
      );
  }
}

/** An answer in words; empty where nothing of it belongs to the question. */
export function describeAnswer(question: QuestionBody, answer: Answer): string[] {
  switch (question.kind) {
    case "choice":
      return answer.kind === "choice" ? describeChoice(question, answer) : [];
  }
}
