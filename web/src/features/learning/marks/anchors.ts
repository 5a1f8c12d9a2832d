import type { Anchor } from "@lehrpfad/contract";

/** Characters of surrounding text that are kept with a quote (W3C Web Annotation, TextQuoteSelector). */
const AROUND = 32;
/** How much of a changed passage must be the words of the quote. */
const ALIKE = 0.6;

export interface Span {
  start: number;
  end: number;
}

/** The text at a span with what stands around it; null for blank text. */
export function anchorOf(text: string, { start, end }: Span): Anchor | null {
  const quote = text.slice(start, end);
  const lead = quote.length - quote.trimStart().length;
  const trimmed = quote.trim();
  if (trimmed === "") return null;
  const from = start + lead;
  const to = from + trimmed.length;
  return {
    quote: trimmed,
    prefix: text.slice(Math.max(0, from - AROUND), from),
    suffix: text.slice(to, to + AROUND),
  };
}

function sameEnd(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a.at(-1 - n) === b.at(-1 - n)) n += 1;
  return n;
}

function sameStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

function findPlaces(text: string, quote: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) found.push(at);
  return found;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Between where the text before and after still stand: the passage, if most of its words are the quote's. */
function findChangedPassage(text: string, { quote, prefix, suffix }: Anchor): Span | null {
  if (prefix.trim() === "" || suffix.trim() === "") return null;
  for (const before of findPlaces(text, prefix)) {
    const start = before + prefix.length;
    const end = text.indexOf(suffix, start);
    if (end < 0 || end - start > 2 * quote.length) continue;
    const wanted = wordsOf(quote);
    const kept = [...wordsOf(text.slice(start, end))].filter((word) => wanted.has(word)).length;
    if (kept >= ALIKE * wanted.size) return { start, end };
  }
  return null;
}

/**
 * Where a marked passage stands in a text that may have been edited: the same words, the place whose
 * surroundings fit best; else the changed passage between the same surroundings. Null where it is gone.
 */
export function locateAnchor(text: string, anchor: Anchor): Span | null {
  const fit = (at: number) =>
    sameEnd(text.slice(0, at), anchor.prefix) +
    sameStart(text.slice(at + anchor.quote.length), anchor.suffix);
  const best = findPlaces(text, anchor.quote)
    .map((at) => ({ at, fit: fit(at) }))
    .sort((a, b) => b.fit - a.fit)[0];
  if (best) return { start: best.at, end: best.at + anchor.quote.length };
  return findChangedPassage(text, anchor);
}
