import { expect, test } from "vitest";
import { findQuote } from "./quotes.ts";

const TEXT = [
  "Für eine **hygienische** Hände\u00addesinfektion werden mindestens drei Milliliter benötigt; das sind zwei Hübe.",
  "| Stoff | Zeichen |\n| --- | --- |\n| Wasser | H<sub>2</sub>O |\n| Salz | NaCl |",
  "Er sagte: „Nie ohne Handschuhe!“ (Seite 4.) Der Rest folgt.",
].join("\n\n");

test.each([
  ["hygienische Händedesinfektion", "hygienische** Hände\u00addesinfektion"],
  ["mindestens drei\nMilliliter benötigt", "mindestens drei Milliliter benötigt"],
  ["zwei Hübe.", "zwei Hübe."],
  ["zwei Hübe", "zwei Hübe"],
  ["Wasser\tH2O", "Wasser | H<sub>2</sub>O"],
  ["H2O\nSalz", "H<sub>2</sub>O |\n| Salz"],
  ["„Nie ohne Handschuhe!“", "„Nie ohne Handschuhe!“"],
  ["(Seite 4.)", "(Seite 4.)"],
  ["Hu\u0308be", "Hübe"],
])("%j stands in the text as %j", (quote, found) => {
  const place = findQuote(quote, TEXT);
  expect(place?.quote).toBe(found);
  expect(TEXT.slice(place?.index).startsWith(found)).toBe(true);
});

test.each([
  "",
  "…",
  "Milliliter drei",
  "rei Milliliter",
  "drei Milli",
  "dreiMilliliter",
  "Zucker",
  "Wasser Salz",
])("%j does not", (quote) => expect(findQuote(quote, TEXT)).toBeNull());

test("a part of a word that stands earlier does not hide the whole word", () => {
  expect(findQuote("Bein", "Das Gebein und das Bein")?.index).toBe(19);
});

test("signs outside of the first plane and accents by themselves keep their places", () => {
  expect(findQuote("Cafe\u0301 noir", "😀 𝒜 Cafe\u0301 noir, bitte")).toEqual({
    index: 6,
    quote: "Cafe\u0301 noir",
  });
});

test("a text that is made to be slow is searched in a time that its length alone decides", () => {
  const long = "a ".repeat(150_000);
  for (const quote of [`b ${"a ".repeat(3_000)}`, `${"a ".repeat(3_000)}b`, "a".repeat(8_000)])
    expect(findQuote(quote, quote.includes(" ") ? long : "a".repeat(300_000))).toBeNull();
});
