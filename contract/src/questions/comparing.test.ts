import { expect, it } from "vitest";
import { comparisonKey, isArticle } from "./comparing.ts";

it.each([
  ["Café au lait!", "cafe au lait"],
  ["  1,000.5  ", "1000.5"],
  ["3,5", "3.5"],
  ["1 000", "1000"],
  ["e.g. bees", "e g bees"],
  ["???", "???"],
])("%s is compared as %s", (text, key) => {
  expect(comparisonKey(text)).toBe(key);
});

it("drops the leading article of the course's language, but never the only word", () => {
  expect(comparisonKey("Die Biene", "de")).toBe("biene");
  expect(comparisonKey("L'ape", "it")).toBe("ape");
  expect(comparisonKey("die", "de")).toBe("die");
  expect(comparisonKey("Die Biene", "en")).toBe("die biene");
  expect(comparisonKey("Die Biene")).toBe("die biene");
});

it("knows articles whatever their case", () => {
  expect(isArticle("The", "en")).toBe(true);
  expect(isArticle("bee", "en")).toBe(false);
});
