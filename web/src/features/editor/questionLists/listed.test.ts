import type { ListedQuestion } from "@lehrpfad/contract";
import { beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "../../../lib/testStorage.ts";
import { beginItems, isComplete, readListOf, sentQuestion, tickOption } from "./listed.ts";

beforeEach(() => vi.stubGlobal("localStorage", memoryStorage()));

const listed = (rights: boolean[], passage: string | null = null): ListedQuestion => ({
  question: {
    ...{ kind: "choice", text: "What digs?", explanation: "", hint: null },
    options: rights.map((correct, at) => ({
      ...{ id: null, text: ["the mole", "the owl"][at] ?? "", correct, feedback: null },
    })),
  },
  ...{ unknownAnswer: null, stepId: "step", passage },
});

it("takes a passage for proof that says what is right in its very words, and no other", () => {
  const of = (passage: string) => beginItems([listed([true, false], passage)])[0]?.isProof;
  expect([of("Only the mole digs."), of("Moles dig."), of("The owl hunts.")]).toEqual([true, false, false]);
  expect(beginItems([listed([false, false], "the mole")])[0]?.isProof).toBe(false);
});

it("sends the passage as what proves the answer only where that is ticked", () => {
  const [item] = beginItems([listed([true, false], "Only the mole digs.")]);
  if (!item) return expect.unreachable();
  expect(sentQuestion(item).quote).toBe("Only the mole digs.");
  expect(sentQuestion({ ...item, isProof: false }).quote).toBeNull();
});

it("is complete with a step and a right answer", () => {
  const [item] = beginItems([listed([false, false])]);
  if (!item) return expect.unreachable();
  expect(isComplete(item)).toBe(false);
  const ticked = { ...item, question: tickOption(item.question, 1, true) };
  expect(isComplete(ticked)).toBe(true);
  expect(isComplete({ ...ticked, stepId: "" })).toBe(false);
});

it("is kept with its corrections, and what cannot be read of it is left out", () => {
  const items = beginItems([listed([true, false])]);
  const unread = [{ text: "Quiz", reason: "no_question" as const }];
  readListOf("bees").keep({ items, unread });
  expect(readListOf("bees").read()).toEqual({ items, unread });
  localStorage.setItem(
    "question-list-read:bees",
    JSON.stringify({ items: [1, ...items], unread: [{ text: 3 }] }),
  );
  expect(readListOf("bees").read()).toEqual({ items, unread: [] });
});
