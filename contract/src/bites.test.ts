import { describe, expect, it } from "vitest";
import { BITE_WORDS, cutIntoBites, type TextPiece } from "./bites.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
const text = (part: number, count: number): TextPiece => ({ part, text: words(count), isHeading: false });
const heading = (part: number, title = "Title"): TextPiece => ({ part, text: title, isHeading: true });
const endsOf = (pieces: TextPiece[], asked: number[] = []) =>
  cutIntoBites(pieces, new Set(asked)).map(({ to, part }) => [to, part]);

describe("bites of a text", () => {
  it("end where exercises stand, however short they are", () => {
    const pieces = [text(0, 40), heading(1), text(1, 50), heading(2), text(2, 30)];
    expect(endsOf(pieces, [0, 2])).toEqual([
      [1, 0],
      [5, 2],
    ]);
    expect(endsOf(pieces)).toEqual([[5, null]]);
  });
  it("are about equally long where a text is too long for two screens", () => {
    const pieces = Array.from({ length: 12 }, () => text(0, 50));
    expect(endsOf(pieces)).toEqual([
      [4, null],
      [8, null],
      [12, null],
    ]);
  });
  it("end where a section does rather than within one, and never behind a heading", () => {
    const near = [text(0, 150), text(0, 30), heading(1), text(1, 60), text(1, 140)];
    expect(endsOf(near)).toEqual([
      [2, null],
      [5, null],
    ]);
    const long = [heading(0), text(0, 200), heading(1), text(1, 220)];
    for (const { to } of cutIntoBites(long, new Set())) expect(long[to - 1]?.isHeading).toBe(false);
  });
  it("never end between a colon and the list that it announces", () => {
    const announcing = (count: number): TextPiece => ({ ...text(0, count), text: `${words(count)}\u00a0:` });
    expect(endsOf([text(0, 180), announcing(30), text(0, 200)])).toEqual([
      [1, null],
      [3, null],
    ]);
    expect(endsOf([announcing(200), text(0, 200)])).toEqual([[2, null]]);
  });
  it("leave a single paragraph whole, and a text without words", () => {
    expect(endsOf([text(0, 3 * BITE_WORDS)])).toEqual([[1, null]]);
    expect(cutIntoBites([], new Set())).toEqual([]);
  });
  it("hold every piece once, in its order", () => {
    const pieces = [
      heading(0),
      text(0, 300),
      text(0, 90),
      heading(1),
      text(1, 500),
      text(1, 20),
      text(2, 400),
    ];
    const bites = cutIntoBites(pieces, new Set([1]));
    expect(bites.flatMap(({ from, to }) => pieces.slice(from, to))).toEqual(pieces);
  });
});
