import { expect, it } from "vitest";
import { levelOfTicks, paragraphsOf, pointsBeside } from "./ticking.ts";

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

it("leaves out an only point that repeats the passage", () => {
  const passage = "Das Paket braucht **eine Prüfsumme**.\n";
  expect(pointsBeside({ passage, points: ["Das Paket braucht eine Prüfsumme"] })).toEqual([]);
  expect(pointsBeside({ passage, points: ["eine Prüfsumme"] })).toEqual(["eine Prüfsumme"]);
  expect(pointsBeside({ passage: "Eins. Zwei.", points: ["Eins", "Zwei"] })).toEqual(["Eins", "Zwei"]);
  expect(pointsBeside({ passage, points: [] })).toEqual([]);
});

it("reads a passage paragraph by paragraph", () => {
  expect(paragraphsOf("One\nline.\n\nTwo.\n\n\n")).toEqual(["One\nline.", "Two."]);
});
