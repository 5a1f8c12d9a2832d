import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import type { BlockKind } from "../../types/index.ts";
import { seededRandom } from "../random.ts";
import { headedParts, LONGEST_SECTION, segment } from "./segmentation.ts";

const WORDS = ["lamp", "lens", "tower", "storm", "oil", "keeper", "wave", "rock", "glass", "beam"];

/** Blocks of made words: sizes and headings as the seed has it. */
function blocksOf(seed: number, count: number) {
  const random = seededRandom(seed);
  const parts = Array.from({ length: count }, (): [BlockKind, string] => {
    const kind: BlockKind = random() < 0.2 ? "heading" : random() < 0.2 ? "list" : "paragraph";
    const length = kind === "heading" ? 3 : 5 + Math.floor(random() * 120);
    const words = Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)]);
    return [kind, words.join(" ")];
  });
  return documentOf(parts).blocks;
}

const cut = (blocks: ReturnType<typeof blocksOf>, count: number) =>
  segment(blocks, count, languageDataOf("en"));

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("cutting made document %i", (seed) => {
  test.each([10, 25, 50])("into %i steps covers every block once, in order, and tears nothing", (count) => {
    const blocks = blocksOf(seed, 120 + seed * 17);
    const segments = cut(blocks, count);
    expect(segments.length).toBeGreaterThan(0);
    expect(segments.length).toBeLessThanOrEqual(count);
    expect(segments.map(({ from }) => from)).toEqual([0, ...segments.slice(0, -1).map(({ to }) => to)]);
    expect(segments.at(-1)?.to).toBe(blocks.length);
    const parts = headedParts(blocks);
    for (const { from, to } of segments) {
      expect(to).toBeGreaterThan(from);
      const part = parts.find((one) => from >= one.from && from < one.to);
      if (part?.from === from) continue;
      expect(part?.words).toBeGreaterThan(LONGEST_SECTION);
      expect(blocks[from]?.kind).toBe("paragraph");
    }
  });
});

const said = (words: number, about: string) =>
  `${Array.from({ length: words - 1 }, (_, at) => WORDS[at % WORDS.length]).join(" ")} ${about}.`;

test("a text without headings is cut between its paragraphs", () => {
  const { blocks } = documentOf(Array.from({ length: 60 }, (_, at) => ["paragraph", said(80, `end${at}`)]));
  const segments = cut(blocks, 10);
  expect(segments).toHaveLength(10);
  for (const { words } of segments) expect(words).toBeLessThanOrEqual(800);
});

test("a section of 900 words stays whole, whatever number of steps is asked for", () => {
  const section = (name: string): [BlockKind, string][] => [
    ["heading", name],
    ...Array.from({ length: 9 }, (_, at): [BlockKind, string] => ["paragraph", said(100, `${name}${at}`)]),
  ];
  const { blocks } = documentOf(["Oil", "Wick", "Glass"].flatMap(section));
  expect(cut(blocks, 10).map(({ from }) => blocks[from]?.text)).toEqual(["Oil", "Wick", "Glass"]);
});

test("an article of a law stays whole however long it is", () => {
  const { blocks } = documentOf([
    ["heading", "§ 1 Lights"],
    ...Array.from({ length: 20 }, (_, at): [BlockKind, string] => ["paragraph", said(100, `a${at}`)]),
    ["heading", "§ 2 Bells"],
    ["paragraph", said(300, "bells")],
  ]);
  expect(cut(blocks, 10).map(({ from }) => blocks[from]?.text)).toEqual(["§ 1 Lights", "§ 2 Bells"]);
});

test.each<[string, [BlockKind, string][]]>([
  ["a list", Array.from({ length: 12 }, (_, at) => ["list", said(90, `item${at}`)])],
  [
    "what a sentence announces",
    [
      ["paragraph", said(600, "follows").replace(/\.$/, ":")],
      ["paragraph", said(600, "x")],
    ],
  ],
  [
    "a procedure in paragraphs",
    Array.from({ length: 40 }, (_, at) => ["paragraph", `${at + 1}. ${said(30, "x")}`]),
  ],
])("no step begins within %s", (_, parts) => {
  const { blocks } = documentOf([["heading", "How to light a lamp"], ...parts]);
  expect(cut(blocks, 5)).toHaveLength(1);
});

test("small sections are joined under their own heading, not with the next chapter", () => {
  const chapters = ["Lamps", "Lenses", "Bells"].flatMap((name): [BlockKind, string][] => [
    ["heading", name],
    ["paragraph", said(60, name)],
    ["heading", `${name}, old`],
    ["paragraph", said(200, name)],
    ["heading", `${name}, new`],
    ["paragraph", said(200, name)],
  ]);
  const blocks = documentOf(chapters).blocks.map((block) =>
    block.kind === "heading" && block.text.includes(",") ? { ...block, level: 2 } : block,
  );
  expect(cut(blocks, 3).map(({ from }) => blocks[from]?.text)).toEqual(["Lamps", "Lenses", "Bells"]);
});

test("steps begin at headings where sections are even", () => {
  const text = Array.from({ length: 100 }, (_, at) => WORDS[at % WORDS.length]).join(" ");
  const parts = Array.from({ length: 12 }, (): [BlockKind, string][] => [
    ["heading", "Next part"],
    ["paragraph", text],
    ["paragraph", text],
  ]).flat();
  const { blocks } = documentOf(parts);
  expect(cut(blocks, 12).map(({ from }) => blocks[from]?.kind)).toEqual(Array(12).fill("heading"));
});

test("no step begins at a heading that cuts every part alike", () => {
  const words = (at: number) =>
    Array.from({ length: 40 }, (_, word) => WORDS[(word + at) % WORDS.length]).join(" ");
  const parts = Array.from({ length: 22 }, (_, at): [BlockKind, string][] => [
    ["heading", `Melting of metal ${at}`],
    ["paragraph", `${words(at)}.`],
    ["heading", "Observation"],
    ["paragraph", `${words(at + 1)}.`],
  ]).flat();
  const blocks = documentOf(parts).blocks.map((block) =>
    block.text === "Observation" ? { ...block, level: 2 } : block,
  );
  const begun = cut(blocks, 5).map(({ from }) => blocks[from]?.text ?? "");
  expect(begun.filter((text) => !text.startsWith("Melting"))).toEqual([]);
});

test("a list that nobody could read in one go is cut all the same", () => {
  const points = Array.from({ length: 3_000 }, (_, at): [BlockKind, string] => ["list", said(10, `n${at}`)]);
  const { blocks } = documentOf([["heading", "Lamps"], ...points]);
  const segments = cut(blocks, 20);
  expect(segments.length).toBeGreaterThan(10);
  const lengths = segments.map(({ from, to }) =>
    blocks.slice(from, to).reduce((sum, { text }) => sum + text.length, 0),
  );
  expect(Math.max(...lengths)).toBeLessThan(30_000);
});
