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

const LONG =
  "The team should review the treatment program and determine its effects on the patient. The review includes outcomes. " +
  "When planning care for the patient for whom a low bed is selected, consideration should be given to its effects; Restraining movement is one of them.";
const kindsOf = (items: readonly DraftBlock[]) =>
  finish(
    { format: "pdf", title: null, pages: 1, blocks: [...BLOCKS, ...items], notices: [] },
    { id: "a", name: "a.pdf" },
    DEFAULT_READ_LIMITS,
  )
    .blocks.slice(BLOCKS.length)
    .map(({ kind }) => kind);

test("long items are paragraphs only where they are numbered, and only all items of a list together", () => {
  expect(kindsOf([block("list", 0, LONG), block("list", 0, "Short item.")])).toEqual(["list", "list"]);
  expect(kindsOf([block("list", 0, `(1) ${LONG}`), block("list", 0, `(2) ${LONG}`)])).toEqual([
    "paragraph",
    "paragraph",
  ]);
  expect(
    kindsOf([block("list", 0, "1. Nursing"), block("list", 0, `2. ${LONG}`), block("list", 0, "3. Medical")]),
  ).toEqual(["list", "list", "list"]);
  expect(
    kindsOf([
      block("list", 0, `(1) ${LONG}`),
      block("list", 1, "a) boats,"),
      block("list", 0, `(2) ${LONG}`),
      block("list", 0, "(3) It is forbidden."),
    ]),
  ).toEqual(["paragraph", "list", "paragraph", "paragraph"]);
});

test("the label of a chapter is part of its heading, and marks of page ends are no text", () => {
  const { blocks } = finish(
    {
      ...{ format: "pdf", title: null, pages: 1, notices: [] },
      blocks: [
        block("paragraph", 0, "Chapter 2"),
        ...BLOCKS,
        block("paragraph", 0, "(continues on next page) (continued from previous page)"),
        block("paragraph", 0, "See Chapter 2"),
        block("paragraph", 0, "Chapter 3"),
      ],
    },
    { id: "a", name: "a.pdf" },
    DEFAULT_READ_LIMITS,
  );
  expect(blocks.map(({ text }) => text.slice(0, 40))).toEqual([
    "Chapter 2: The lamps of the coast",
    BLOCKS[1]?.text.slice(0, 40),
    "See Chapter 2",
    "Chapter 3",
  ]);
});

test("a heading that is only the label of a chapter becomes one with the heading that names it", () => {
  const { blocks } = finish(
    {
      ...{ format: "pdf", title: null, pages: 1, notices: [] },
      blocks: [
        block("heading", 3, "Kapitel 1"),
        block("heading", 2, "Die Lampen der Küste"),
        ...BLOCKS,
        block("heading", 1, "Teil II"),
        block("heading", 2, "Die Türme"),
        ...BLOCKS.slice(1),
      ],
    },
    { id: "a", name: "a.pdf" },
    DEFAULT_READ_LIMITS,
  );
  expect(blocks.flatMap(({ kind, text }) => (kind === "heading" ? [text] : []))).toEqual([
    "Kapitel 1: Die Lampen der Küste",
    BLOCKS[0]?.text,
    "Teil II",
    "Die Türme",
  ]);
});
