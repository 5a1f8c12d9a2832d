import type { ReadDocument } from "@lehrpfad/engine";
import { describe, expect, it } from "vitest";
import { piecesOf } from "./shared/planPieces.ts";

type Block = ReadDocument["blocks"][number];

/** Blocks of a document: `#` begins a heading. */
const blocks = (...texts: string[]): Block[] =>
  texts.map((text, at) => ({
    kind: text.startsWith("#") ? "heading" : "paragraph",
    ...{ level: 1, text, page: null, offset: at, paragraph: at + 1 },
  })) as Block[];

const ranges = (some: Block[], from = 1) => piecesOf(some, from).map((piece) => [piece.from, piece.to]);

describe("what a part of a plan may be divided into", () => {
  it("is its sections, a heading with what stands under it", () => {
    const part = blocks("#Oil", "one two", "three", "#Glass", "#Round glass", "four", "#Rope", "five");
    expect(ranges(part, 11)).toEqual([
      [11, 13],
      [14, 16],
      [17, 18],
    ]);
    expect(piecesOf(part, 11)[1]).toMatchObject({ headings: ["#Glass", "#Round glass"], beginning: "four" });
    expect(piecesOf(part, 11).map(({ words }) => words)).toEqual([4, 4, 2]);
  });

  it("is its paragraphs where it has no heading but the first, and nothing where it is one", () => {
    expect(ranges(blocks("#Oil", "one", "two", "three"))).toEqual([
      [1, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(ranges(blocks("#Oil", "one"))).toEqual([]);
    expect(ranges([])).toEqual([]);
  });

  it("is no more than one can choose from, and all of it", () => {
    const found = ranges(blocks(...Array.from({ length: 400 }, (_, at) => `word ${at}`)));
    expect(found.length).toBeLessThanOrEqual(16);
    expect([found[0]?.[0], found.at(-1)?.[1]]).toEqual([1, 400]);
  });
});
