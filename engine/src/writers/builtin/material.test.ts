import { expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { countWords } from "../../text/words.ts";
import { withoutForeign } from "./foreign.ts";
import { materialOf } from "./material.ts";

const SENTENCE = "The old lamp of the tower was lit by the keeper every night of the year.";
const taken = (parts: Parameters<typeof documentOf>[0]) =>
  materialOf([documentOf(parts)], languageDataOf("en")).blocks;
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

test("a title page of names and rights is left out, a preface before the first heading is not", () => {
  const names = ["Ada Muster", "ada@example.org", "Version 1.2", "Copyright © 2010 Ada Muster"];
  const page = names.map((name) => ["paragraph", name] as const);
  expect(texts([...page, ["heading", "The lamp"], ["paragraph", SENTENCE]])).toEqual(["The lamp", SENTENCE]);
  expect(texts([["heading", "Towers"], ...page, ["heading", "The lamp"], ["paragraph", SENTENCE]])).toEqual([
    "The lamp",
    SENTENCE,
  ]);
  const preface = ["paragraph", SENTENCE] as const;
  expect(texts([preface, ["paragraph", "Ada Muster"], ["heading", "The lamp"], preface])).toContain(
    "Ada Muster",
  );
});

test("who typed a book and what they mended is left out, with the list of it", () => {
  const document = documentOf([
    ["paragraph", "Anmerkungen zur Transkription:"],
    ["paragraph", "Die folgenden typographischen Fehler wurden korrigiert:"],
    ["list", "Fußnote 41: „sogar“ statt „sogra“"],
    ["paragraph", "This Etext was prepared by Distributed Proofreaders Europe."],
    ["paragraph", SENTENCE],
    ["list", "oil for the lamp"],
  ]);
  const { blocks, leftOut } = materialOf([document], languageDataOf("de"));
  expect(blocks.map(({ text }) => text)).toEqual([SENTENCE, "oil for the lamp"]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(Array(4).fill("front_matter"));
});

const GERMAN =
  "Die alte Lampe des Turmes wurde in jeder Nacht von dem Wächter und seiner Frau mit Öl gefüllt. " +
  "Sie stand auf dem Turm und war von dem Schiff aus bei klarem Wetter noch in der Ferne zu sehen.";
/** Enough text of the document's own that a few sentences of another language are strays in it. */
const OWN = Array.from({ length: 60 }, () => ["paragraph", SENTENCE] as const);

test("sentences that strayed in from another language are left out, the own ones beside them stay", () => {
  const mixed = `${SENTENCE} ${GERMAN} ${SENTENCE}`;
  const { blocks, leftOut } = materialOf([documentOf([...OWN, ["paragraph", mixed]])], languageDataOf("en"));
  const pieces = blocks.slice(OWN.length);
  expect(pieces.map(({ text }) => text)).toEqual([SENTENCE, SENTENCE]);
  expect(pieces.map(({ offset }) => offset - (pieces[0]?.offset ?? 0))).toEqual([
    0,
    mixed.lastIndexOf(SENTENCE),
  ]);
  expect(leftOut).toEqual([{ document: "d", paragraph: 61, reason: "other_language" }]);
});

test("a single sentence in another language is a quotation and stays, and so does code", () => {
  const [quotation = ""] = GERMAN.split(/(?<=\.) /);
  const parts = [...OWN, ["paragraph", quotation] as const, ["paragraph", SENTENCE] as const];
  expect(texts(parts)).toContain(quotation);
  expect(texts([...OWN, ["code", GERMAN]])).toContain(GERMAN);
});

test("a document that is in two languages is taught whole, but only sentences of its own are picked out", () => {
  const french =
    "Le noyau Linux est le cœur du système et il gère le matériel de la machine pour les programmes.";
  const english =
    "The sheer size of the distribution can be inconvenient for most of the users with slow networks. " +
    "This is why the project is increasingly considered as a base for other distributions.";
  const own = Array.from({ length: 6 }, () => ["paragraph", french] as const);
  const languageData = languageDataOf("fr");
  const { blocks, leftOut } = materialOf([documentOf([...own, ["paragraph", english]])], languageData);
  expect(leftOut).toEqual([]);
  expect(blocks.at(-1)?.text).toBe(english);
  const picked = withoutForeign(sentencesOf(blocks, languageData), languageData);
  expect(picked.map(({ text }) => text)).toEqual(own.map(() => french));
});

test("where only the course's language is wanted, all text in other languages goes with its headings and tables", () => {
  const [sentence = ""] = GERMAN.split(/(?<=\.) /);
  const document = documentOf([
    ...OWN,
    ["heading", "Die Lampe"],
    ["paragraph", GERMAN],
    ["paragraph", SENTENCE],
    ["paragraph", sentence],
    ["paragraph", `${SENTENCE} ${sentence}`],
    ["table", `| Lampe | Zweck |\n| --- | --- |\n| Öl | ${GERMAN} |`],
    ...Array.from({ length: 4 }, () => ["paragraph", GERMAN] as const),
  ]);
  const languageData = languageDataOf("en");
  const bilingual = materialOf([document], languageData);
  expect(bilingual.leftOut).toEqual([]);
  const { blocks, leftOut } = materialOf([document], languageData, true);
  expect(blocks.slice(OWN.length).map(({ text }) => text)).toEqual([SENTENCE, SENTENCE]);
  expect(leftOut.map(({ paragraph }) => paragraph - OWN.length).sort((a, b) => a - b)).toEqual([
    1, 2, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(new Set(["other_language"]));
});

test("a document in another language than the course holds nothing to teach in it", () => {
  const parts = [
    ["heading", "Die Lampe"] as const,
    ...Array.from({ length: 6 }, () => ["paragraph", GERMAN] as const),
  ];
  const { blocks, leftOut } = materialOf([documentOf(parts)], languageDataOf("en"));
  expect(blocks).toEqual([]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(Array(6).fill("other_language"));
});

test("a heading goes with all that stood under it, and is named with the same reason", () => {
  const { blocks, leftOut } = materialOf(
    [
      documentOf([
        ...OWN,
        ["heading", "The lamp"],
        ["heading", "The keeper"],
        ["paragraph", GERMAN],
        ["heading", "The lens"],
        ["paragraph", SENTENCE],
      ]),
    ],
    languageDataOf("en"),
  );
  expect(blocks.slice(OWN.length).map(({ text }) => text)).toEqual(["The lens", SENTENCE]);
  expect(leftOut.map(({ paragraph, reason }) => [paragraph - OWN.length, reason])).toEqual([
    [3, "other_language"],
    [2, "other_language"],
    [1, "other_language"],
  ]);
});

test("a heading goes whose own passage is left out, so that no other text moves under it", () => {
  const under = (parts: Parameters<typeof documentOf>[0]) => texts([...OWN, ...parts]).slice(OWN.length);
  expect(
    under([
      ["heading", "CULTURE Richard Stallman"],
      ["paragraph", GERMAN],
      ["paragraph", SENTENCE],
    ]),
  ).toEqual([SENTENCE]);
  expect(
    under([
      ["heading", "The keeper"],
      ["footnote", "See the old book."],
      ["paragraph", SENTENCE],
    ]),
  ).toEqual(["The keeper", SENTENCE]);
});

test("what announces a list goes with the list", () => {
  const announced = "The keeper needs these things every night of the year:";
  expect(
    texts([
      ...OWN,
      ["paragraph", announced],
      ["list", GERMAN],
      ["heading", "The lens"],
      ["paragraph", SENTENCE],
    ]),
  ).not.toContain(announced);
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
    materialOf([{ ...document, format }], languageDataOf("en")).blocks.map(({ text }) => text);
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
    materialOf([{ ...documentOf(parts), format }], languageDataOf("en")).blocks;
  expect(read("txt").flatMap(({ kind, level }) => (kind === "heading" ? [level] : []))).toEqual([1, 2, 2, 2]);
  expect(read("docx").filter(({ kind }) => kind === "heading")).toEqual([]);
});

test("labels that come back in capitals are those of boxes, one level below the text around them", () => {
  const headings = taken([
    ["heading", "1.1.2. La qualité des logiciels"],
    ["paragraph", SENTENCE],
    ["heading", "CULTURE Git"],
    ["paragraph", SENTENCE],
    ["heading", "CULTURE GNOME et KDE Plasma"],
    ["paragraph", SENTENCE],
    ["heading", "CULTURE Flamewar, la discussion"],
    ["paragraph", SENTENCE],
    ["heading", "GNU Hurd"],
    ["paragraph", SENTENCE],
  ]).filter(({ kind }) => kind === "heading");
  expect(headings.map(({ level, text, boxed }) => [level, text, boxed ?? false])).toEqual([
    [1, "1.1.2. La qualité des logiciels", false],
    [2, "CULTURE – Git", true],
    [2, "CULTURE – GNOME et KDE Plasma", true],
    [2, "CULTURE – Flamewar, la discussion", true],
    [1, "GNU Hurd", false],
  ]);
});

test("a notice with which chapter after chapter begins is said once", () => {
  const notice =
    "The new edition of this guide has more examples and is kept up to date, so please read that one first, wherever you found this old one.";
  const chapters = ["lamp", "lens", "tower", "keeper"].flatMap((thing): Parameters<typeof documentOf>[0] => [
    ["heading", `The ${thing}`],
    ["paragraph", notice],
    ["paragraph", SENTENCE],
  ]);
  const { blocks, leftOut } = materialOf([documentOf(chapters)], languageDataOf("en"));
  expect(blocks.filter(({ text }) => text === notice)).toHaveLength(1);
  expect(blocks.filter(({ kind }) => kind === "heading")).toHaveLength(4);
  expect(leftOut.map(({ reason }) => reason)).toEqual(["repeated", "repeated", "repeated"]);
});
