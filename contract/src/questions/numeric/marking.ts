import { type Marking, tallyTyped } from "../marking.ts";
import { type Mark, markOfLevel, WRONG_AS_A_WHOLE } from "../shared.ts";
import { numbersIn } from "./reading.ts";
import type { Numeric, NumericAnswer, NumericSolution, OpenNumeric } from "./schemas.ts";

/** Binary fractions are not quite what was typed: a distance is equal within this share of the value. */
const ROUNDING = 1e-9;

function markNumber({ value, unit, tolerance }: Numeric, { text }: NumericAnswer): Mark {
  const most = tolerance + Math.abs(value) * ROUNDING;
  return markOfLevel(numbersIn(text, unit).some((number) => Math.abs(number - value) <= most) ? 1 : 4);
}

export const numericMarking: Marking<Numeric, OpenNumeric, NumericAnswer, NumericSolution> = {
  open: ({ kind, unit }) => ({ kind, unit }),
  solution: ({ kind, value, unit, tolerance }) => ({ kind, value, unit, tolerance }),
  known: (_, answer) => answer,
  mark: (body, answer) => (answer.text.trim() === "" ? null : markNumber(body, answer)),
  tellFirst: () => WRONG_AS_A_WHOLE,
  tally: (body, answers) =>
    tallyTyped(
      answers.map(({ answer, count }) => {
        const [number] = numbersIn(answer.text, body.unit);
        const text = answer.text.trim();
        return { key: String(number ?? text), text, right: markNumber(body, answer).right, count };
      }),
    ),
  describe: (_, { text }) => [text.trim()],
};
