import { expect, it } from "vitest";
import { levelOfTicks, paragraphsOf } from "./ticking.ts";

it.each([
  [0, 3, null],
  [0, 0, null],
  [1, 3, 3],
  [1, 2, 2],
  [2, 3, 2],
  [3, 3, 1],
  [1, 1, 1],
])("%i of %i points speak for the level %s", (ticked, points, level) => {
  expect(levelOfTicks(ticked, points)).toBe(level);
});

it("reads a passage paragraph by paragraph", () => {
  expect(paragraphsOf("One\nline.\n\nTwo.\n\n\n")).toEqual(["One\nline.", "Two."]);
});
