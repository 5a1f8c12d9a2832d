import { describe, expect, test } from "vitest";
import { readMarkdown } from "./index.ts";
import { isMarkdown } from "./signs.ts";

const read = (text: string) => readMarkdown({ text, encoding: "utf-8", guessed: false });
const kinds = async (text: string) =>
  (await read(text)).blocks.map(({ kind, level, text: own }) => [kind, level, own]);

test("CommonMark with tables becomes blocks", async () => {
  expect(
    await kinds(
      "Title\n=====\n\nA *lamp*\nof **glass** with [a link](https://example.org).\n\n- one\n- two\n  1. deep\n\n> quoted\n\n~~~py\na = [1](2)\n~~~\n\n| A | B |\n|---|---|\n| 1 | `x` |\n",
    ),
  ).toEqual([
    ["heading", 1, "Title"],
    ["paragraph", 0, "A lamp of glass with a link."],
    ["list", 0, "one"],
    ["list", 0, "two"],
    ["list", 1, "1. deep"],
    ["quote", 0, "quoted"],
    ["code", 0, "a = [1](2)"],
    ["table", 0, "| A | B |\n| --- | --- |\n| 1 | x |"],
  ]);
});

test("settings before the text give the title alone, notes stand apart, HTML is read as such", async () => {
  const draft = await read(
    '---\ntitle: "Of lamps"\ntags: [a]\n---\n# One\n\nText.[^1] <script>alert(1)</script><kbd>Ctrl</kbd>\n\n[^1]: A *note*\n    that goes on.\n\n```\nkeep[^1]\n```\n',
  );
  expect(draft.title).toBe("Of lamps");
  expect(draft.blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ["heading", "One"],
    ["paragraph", "Text. Ctrl"],
    ["code", "keep[^1]"],
    ["footnote", "A note that goes on."],
  ]);
});

test("what stands between the dollars of a formula is TeX, sums of money are prose", async () => {
  const text = "The set $\\{x_i \\mid *i* < n\\}$ costs $5 or *$6*, and $$\n\\frac{a_1}{b_1}\n$$ too.";
  expect(await kinds(text)).toEqual([
    ["paragraph", 0, "The set $\\{x_i \\mid *i* < n\\}$ costs $5 or $6, and $$ \\frac{a_1}{b_1} $$ too."],
  ]);
});

test("a rule of three dashes at the start is no settings", async () => {
  expect((await kinds("---\n\nText without settings.\n\n---\n\nMore."))[0]).toEqual([
    "paragraph",
    0,
    "Text without settings.",
  ]);
});

describe("Markdown is told from plain text", () => {
  const marked = "# One\n\nSee [this](a.html).\n\n## Two\n\nText.";
  test("by its marks, whatever the name says", () => {
    expect(isMarkdown("notes.txt", marked)).toBe(true);
    expect(isMarkdown("notes.txt", "# comment\n# another comment\nset x = 1\n")).toBe(false);
    expect(isMarkdown("notes.txt", "1. Chapter\n\nPlain words [3] of a book.\n")).toBe(false);
  });
  test("by its name where it has few of them", () => {
    expect(isMarkdown("Notes.MD", "Only words.")).toBe(true);
    expect(isMarkdown("notes.txt", "Only words.")).toBe(false);
  });
});

test("pictures outside of the file are counted", async () => {
  expect((await read("![a](a.png) ![b](b.png) ![a](a.png)")).notices).toEqual([
    { code: "pictures_outside", params: { count: 2 } },
  ]);
});
