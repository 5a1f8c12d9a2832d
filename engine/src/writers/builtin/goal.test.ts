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

/** Experiments of a handbook, each with the same three sections, in two chapters. */
function experiments() {
  const handbook = documentOf(
    ["Wax", "Salt", "Tin", "Iron"].flatMap((name, at) => [
      ...(at % 2 === 0 ? [["heading", at === 0 ? "Soft things" : "Hard things"] as const] : []),
      ["heading", `Melting of ${name}`] as const,
      ["heading", "Objective"] as const,
      ["paragraph", `${name} is to be made liquid.`] as const,
      ["heading", "Procedure"] as const,
      [
        "paragraph",
        name === "Tin" ? "Fill the crucible and close the furnace." : "Wait for a while.",
      ] as const,
      ["heading", "Observation"] as const,
      ["paragraph", `Nothing is left of the ${name.toLowerCase()} after a while.`] as const,
    ]),
  ).blocks;
  const levels = new Map([
    ["Objective", 3],
    ["Procedure", 3],
    ["Observation", 3],
  ]);
  return handbook.map((block) => ({
    ...block,
    level: block.kind === "heading" ? (levels.get(block.text) ?? (block.text.endsWith("things") ? 1 : 2)) : 0,
    document: "d",
    documentName: "d",
  }));
}

test("a goal keeps a short part with all of its sections, under the heading of its chapter", () => {
  const { blocks: aimed } = orderByGoal(experiments(), "Crucible and furnace", languageDataOf("en"));
  expect(aimed.map(({ text }) => text)).toEqual([
    "Hard things",
    "Melting of Tin",
    "Objective",
    "Tin is to be made liquid.",
    "Procedure",
    "Fill the crucible and close the furnace.",
    "Observation",
    "Nothing is left of the tin after a while.",
  ]);
});
