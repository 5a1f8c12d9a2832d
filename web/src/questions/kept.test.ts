import { expect, it } from "vitest";
import { storedAnswerSchema } from "./answering.ts";
import { draftSchema } from "./keptDraft.ts";

const answer = { kind: "choice", selected: ["a", "b"] };

it.each([
  ["an answer", answer, answer],
  ["the selected options of the version before there were kinds", ["a", 7, "b"], answer],
  ["an answer of a kind that is not known", { kind: "essay", text: "a" }, undefined],
  ["an answer that is broken", { kind: "choice", selected: "a" }, undefined],
  ["nothing", null, undefined],
])("what a browser kept is read: %s", (_, kept, read) => {
  expect(storedAnswerSchema(kept)).toEqual(read);
});

it("a draft of the version before there were kinds is a choice", () => {
  const question = { text: "?", options: [], explanation: "", hint: null };
  const draft = { version: 3, question: { kind: "choice", ...question } };
  expect(draftSchema({ version: 3, question })).toEqual(draft);
  expect(draftSchema(draft)).toEqual(draft);
  const option = { id: "a", text: "A", correct: true };
  const former = { ...draft, question: { ...draft.question, options: [option] } };
  const now = { ...draft, question: { ...draft.question, options: [{ ...option, feedback: null }] } };
  expect(draftSchema(former), "of one from before there was feedback").toEqual(now);
  for (const broken of [null, [], { version: 3 }]) expect(draftSchema(broken)).toBeUndefined();
});
