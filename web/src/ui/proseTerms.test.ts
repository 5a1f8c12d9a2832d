import { lexer, type MarkedToken } from "marked";
import { describe, expect, test } from "vitest";
import { Terms } from "./proseTerms.ts";

const GLOSSARY =
  "## Wichtige Begriffe\n- **Wabe**: ein Bau aus Wachs & Zellen\n- **pH** – wie sauer etwas ist";
const termsOf = (markdown: string) => new Terms(lexer(markdown) as MarkedToken[]);
const marked = (markdown: string, text: string) =>
  termsOf(markdown)
    .take(text)
    .filter(({ meaning }) => meaning !== null);

describe("terms of a text's glossary", () => {
  test("are found once, with endings, and the pieces are the text", () => {
    const terms = termsOf(GLOSSARY);
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
    expect(marked(GLOSSARY, text)).toEqual([]);
  });

  test("of several words win over the shorter ones inside them", () => {
    const markdown = "## Terms\n- **light**: what one sees\n- **light house (old)**: a tower";
    expect(marked(markdown, "A Light House (old) gives light.").map(({ text }) => text)).toEqual([
      "Light House (old)",
      "light",
    ]);
  });

  test("of several words take endings in each", () => {
    const markdown = "## Begriffe\n- **innere Uhr**: ein Rhythmus";
    expect(marked(markdown, "mit der inneren Uhr").map(({ text }) => text)).toEqual(["inneren Uhr"]);
  });

  test("may hold their colon inside the bold words, and stand before a last line", () => {
    const markdown = "Text\n\n## Terms\n\n- **Tide:** the sea *rises*\n\n*What comes next*";
    expect(marked(markdown, "The tide comes")).toEqual([{ text: "tide", meaning: "the sea rises" }]);
  });

  test.each([
    "- **Wabe**: ein Bau",
    "## Teile\n- **Wabe**: ein Bau\n\n## Danach\nText",
    "## Teile\n- **Wabe**: ein Bau\n- noch etwas",
    "## Teile\n1. **Wabe**: ein Bau",
    "## Teile\nText\n- **Wabe**: ein Bau",
    "## Teile\n- **Wabe** ohne Erklärung",
    "",
  ])("are no other lists: %s", (markdown) => {
    expect(marked(markdown, "Eine Wabe")).toEqual([]);
  });

  test("are not marked in the glossary itself", () => {
    const tokens = lexer(GLOSSARY) as MarkedToken[];
    const terms = new Terms(tokens);
    expect(tokens.filter((token) => terms.isGlossary(token)).map(({ type }) => type)).toEqual(["list"]);
  });
});
