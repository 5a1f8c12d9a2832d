import { expect, it } from "vitest";
import { placeExercises } from "./bites.ts";

const exercise = (id: string, section: number | null) => ({ id, section });

it("places exercises behind the parts there are, and the others at the end", () => {
  const exercises = [
    exercise("a", 1),
    exercise("b", null),
    exercise("c", 0),
    exercise("d", 1),
    exercise("e", 2),
  ];
  const { behind, last } = placeExercises(exercises, 2);
  const ids = (placed: readonly { id: string }[]) => placed.map(({ id }) => id).join("");
  expect([...behind].map(([at, placed]) => [at, ids(placed)])).toEqual([
    [1, "ad"],
    [0, "c"],
  ]);
  expect(ids(last)).toBe("be");
});
