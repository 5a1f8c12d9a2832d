import { lexer } from "marked";
import { expect, it } from "vitest";
import { partsOf } from "./parts.ts";

const parts = (markdown: string) =>
  partsOf(lexer(markdown, { gfm: true })).map((tokens) =>
    tokens
      .map(({ raw }) => raw)
      .join("")
      .trim(),
  );

it("parts a text before the headings of the two upper levels that it has", () => {
  const text = "Before.\n\n## One\n\nText.\n\n#### Deeper\n\nMore.\n\n### Two\n\nEnd.";
  expect(parts(text)).toEqual(["Before.", "## One\n\nText.\n\n#### Deeper\n\nMore.", "### Two\n\nEnd."]);
  expect(parts("### One\n\n#### Two\n\n##### Deeper")).toEqual(["### One", "#### Two\n\n##### Deeper"]);
});

it("takes the two upper levels that the text has", () => {
  const text = "## One\n\nText.\n\n### Deeper\n\nMore.\n\n#### Deepest\n\nEnd.";
  expect(parts(text)).toEqual(["## One\n\nText.", "### Deeper\n\nMore.\n\n#### Deepest\n\nEnd."]);
});

it("counts no part before a heading that begins the text", () => {
  expect(parts("\n\n## One\n\nText.\n\n## Two")).toEqual(["## One\n\nText.", "## Two"]);
});

it("sees no heading in a list, a quote or code", () => {
  expect(parts("- # item\n\n> ## quoted\n\n```\n# code\n```")).toHaveLength(1);
  expect(parts("")).toEqual([]);
});
