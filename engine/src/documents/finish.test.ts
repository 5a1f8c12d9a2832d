import { expect, test } from "vitest";
import type { DraftBlock } from "./draft.ts";
import { finish } from "./finish.ts";
import { DEFAULT_READ_LIMITS } from "./limits.ts";

const block = (kind: DraftBlock["kind"], level: number, text: string): DraftBlock => ({
  kind,
  level,
  text,
  page: null,
});
const BLOCKS = [
  block("heading", 1, "The lamps of the coast"),
  block(
    "paragraph",
    0,
    "The old lamp of the tower was lit by the keeper every night of the year. ".repeat(20),
  ),
];
const titleOf = (title: string | null) =>
  finish(
    { format: "pdf", title, pages: 1, blocks: BLOCKS, notices: [] },
    { id: "a", name: "a.pdf" },
    DEFAULT_READ_LIMITS,
  ).title;

test.each([
  ["Lamps and lenses", "Lamps and lenses"],
  ["lamps.html", "The lamps of the coast"],
  ["Microsoft Word - lamps.doc", "The lamps of the coast"],
  ["Untitled", "The lamps of the coast"],
  [null, "The lamps of the coast"],
])("the title property %s is used only where people would know it", (property, title) => {
  expect(titleOf(property)).toBe(title);
});
