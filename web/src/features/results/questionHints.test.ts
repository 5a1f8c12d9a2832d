import type { QuestionStatistics } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { questionHints } from "./questionHints.ts";

const question = (chosen: [number, number, number, number], discrimination: number | null = 0.4) => {
  const answered = chosen.reduce((sum, n) => sum + n, 0);
  const statistics: QuestionStatistics = {
    text: "?",
    kind: "choice",
    answered,
    helped: 0,
    right: chosen[0],
    difficulty: answered === 0 ? null : chosen[0] / answered,
    discrimination,
    tallies: chosen.map((count, at) => ({ id: `${at}`, text: `Option ${at}`, right: at === 0, count })),
  };
  return statistics;
};

it("says nothing about a good question, and nothing before enough people answered", () => {
  expect(questionHints(question([40, 5, 3, 2]))).toEqual([]);
  expect(questionHints(question([0, 4, 3, 2], null))).toEqual([]);
});

it("names a hard question, a misleading option, and one that tells nobody apart", () => {
  expect(questionHints(question([14, 12, 12, 12]))).toEqual([{ code: "hint_hard" }]);
  expect(questionHints(question([20, 25, 3, 2]))).toEqual([{ code: "hint_misleading", option: "Option 1" }]);
  expect(questionHints(question([40, 5, 3, 2], 0.05))).toEqual([{ code: "hint_flat" }]);
});
