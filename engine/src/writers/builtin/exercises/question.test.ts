import { expect, test } from "vitest";
import type { Candidate } from "./candidate.ts";
import { oneStep } from "./fixtures/oneStep.ts";
import { questionOf } from "./question.ts";

const { analysis } = oneStep("de", [
  ["heading", "Der Docht"],
  ["paragraph", "Der Docht saugt das Öl nach oben, weil seine Fasern dicht beieinander liegen."],
]);
const candidate: Candidate = {
  form: "why",
  ...{ score: 1, block: 1, last: 1, quote: "", told: "", uses: [] },
  text: "Warum saugt der Docht das Öl nach oben?",
  hint: "Der Docht",
  body: { kind: "self", passage: analysis.blocks[1]?.text ?? "", points: [] },
};

test("a hint says under which heading the text answers, with words that the question has not said", () => {
  const { hint } = questionOf(analysis, candidate);
  expect(hint).toBe("Der Text antwortet unter „Der Docht“. Stichworte: „Fasern dicht beieinander …“");
});

test("of what the program marks a hint tells the heading alone", () => {
  const body = { kind: "typed" as const, accepted: ["Fasern"] };
  expect(questionOf(analysis, { ...candidate, body }).hint).toBe("Der Text antwortet unter „Der Docht“.");
  expect(questionOf(analysis, { ...candidate, hint: null }).hint).toBeNull();
});
