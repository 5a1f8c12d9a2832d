import { expect, it } from "vitest";
import { compareOrder } from "./checking.ts";
import { orderOf, putInGap } from "./moving.ts";
import type { OpenOrder } from "./types.ts";

const question: OpenOrder = {
  kind: "order",
  items: ["b", "a", "c", "d"].map((id) => ({ id, text: id === "d" ? "c" : id })),
};
const compared = (answer: string, solution: string) =>
  compareOrder(question, { kind: "order", order: [...answer] }, { kind: "order", order: [...solution] }).map(
    ({ id, place, isRight }) => [id, place, isRight],
  );

it.each([
  [0, 0, "abc"],
  [0, 1, "abc"],
  [0, 2, "bac"],
  [0, 3, "bca"],
  [2, 0, "cab"],
  [2, 1, "acb"],
])("the row %i put down in the gap %i", (at, gap, moved) => {
  expect(putInGap([..."abc"], at, gap).join("")).toBe(moved);
});

it("an order that was kept is that of the items there are", () => {
  expect(orderOf(question, ["c", "gone", "c", "a"])).toEqual(["c", "a", "b", "d"]);
});

it("one item that has to be moved leaves the others right", () => {
  expect(compared("bcad", "abcd")).toEqual([
    ["a", 3, false],
    ["b", 1, true],
    ["c", 2, true],
    ["d", 4, true],
  ]);
});

it("items that say the same stand for each other", () => {
  expect(compared("abdc", "abcd").every(([, , isRight]) => isRight)).toBe(true);
});

it("an item that was not answered is not right", () => {
  expect(compared("ab", "abc").at(-1)).toEqual(["c", null, false]);
});
