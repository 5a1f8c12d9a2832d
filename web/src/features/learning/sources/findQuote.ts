/** A part of a piece of text: from `start` up to, not with, `end`. */
export interface PieceSpan {
  piece: number;
  start: number;
  end: number;
}

interface Sign {
  sign: string;
  piece: number;
  at: number;
}

/** Letters and digits that say where a quote stands where not all of it is found: its rest is on the next page. */
const OPENING = 40;

/** Letters and digits alone: spaces, line ends, hyphens and ligatures differ from one reader of a page to the next. */
const signsOf = (text: string) =>
  [...text.normalize("NFKC").toLowerCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign));

function signsIn(pieces: readonly string[]): Sign[] {
  return pieces.flatMap((text, piece) =>
    [...text].flatMap((letter, place, letters) => {
      const at = letters.slice(0, place).join("").length;
      return signsOf(letter).map((sign) => ({ sign, piece, at }));
    }),
  );
}

/** How many signs of a quote stand in a text from a place on. */
function lengthAt(text: string, quote: string, from: number): number {
  let length = 0;
  while (length < quote.length && text[from + length] === quote[length]) length += 1;
  return length;
}

/**
 * Where a quote stands in the pieces of text of a page, in the order in which they are drawn; none where it does not. Of a
 * quote that goes on elsewhere, its beginning.
 */
export function findQuote(pieces: readonly string[], quote: string): PieceSpan[] {
  const signs = signsIn(pieces);
  const text = signs.map(({ sign }) => sign).join("");
  const wanted = signsOf(quote).join("");
  const from = wanted === "" ? -1 : text.indexOf(wanted.slice(0, Math.min(wanted.length, OPENING)));
  if (from < 0) return [];
  const spans: PieceSpan[] = [];
  for (const { piece, at } of signs.slice(from, from + lengthAt(text, wanted, from))) {
    const last = spans.at(-1);
    if (last?.piece === piece) last.end = at + 1;
    else spans.push({ piece, start: at, end: at + 1 });
  }
  return spans;
}
