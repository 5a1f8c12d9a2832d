import type { Answer, Kinds, OpenBody, QuestionKind } from "../questionSchemas.ts";
import { choiceGiving } from "./choice/giving.ts";
import type { Giving } from "./giving.ts";
import { matchGiving } from "./match/giving.ts";
import { numericGiving } from "./numeric/giving.ts";
import { orderGiving } from "./order/giving.ts";
import { selfGiving } from "./self/giving.ts";
import { typedGiving } from "./typed/giving.ts";

const GIVING: { [Kind in QuestionKind]: Giving<Kinds[Kind]["open"], Kinds[Kind]["answer"]> } = {
  choice: choiceGiving,
  self: selfGiving,
  typed: typedGiving,
  match: matchGiving,
  order: orderGiving,
  numeric: numericGiving,
};

const givingOf = (kind: QuestionKind): Giving<OpenBody, Answer> => GIVING[kind];

/** An answer to a question before anything was done. */
export function emptyAnswer(question: OpenBody): Answer {
  return givingOf(question.kind).empty(question);
}

/** Whether there is something to check in an answer. */
export function isAnswered(question: OpenBody, answer: Answer): boolean {
  return answer.kind === question.kind && givingOf(question.kind).isAnswered(question, answer);
}

/** Whether a value, such as one that a browser kept, has the form of an answer. */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const { kind } = value;
  return (
    typeof kind === "string" && Object.hasOwn(GIVING, kind) && givingOf(kind as QuestionKind).isAnswer(value)
  );
}
