import { convertDraft, emptyDraft, QUESTION_KINDS, type QuestionDraft } from "@lehrpfad/contract";
import { expect, it } from "vitest";
import { draftInKind, lostIn } from "./kindDrafts.ts";

const texts = { text: "How long?", explanation: "", hint: null };
const choice: QuestionDraft = {
  ...texts,
  kind: "choice",
  options: ["8 days", "16 days", "21 days", "24 days"].map((text, at) => ({
    id: null,
    text,
    correct: at === 1,
    feedback: at === 0 ? "That is how long an egg takes." : null,
  })),
};

it("names what another kind has no place for", () => {
  expect(lostIn(choice, convertDraft(choice, "typed"))).toEqual([
    "8 days",
    "That is how long an egg takes.",
    "21 days",
    "24 days",
  ]);
  const self: QuestionDraft = { ...texts, kind: "self", passage: "One.\n\nTwo.", points: ["a", "b"] };
  expect(lostIn(self, convertDraft(self, "order"))).toEqual(["One.", "Two."]);
  expect(lostIn(self, self)).toEqual([]);
});

it.each(QUESTION_KINDS)("loses nothing of an empty draft: %s", (kind) => {
  for (const other of QUESTION_KINDS) expect(lostIn(emptyDraft(kind), emptyDraft(other))).toEqual([]);
});

it("has a number and its unit as one part", () => {
  const numeric: QuestionDraft = { ...texts, kind: "numeric", value: 16, unit: "days", tolerance: 1 };
  expect(lostIn(numeric, convertDraft(numeric, "typed"))).toEqual([]);
  expect(lostIn({ ...numeric, value: null }, choice)).toEqual([]);
});

it("comes back to what was written in a kind before, with the texts as they are now", () => {
  const typed = { ...convertDraft(choice, "typed"), text: "How many days?" };
  const back = draftInKind(typed, "choice", new Map([["choice", choice]]));
  expect(back).toEqual({ ...choice, text: "How many days?" });
  expect(draftInKind(choice, "typed", new Map())).toEqual(convertDraft(choice, "typed"));
});
