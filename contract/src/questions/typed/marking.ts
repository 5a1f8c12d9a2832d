import { type Marking, tallyTyped } from "../marking.ts";
import { type Mark, markOfLevel, WRONG_AS_A_WHOLE } from "../shared.ts";
import { saysSame, typedKey } from "./comparing.ts";
import type { OpenTyped, Typed, TypedAnswer, TypedSolution } from "./schemas.ts";

const markTyped = ({ accepted }: Typed, { text }: TypedAnswer): Mark =>
  markOfLevel(accepted.some((one) => saysSame(text, one)) ? 1 : 4);

export const typedMarking: Marking<Typed, OpenTyped, TypedAnswer, TypedSolution> = {
  open: ({ kind }) => ({ kind }),
  solution: ({ kind, accepted }) => ({ kind, accepted }),
  known: (_, answer) => answer,
  mark: (body, answer) => (answer.text.trim() === "" ? null : markTyped(body, answer)),
  tellFirst: () => WRONG_AS_A_WHOLE,
  tally: (body, answers) => {
    const rights = new Map<string, boolean>();
    return tallyTyped(
      answers.map(({ answer, count }) => {
        const key = typedKey(answer.text);
        const right = rights.get(key) ?? markTyped(body, answer).right;
        rights.set(key, right);
        return { key, text: answer.text.trim(), right, count };
      }),
    );
  },
  describe: (_, { text }) => [text.trim()],
};
