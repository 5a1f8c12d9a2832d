import type { PlanPiece } from "@lehrpfad/contract";
import { countWords, type ReadDocument } from "@lehrpfad/engine";

/** Words of a part that are shown. */
const BEGINNING_WORDS = 24;

/** Headings of a part that are shown. */
const HEADINGS = 12;

/** Pieces that a part may be divided into. */
const PIECES = 16;

function beginningOf(text: string): string {
  const words = text.replace(/\s+/g, " ").trim().split(" ");
  return words.length <= BEGINNING_WORDS ? words.join(" ") : `${words.slice(0, BEGINNING_WORDS).join(" ")} …`;
}

type Blocks = ReadDocument["blocks"];

const isHeading = ({ kind }: Blocks[number]) => kind === "heading";

/** What one knows some paragraphs by. */
export function nameOf(blocks: Blocks): Omit<PlanPiece, "from" | "to"> {
  return {
    page: blocks[0]?.page ?? null,
    headings: blocks
      .filter(isHeading)
      .slice(0, HEADINGS)
      .map(({ text }) => text),
    beginning: beginningOf(blocks.find((block) => !isHeading(block))?.text ?? ""),
    words: blocks.reduce((sum, { text }) => sum + countWords(text), 0),
  };
}

/** Where a part may be divided: before its headings, else between its paragraphs; at most so often that one can choose. */
function bordersOf(blocks: Blocks): number[] {
  const follows = (heading: boolean) =>
    blocks.flatMap((block, at) => {
      const before = blocks[at - 1];
      return before && isHeading(block) === heading && !isHeading(before) ? [at] : [];
    });
  const atHeadings = follows(true);
  const all = atHeadings.length > 0 ? atHeadings : follows(false);
  const every = Math.ceil(all.length / (PIECES - 1));
  return all.filter((_, at) => at % Math.max(1, every) === 0);
}

/** What a part that begins with paragraph `from` may be divided into; nothing where it is one piece. */
export function piecesOf(blocks: Blocks, from: number): PlanPiece[] {
  const borders = bordersOf(blocks);
  if (borders.length === 0) return [];
  return [0, ...borders].map((start, at) => {
    const end = borders[at] ?? blocks.length;
    return { from: from + start, to: from + end - 1, ...nameOf(blocks.slice(start, end)) };
  });
}
