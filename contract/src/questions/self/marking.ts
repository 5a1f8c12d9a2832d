import type { Marking } from "../marking.ts";
import { LEVELS, markOfLevel } from "../shared.ts";
import type { OpenSelf, Self, SelfAnswer, SelfSolution } from "./schemas.ts";

export const selfMarking: Marking<Self, OpenSelf, SelfAnswer, SelfSolution> = {
  open: ({ kind }) => ({ kind }),
  solution: ({ kind, passage, points }) => ({ kind, passage, points }),
  known: (_, answer) => answer,
  mark(_, answer) {
    const level = LEVELS.find((one) => one === answer.level);
    return level === undefined ? null : markOfLevel(level);
  },
  tellFirst: () => null,
  /** One for each level, whose number is its id; the interface has words for them. */
  tally: (_, answers) =>
    LEVELS.map((level) => ({
      id: String(level),
      text: "",
      right: markOfLevel(level).right,
      count: answers
        .filter(({ answer }) => answer.level === level)
        .reduce((sum, { count }) => sum + count, 0),
    })),
  /** What somebody wrote stays with who wrote it. */
  describe: () => [],
};
