import { describe, expect, it } from "vitest";
import { foundIn, isProof } from "./passages.ts";

const TEXT =
  "A keeper trims the wick before dusk. The lamp is lit “at sunset”, and the log-book notes the hour. " +
  "At dawn the curtains are drawn, so that the sun cannot set the lens on fire.";

describe("a quote in a text", () => {
  it.each([
    ["trims the wick before dusk", "trims the wick before dusk."],
    ['lit "at sunset", and', "lit “at sunset”, and"],
    ["the  log–book\nnotes the hour", "the log-book notes the hour."],
    [
      "trims the wick … notes the hour",
      "trims the wick before dusk. The lamp is lit “at sunset”, and the log-book notes the hour.",
    ],
  ])("%j is found whatever its typography", (quote, found) => {
    expect(foundIn(quote, TEXT)).toBe(found);
  });

  it.each(["", "…", ".", "...", "[…]", "— …", "?"])("%j says nothing and proves nothing", (quote) => {
    expect(foundIn(quote, TEXT)).toBeNull();
  });

  it.each(["A … k … e … e … p", "a keeper … of the sea and its tides", "notes the hour … trims the wick"])(
    "%j does not stand there",
    (quote) => {
      expect(foundIn(quote, TEXT)).toBeNull();
    },
  );

  it("of many short parts is refused before anything is searched", () => {
    const quote = Array.from({ length: 12 }, () => "e").join(" … ");
    expect(foundIn(`${quote} … zz`, "e ".repeat(20_000))).toBeNull();
  });

  it("of parts that begin everywhere and end nowhere is given up in time that grows with the text", () => {
    const text = "the lamp is lit ".repeat(20_000);
    expect(foundIn("the lamp is lit … the lamp is lit … never again at sea", text)).toBeNull();
  });
});

describe("a quote as a proof", () => {
  it.each(["A keeper trims the wick before", "the log-book notes the hour. At dawn"])(
    "%j says enough",
    (quote) => {
      expect(isProof(quote, TEXT)).toBe(true);
    },
  );

  it.each(["the", "A keeper trims the wick", "lit at sunset"])("%j says too little", (quote) => {
    expect(isProof(quote, TEXT)).toBe(false);
  });

  it("may be short where it is all of a cell of a table, or of a line", () => {
    const table = "| Lamp | Range |\n| --- | --- |\n| Argand lamp | 12 miles |\nOil runs out.";
    expect(["12 miles", "Argand lamp", "Oil runs out"].every((quote) => isProof(quote, table))).toBe(true);
    expect(isProof("12", table)).toBe(false);
    expect(isProof("|", table)).toBe(false);
  });
});
