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
  const [first] = asChoice(question).options;
  return choose(first ? [first.id] : []);
}
