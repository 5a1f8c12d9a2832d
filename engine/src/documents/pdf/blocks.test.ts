import { expect, test } from "vitest";
import { Vocabulary } from "../hyphens.ts";
import { toBlocks } from "./blocks.ts";
import type { Line } from "./geometry.ts";

function line(text: string, at: number, more: Partial<Line> = {}): Line {
  const place = { x0: 60, x1: 60 + text.length * 5, y: 100 + at * 14, page: 1, column: 0 };
  const counts = { size: 10, chars: text.length, boldChars: 0, monoChars: 0 };
  return { text, ...place, ...counts, tag: null, cells: [], ...more };
}

/** The blocks of lines set one below the other in running text. */
function read(lines: readonly Line[]): string[] {
  const vocabulary = new Vocabulary();
  for (const { text } of lines) vocabulary.add(text);
  const style = { body: 10, leading: 14 };
  const marks = { headings: new Map(), tables: new Map(), footnotes: new Set<Line>() };
  return toBlocks({ lines, ...marks, style, vocabulary }).map(({ kind, text }) => `${kind}: ${text}`);
}

test("an address behind an arrow stands by itself and ends the text above and below it", () => {
  const texts = [
    "Do not hesitate to join your local association and to support the project in it!",
    "→ https://www.nongnu.org/cvs/",
    "→ https://git-scm.com/",
    "It is beyond the scope of this book to explain more.",
  ];
  expect(read(texts.map((text, at) => line(text, at)))).toEqual([
    `paragraph: ${texts[0]}`,
    "list: https://www.nongnu.org/cvs/",
    "list: https://git-scm.com/",
    `paragraph: ${texts[3]}`,
  ]);
});

test("a line of code that was broken for the page is one line again", () => {
  const mono = (text: string, at: number) => line(text, at, { monoChars: text.length });
  expect(
    read([
      mono("evince | 40.4-1 | source, amd64, arm64,", 0),
      { ...mono("˓→ i386, mips64el, s390x", 1), x0: 63 },
      mono("evince | 3.38.2-1 | unstable | source", 2),
    ]),
  ).toEqual([
    "code: evince | 40.4-1 | source, amd64, arm64, i386, mips64el, s390x\nevince | 3.38.2-1 | unstable | source",
  ]);
});
