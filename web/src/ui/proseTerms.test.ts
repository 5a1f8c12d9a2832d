import { describe, expect, test } from "vitest";
import { Terms } from "./proseTerms.ts";

const TERMS = [
  { term: "Wabe", meaning: "ein Bau aus Wachs & Zellen" },
  { term: "pH", meaning: "wie sauer etwas ist" },
];
const marked = (terms: ConstructorParameters<typeof Terms>[0], text: string) =>
  new Terms(terms).take(text).filter(({ meaning }) => meaning !== null);

describe("the terms of a text", () => {
  test("are found once, with endings, and the pieces are the text", () => {
    const terms = new Terms(TERMS);
    const text = "In den Waben, den großen Waben, ist der pH niedrig.";
    const pieces = terms.take(text);
    expect(pieces.map((piece) => piece.text).join("")).toBe(text);
    expect(pieces.filter(({ meaning }) => meaning !== null)).toEqual([
      { text: "Waben", meaning: "ein Bau aus Wachs & Zellen" },
      { text: "pH", meaning: "wie sauer etwas ist" },
    ]);
    expect(pieces[0]).toEqual({ text: "In den ", meaning: null });
    expect(terms.take("Eine Wabe.")).toEqual([{ text: "Eine Wabe.", meaning: null }]);
  });

  test.each(["Wabenbau", "Honigwabe", "Honig-Wabe", "PH", "pHs"])("are whole words: not in %s", (text) => {
    expect(marked(TERMS, text)).toEqual([]);
  });

  test("of several words win over the shorter ones inside them", () => {
    const terms = [
      { term: "light", meaning: "what one sees" },
      { term: "light house (old)", meaning: "a tower" },
    ];
    const found = marked(terms, "A Light House (old) gives light.").map(({ text }) => text);
    expect(found).toEqual(["Light House (old)", "light"]);
  });

  test("of several words take endings in each", () => {
    const terms = [{ term: "innere Uhr", meaning: "ein Rhythmus" }];
    expect(marked(terms, "mit der inneren Uhr").map(({ text }) => text)).toEqual(["inneren Uhr"]);
  });
});
