import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import { orderByGoal } from "./goal.ts";

const { blocks } = documentOf([
  ["heading", "Anchors"],
  ["paragraph", "An anchor holds a ship in a harbour."],
  ["heading", "Lamps"],
  ["paragraph", "A lamp burns oil through the night."],
  ["heading", "Ropes"],
  ["paragraph", "A rope is made of hemp."],
  ["heading", "Signals"],
  ["paragraph", "The keeper gives a signal with two lamps and one more lamp."],
]);
const placed = blocks.map((block) => ({ ...block, document: "d", documentName: "d" }));
const kept = (goal: string) => orderByGoal(placed, goal, languageDataOf("en")).blocks.map(({ text }) => text);

test("a goal keeps whole sections that serve it, the best first", () => {
  expect(kept("What does a signal with a lamp mean?")).toEqual([6, 7, 2, 3].map((at) => blocks[at]?.text));
  const { leftOut } = orderByGoal(placed, "What does a signal with a lamp mean?", languageDataOf("en"));
  expect(leftOut.map(({ paragraph, reason }) => [paragraph, reason])).toEqual(
    [1, 2, 5, 6].map((paragraph) => [paragraph, "not_about_goal"]),
  );
});

test("a goal that no section mentions keeps everything, and is said to stand nowhere", () => {
  expect(kept("Photosynthesis")).toEqual(blocks.map(({ text }) => text));
  expect(orderByGoal(placed, "Photosynthesis", languageDataOf("en")).isFound).toBe(false);
});

test.each(["Lamps", "Everything about lamps", "the lamp"])(
  "the goal %j gets what stands under its heading",
  (goal) => {
    expect(kept(goal)).toEqual([2, 3].map((at) => blocks[at]?.text));
  },
);

test("a goal of many words that holds a heading by chance is no name of it", () => {
  expect(kept("How does the keeper give a signal with two lamps at night")).toContain(blocks[7]?.text);
});
