import type { Source } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { markQuote, placeOf, readable } from "./passages.ts";

const source = (paragraph: number, quote: string, documentId = "bees"): Source => ({
  documentId,
  documentName: `${documentId}.pdf`,
  page: 1,
  paragraph,
  quote,
});

describe("the place of a source in a step's list", () => {
  const list = [source(3, "first"), source(3, "second"), source(7, "third"), source(5, "other", "wasps")];
  it("prefers the same quote", () => {
    expect(placeOf(source(3, "second"), list)).toBe(1);
  });
  it("takes the nearest paragraph of the same document", () => {
    expect(placeOf(source(6, "unknown"), list)).toBe(2);
    expect(placeOf(source(5, "unknown", "wasps"), list)).toBe(3);
  });
  it("finds none where all are far away or of other documents", () => {
    expect(placeOf(source(40, "third"), list)).toBeNull();
    expect(placeOf(source(3, "first", "ants"), list)).toBeNull();
    expect(placeOf(source(3, "first"), [])).toBeNull();
  });
});

describe("marking a quote in a passage", () => {
  const passage = { before: "Bees dance. ", quote: "They show the way.", after: " It is far." };
  it("keeps the passage's own quote", () => {
    expect(markQuote(passage, "They show the way.")).toEqual(passage);
  });
  it("marks a quote that reaches over the borders", () => {
    expect(markQuote(passage, "the way. It is")).toEqual({
      before: "Bees dance. They show ",
      quote: "the way. It is",
      after: " far.",
    });
  });
  it("shows the quote alone where the passage does not hold it", () => {
    expect(markQuote(passage, "Honey")).toEqual({ before: "", quote: "Honey", after: "" });
  });
});

describe("reading a table of a document", () => {
  it("drops the rules and the bars", () => {
    expect(readable("Before.\n| Form | Number |\n| --- | ---: |\n| Queen | 1 |\nAfter.")).toBe(
      "Before.\nForm · Number\nQueen · 1\nAfter.",
    );
  });
  it("reads a table on one line", () => {
    expect(readable("| Form | Number | | --- | --- | | Queen | 1 |")).toBe("Form · Number · Queen · 1");
  });
  it("leaves other text alone, dashes included", () => {
    expect(readable("One --- two\n---\nthree")).toBe("One --- two\n---\nthree");
  });
});
