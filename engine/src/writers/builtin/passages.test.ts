import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import { expect, test } from "vitest";
import { languageDataOf } from "../../text/languages/index.ts";
import type { BlockKind } from "../../types/index.ts";
import type { MaterialBlock } from "./material.ts";
import { listMarkdown, passagesMarkdown } from "./passages.ts";

function block(kind: BlockKind, text: string, level = 0, paragraph = 1): MaterialBlock {
  return { kind, text, level, page: null, paragraph, offset: 0, document: "d", documentName: "d" };
}
const items = (...rows: [number, string][]) => rows.map(([level, text]) => block("list", text, level));

test("clauses of a law keep their numbers as paragraphs, with their own nested lists below", () => {
  expect(
    listMarkdown(
      items(
        [0, "(3) Es ist verboten,"],
        [1, "4. zu halten,"],
        [1, "5. zu parken."],
        [0, "(4) Das gilt nicht."],
      ),
    ),
  ).toBe("(3) Es ist verboten,\n\n4. zu halten,\n5. zu parken.\n\n(4) Das gilt nicht.");
});

test("numbers that Markdown would change stand as text", () => {
  expect(listMarkdown(items([0, "1. open"], [0, "79. closed"]))).toBe("- 1\\. open\n- 79\\. closed");
});

test("an item that begins with “6 bis 7” is no clause: all seven points of a list stay points", () => {
  const rows = Array.from({ length: 6 }, (_, at): [number, string] => [0, `Punkt ${at}`]);
  const shown = listMarkdown(items(...rows, [0, "6 bis 7 Zentimeter tief"]));
  expect(shown.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(7);
  expect(listMarkdown(items([0, "6 bis. I comuni"], [0, "7 bis Le province"]))).not.toMatch(/^- /m);
});

test("nested items stay below their parent", () => {
  expect(listMarkdown(items([1, "flour"], [2, "a) wheat"], [1, "water"]))).toBe(
    "- flour\n    - a) wheat\n- water",
  );
});

test("pieces of one paragraph are joined, captions are set apart", () => {
  const blocks = [
    block("paragraph", "One."),
    block("paragraph", "Two."),
    block("caption", "Figure 1: a lamp", 0, 2),
  ];
  expect(passagesMarkdown(blocks, 0, [], languageDataOf("en"), new Map())).toBe(
    "One. Two.\n\n*Figure 1: a lamp*",
  );
});

test("a numbered list between two clauses is numbered although clauses stand beside it", () => {
  expect(
    listMarkdown(items([0, "(1) Erlaubt sind"], [0, "1. Fahren,"], [0, "2. Gehen."], [0, "(2) Ende."])),
  ).toBe("(1) Erlaubt sind\n\n1. Fahren,\n2. Gehen.\n\n(2) Ende.");
});

test("addresses and words with underscores stay as they are, marks of Markdown are taken literally", () => {
  const address = "https://www.debian.org/social_contract.html#_guidelines_";
  expect(escapeMarkdown(`See ${address} or write to the_keeper_@lamps.example.org.`)).toBe(
    `See ${address} or write to the_keeper_@lamps.example.org.`,
  );
  expect(escapeMarkdown("snake_case, _emphasis_ and *stars* in [brackets]")).toBe(
    "snake_case, \\_emphasis\\_ and \\*stars\\* in \\[brackets\\]",
  );
});

test("formulas of a document stay formulas, dollars of other texts stay dollars", () => {
  const formula = "$\\frac{a_1}{b*2}$";
  expect(escapeMarkdown(`A *star*, ${formula} and [$5 or $6], $HOME_*/$PATH_*.`)).toBe(
    `A \\*star\\*, ${formula} and \\[$5 or $6\\], $HOME\\_\\*/$PATH\\_\\*.`,
  );
  expect(escapeMarkdown("$$x^2 * y$$ and US$5_$")).toBe("$$x^2 * y$$ and US$5\\_$");
});

test("headings stand one below the other as in the document, from the highest of the step on", () => {
  const blocks = [block("heading", "Gears", 3), block("heading", "Wheels", 2), block("heading", "Spokes", 3)];
  expect(passagesMarkdown(blocks, 0, [], languageDataOf("en"), new Map())).toBe(
    "### Gears\n\n## Wheels\n\n### Spokes",
  );
});

test("the caption of a figure that is not shown says where the figure is", () => {
  const caption = { ...block("caption", "Figure 3: a lamp"), page: 7 };
  expect(passagesMarkdown([caption], 0, [], languageDataOf("en"), new Map())).toBe(
    "*Figure 3: a lamp* The figure is on page 7 of the document.",
  );
  const table = { ...block("caption", "Table 3: lamps"), page: 7 };
  expect(passagesMarkdown([table], 0, [], languageDataOf("en"), new Map())).toBe("*Table 3: lamps*");
});
