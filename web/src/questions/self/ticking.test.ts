import { expect, it } from "vitest";
import { areTicked, levelOfTicks, paragraphsOf, pointsApart, pointsBeside } from "./ticking.ts";

it.each([
  [0, 3, 4],
  [1, 3, 3],
  [1, 2, 2],
  [2, 3, 2],
  [3, 3, 1],
  [1, 1, 1],
])("%i of %i points speak for the level %s", (ticked, points, level) => {
  expect(levelOfTicks(ticked, points)).toBe(level);
});

it("leaves out an only point that stands in the passage", () => {
  const passage = "Das Paket braucht **eine Prüfsumme**. Sonst nicht.\n";
  expect(pointsBeside({ passage, points: ["Das Paket braucht eine Prüfsumme"] })).toEqual([]);
  expect(pointsBeside({ passage, points: ["eine Prüf"] })).toEqual(["eine Prüf"]);
  expect(pointsBeside({ passage: "Eins. Zwei.", points: ["Eins", "Zwei"] })).toEqual(["Eins", "Zwei"]);
  expect(pointsBeside({ passage, points: [] })).toEqual([]);
  expect(pointsApart({ passage: "Eins. Zwei.", points: ["Eins", "Drei"] })).toEqual(["Drei"]);
});

it("has points ticked where there are several: a single one would ask twice how much there was", () => {
  expect([[], ["one"], ["one", "two"]].map(areTicked)).toEqual([false, false, true]);
});

it("reads a passage paragraph by paragraph", () => {
  expect(paragraphsOf("One\nline.\n\nTwo.\n\n\n")).toEqual(["One\nline.", "Two."]);
});
