import { expect, it } from "vitest";
import { saysSame } from "./comparing.ts";

it.each([
  ["Bienenstok", "Bienenstock", true],
  ["Beinenstock", "Bienenstock", true],
  ["Beinenstok", "Bienenstock", true],
  ["Beinenstokc", "Bienenstock", true],
  ["Beinnstok", "Bienenstock", false],
  ["xBienenstock", "Bienenstock", true],
  ["Waben", "Wabe", true],
  ["Wane", "Wabe", false],
  ["Honug", "Honig", true],
  ["Hnoig", "Honig", true],
  ["Hunug", "Honig", false],
  ["1912", "1913", false],
])("%s says %s: %s", (given, accepted, same) => {
  expect(saysSame(given, accepted)).toBe(same);
});

it("compares long answers along the diagonals that can still lead there", () => {
  const long = "Bienen tanzen ".repeat(21);
  expect(saysSame(`${long}im Stock`, `${long}im Stok`)).toBe(true);
  expect(saysSame(`x${long}im Stock`, `${long}im Stocky`)).toBe(true);
  expect(saysSame(long.replaceAll("n", "m"), long)).toBe(false);
});
