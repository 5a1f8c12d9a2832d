import { expect, it } from "vitest";
import { numberIn, numbersIn } from "./reading.ts";

it.each([
  ["2.250", "de", 2250],
  ["2.250", "en", 2.25],
  ["2,250", "en", 2250],
  ["2,250", "de", 2.25],
  ["2.250", "es", 2250],
  ["2.250", "it", 2250],
  ["2,5", "de", 2.5],
  ["1.234.567,5", "de", 1_234_567.5],
  ["2250", "fr", 2250],
])("%s is read in %s as %d", (text, language, number) => {
  expect(numberIn(text, null, language)).toBe(number);
});

it("takes every reading of an answer", () => {
  expect(numbersIn("2.250 Pakete", "Pakete")).toEqual([2.25, 2250]);
  expect(numberIn("2.250 Meter", "Pakete", "de")).toBeNull();
});
