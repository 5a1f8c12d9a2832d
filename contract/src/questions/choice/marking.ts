import type { Marking } from "../marking.ts";
import { markOfLevel } from "../shared.ts";
import type { Choice, ChoiceAnswer, ChoiceSolution, OpenChoice } from "./schemas.ts";

export const choiceMarking: Marking<Choice, OpenChoice, ChoiceAnswer, ChoiceSolution> = {
  open: ({ kind, options }, order) => ({
    kind,
    options: order(options).map(({ id, text }) => ({ id, text })),
  }),
  solution: ({ kind, options }) => ({
    kind,
    correct: options.filter(({ correct }) => correct).map(({ id }) => id),
    feedback: options.flatMap(({ id, feedback }) => (feedback ? [{ id, text: feedback }] : [])),
  }),
  known({ options }, { kind, selected }) {
    const known = new Set(options.map(({ id }) => id));
    const own = [...new Set(selected)].filter((id) => known.has(id));
    return own.length === 0 ? null : { kind, selected: own };
  },
  /** Right only if exactly the right options were selected (SPEC.md section 3). */
  mark({ options }, { selected }) {
    if (selected.length === 0 || !selected.every((id) => options.some((option) => option.id === id)))
      return null;
    const chosen = new Set(selected);
    if (options.every(({ id, correct }) => chosen.has(id) === correct)) return markOfLevel(1);
    return markOfLevel(options.some(({ id, correct }) => correct && chosen.has(id)) ? 3 : 4);
  },
  tally: ({ options }, answers) =>
    options.map(({ id, text, correct }) => ({
      id,
      text,
      right: correct,
      count: answers
        .filter(({ answer }) => answer.selected.includes(id))
        .reduce((sum, { count }) => sum + count, 0),
    })),
  /** The texts of the selected options, in the question's order. */
  describe: ({ options }, { selected }) =>
    options.filter(({ id }) => selected.includes(id)).map(({ text }) => text),
};
