import { expect, test } from "vitest";
import { documentOf } from "../../pipeline/fixtures.ts";
import { tongueOf } from "./language/index.ts";
import { materialOf } from "./material.ts";
import { countWords } from "./words.ts";

const SENTENCE = "The old lamp of the tower was lit by the keeper every night of the year.";
const taken = (parts: Parameters<typeof documentOf>[0]) =>
  materialOf([documentOf(parts)], tongueOf("en"), [tongueOf("de"), tongueOf("fr")]).blocks;
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

test("a heading goes with all that stood under it, and is named with the same reason", () => {
  const german =
    "Die alte Lampe des Turmes wurde in jeder Nacht von dem Wächter und seiner Frau mit Öl gefüllt.";
  const { blocks, leftOut } = materialOf(
    [
      documentOf([
        ["heading", "The lamp"],
        ["heading", "The keeper"],
        ["paragraph", german],
        ["heading", "The lens"],
        ["paragraph", SENTENCE],
      ]),
    ],
    tongueOf("en"),
    [tongueOf("de")],
  );
  expect(blocks.map(({ text }) => text)).toEqual(["The lens", SENTENCE]);
  expect(leftOut.map(({ paragraph, reason }) => [paragraph, reason])).toEqual([
    [3, "other_language"],
    [2, "other_language"],
    [1, "other_language"],
  ]);
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

test("labels of figures in a PDF are left out, short sentences, list items and other formats' lines are not", () => {
  const document = documentOf([
    ["heading", "The lamp"],
    ["paragraph", "Upper gallery"],
    ["paragraph", SENTENCE],
    ["paragraph", "Lens"],
    ["paragraph", "Oil tank (brass)"],
    ["paragraph", SENTENCE],
    ["paragraph", "It burns."],
    ["paragraph", "The lamp of 1901"],
    ["paragraph", SENTENCE],
    ["list", "Wick"],
    ["paragraph", SENTENCE],
  ]);
  const of = (format: "pdf" | "txt") =>
    materialOf([{ ...document, format }], tongueOf("en"), []).blocks.map(({ text }) => text);
  expect(of("pdf")).toEqual(of("txt").filter((text) => text !== "Lens" && text !== "Oil tank (brass)"));
  expect(of("pdf")).toContain("Upper gallery");
  expect(of("pdf")).toContain("It burns.");
  expect(of("txt")).toContain("Lens");
});

test("contents that a text file runs together in one paragraph are left out", () => {
  expect(
    texts([
      ["paragraph", "1.1. The lamp 1.2. The lens 1.2.1. How the lens is cleaned 1.3. The old clockwork"],
      ["paragraph", SENTENCE],
      ["paragraph", "Version 1.2 of the lamp burned for 3.5 hours, version 1.3 for 4.2 hours with less oil."],
    ]),
  ).toHaveLength(2);
});

test("a text file that numbers its sections has headings, whatever they look like", () => {
  const parts: Parameters<typeof documentOf>[0] = [
    ["paragraph", "1. The lamp"],
    ["paragraph", "1.1. The oil"],
    ["paragraph", SENTENCE],
    ["paragraph", "1.2. The wick"],
    ["paragraph", SENTENCE],
    ["paragraph", "1.3 The glass"],
    ["paragraph", "2.5 litres of oil were burned by the lamp in a long winter night."],
  ];
  const read = (format: "txt" | "docx") =>
    materialOf([{ ...documentOf(parts), format }], tongueOf("en"), []).blocks;
  expect(read("txt").flatMap(({ kind, level }) => (kind === "heading" ? [level] : []))).toEqual([1, 2, 2, 2]);
  expect(read("docx").filter(({ kind }) => kind === "heading")).toEqual([]);
});
