import { expect, test } from "vitest";
import { documentOf } from "../../pipeline/fixtures.ts";
import { tongueOf } from "./language/index.ts";
import { materialOf } from "./material.ts";
import { countWords } from "./words.ts";

const SENTENCE = "The old lamp of the tower was lit by the keeper every night of the year.";
const taken = (parts: Parameters<typeof documentOf>[0]) =>
  materialOf([documentOf(parts)], tongueOf("en"), [tongueOf("de"), tongueOf("fr")]);
const texts = (parts: Parameters<typeof documentOf>[0]) => taken(parts).map(({ text }) => text);

test("contents, references, footnotes, leaders and headings with nothing under them are left out", () => {
  expect(
    texts([
      ["heading", "Contents"],
      ["paragraph", "The lamp and the lens"],
      ["heading", "The lamp"],
      ["paragraph", SENTENCE],
      ["footnote", "See the old book."],
      ["paragraph", "The lens ......... 12"],
      ["heading", "References"],
      ["paragraph", "Smith, The lamps of England, 1901."],
      ["heading", "Afterwards"],
    ]),
  ).toEqual(["The lamp", SENTENCE]);
});

test("a paragraph in another language is left out", () => {
  const german =
    "Die alte Lampe des Turmes wurde in jeder Nacht von dem Wächter und seiner Frau mit Öl gefüllt.";
  expect(
    texts([
      ["paragraph", SENTENCE],
      ["paragraph", german],
      ["paragraph", SENTENCE],
    ]),
  ).toEqual([SENTENCE, SENTENCE]);
});

test("a long paragraph is cut at sentence ends, each piece at its place", () => {
  const long = Array(20).fill(SENTENCE).join(" ");
  const pieces = taken([["paragraph", long]]);
  expect(pieces.length).toBeGreaterThan(1);
  for (const { text, offset } of pieces) {
    expect(long.startsWith(text, offset)).toBe(true);
    expect(text.endsWith(".")).toBe(true);
    expect(countWords(text)).toBeLessThanOrEqual(160);
  }
});

test("sentences that only wear the style of a heading are paragraphs", () => {
  const prose = `${SENTENCE} ${SENTENCE}`;
  expect(
    taken([
      ["heading", prose],
      ["paragraph", SENTENCE],
    ])[0],
  ).toMatchObject({ kind: "paragraph", text: prose });
});
