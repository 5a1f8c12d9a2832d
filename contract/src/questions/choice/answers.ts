import type { CountedAnswer, Order, Tally } from "../shared.ts";
import type { Choice, ChoiceAnswer, ChoiceSolution, OpenChoice } from "./schemas.ts";

/** An answer with nothing selected yet. */
export function emptyChoiceAnswer(): ChoiceAnswer {
  return { kind: "choice", selected: [] };
}

export function isChoiceAnswered({ selected }: ChoiceAnswer): boolean {
  return selected.length > 0;
}

export function isChoiceAnswer(value: object): value is ChoiceAnswer {
  return (
    "selected" in value &&
    Array.isArray(value.selected) &&
    value.selected.every((id) => typeof id === "string")
  );
}

/** Right only if exactly the right options were selected (SPEC.md section 3). */
export function isChoiceRight({ options }: Choice, { selected }: ChoiceAnswer): boolean {
  const chosen = new Set(selected);
  return options.every(({ id, correct }) => chosen.has(id) === correct);
}

/** The selected options that this question has, each once; null where there is none. */
export function knownChoice({ options }: Choice, { kind, selected }: ChoiceAnswer): ChoiceAnswer | null {
  const known = new Set(options.map(({ id }) => id));
  const own = [...new Set(selected)].filter((id) => known.has(id));
  return own.length === 0 ? null : { kind, selected: own };
}

/** Whether an answer names options of this question only. */
export function fitsChoice({ options }: Choice, { selected }: ChoiceAnswer): boolean {
  return selected.length > 0 && selected.every((id) => options.some((option) => option.id === id));
}

export function openChoice({ kind, options }: Choice, order: Order): OpenChoice {
  return { kind, options: order(options).map(({ id, text }) => ({ id, text })) };
}

export function choiceSolution({ kind, options }: Choice): ChoiceSolution {
  return { kind, correct: options.filter(({ correct }) => correct).map(({ id }) => id) };
}

/** How often each option was selected. */
export function tallyChoice({ options }: Choice, answers: readonly CountedAnswer<ChoiceAnswer>[]): Tally[] {
  return options.map(({ id, text, correct }) => ({
    id,
    text,
    right: correct,
    count: answers
      .filter(({ answer }) => answer.selected.includes(id))
      .reduce((sum, { count }) => sum + count, 0),
  }));
}

/** The texts of the selected options, in the question's order. */
export function describeChoice({ options }: Choice, { selected }: ChoiceAnswer): string[] {
  return options.filter(({ id }) => selected.includes(id)).map(({ text }) => text);
}
