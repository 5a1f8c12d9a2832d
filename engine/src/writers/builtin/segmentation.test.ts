import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { languageDataOf } from "../../text/languages/index.ts";
import type { BlockKind } from "../../types/index.ts";
import { seededRandom } from "./random.ts";
import { segment } from "./segmentation.ts";

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
  segment(
    blocks,
    count,
    languageDataOf("en"),
    blocks.map(() => 0),
  );

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("cutting made document %i", (seed) => {
  test.each([10, 25, 50])("into %i steps covers every block once, in order", (count) => {
    const blocks = blocksOf(seed, 120 + seed * 17);
    const segments = cut(blocks, count);
    expect(segments).toHaveLength(count);
    expect(segments.map(({ from }) => from)).toEqual([0, ...segments.slice(0, -1).map(({ to }) => to)]);
    expect(segments.at(-1)?.to).toBe(blocks.length);
    for (const { from, to } of segments) expect(to).toBeGreaterThan(from);
  });
});

test("fewer blocks than steps give as many steps as blocks", () => {
  expect(cut(documentOf(WORDS.slice(0, 4).map((word) => ["paragraph", word])).blocks, 10)).toHaveLength(4);
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
