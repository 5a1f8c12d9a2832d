import { comparisonKey } from "../comparing.ts";
import type { Marking } from "../marking.ts";
import { markOfLevel } from "../shared.ts";
import type { Choice, ChoiceAnswer, ChoiceSolution, OpenChoice } from "./schemas.ts";

/** What is said to an option, unless it names what is right. */
function feedbackWithoutSolution({ options }: Choice, feedback: string): string {
  const said = comparisonKey(feedback);
  const rights = options.filter(({ correct }) => correct).map(({ text }) => comparisonKey(text));
  return rights.some((right) => said.includes(right)) ? "" : feedback;
}

const countRights = ({ options }: Choice) => options.filter(({ correct }) => correct).length;

export const choiceMarking: Marking<Choice, OpenChoice, ChoiceAnswer, ChoiceSolution> = {
  open: ({ kind, options }, order) => ({
    kind,
    options: order(options).map(({ id, text }) => ({ id, text })),
    rights: countRights({ kind, options }),
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
  /** Right only if exactly the right options were selected. */
  mark({ options }, { selected }) {
    if (selected.length === 0 || !selected.every((id) => options.some((option) => option.id === id)))
      return null;
    const chosen = new Set(selected);
    if (options.every(({ id, correct }) => chosen.has(id) === correct)) return markOfLevel(1);
    return markOfLevel(options.some(({ id, correct }) => correct && chosen.has(id)) ? 3 : 4);
  },
  /** Where one answer is right, the one that was chosen is not; of several, none is named and no share is told. */
  tellFirst(body, { selected }) {
    const [id] = selected;
    if (countRights(body) > 1 || selected.length > 1 || id === undefined) return { level: null, wrong: [] };
    const feedback = body.options.find((option) => option.id === id)?.feedback ?? "";
    return { level: 4, wrong: [{ id, text: feedbackWithoutSolution(body, feedback) }] };
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
