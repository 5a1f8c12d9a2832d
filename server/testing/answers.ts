import type { Answer, OpenQuestion, QuestionBody } from "@lehrpfad/contract";

type Choice<Some extends { kind: string }> = Extract<Some, { kind: "choice" }>;

const isChoice = <Some extends { kind: string }>(question: Some): question is Choice<Some> =>
  question.kind === "choice";

/** A question that is known to have options. */
export function asChoice<Some extends { kind: string }>(question: Some | null | undefined): Choice<Some> {
  if (!question || !isChoice(question)) throw new Error("There is no question with options");
  return question;
}

/** The answer that selects these options. */
export function choose(selected: string[]): Answer {
  return { kind: "choice", selected };
}

/** The ids of a question's right options, or of its wrong ones. */
export function optionIds(question: QuestionBody | null | undefined, correct: boolean): string[] {
  return asChoice(question)
    .options.filter((option) => option.correct === correct)
    .map(({ id }) => id);
}

/** An answer, right or wrong. */
export function someAnswer(question: OpenQuestion | null): Answer {
  if (!question) throw new Error("There is no question");
  switch (question.kind) {
    case "choice":
      return choose(question.options.slice(0, 1).map(({ id }) => id));
    case "self":
      return { kind: "self", text: "", level: 2 };
    case "match": {
      const match = question.matches[0]?.id ?? "";
      return { kind: "match", matched: question.items.map(({ id }) => ({ item: id, match })) };
    }
    case "order":
      return { kind: "order", order: question.items.map(({ id }) => id) };
    default:
      return { kind: question.kind, text: "1" };
  }
}
