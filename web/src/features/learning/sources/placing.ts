import type { Source } from "@lehrpfad/contract";

/** Letters and digits that say that a text begins as another. */
const OPENING = 60;
/** Words that count, and of how many and which share of them a paragraph is about the same as a quote. */
const WORD_LENGTH = 4;
const FEWEST = 5;
const SHARE = 0.7;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const wordsOf = (text: string) => new Set(text.split(" ").filter(({ length }) => length >= WORD_LENGTH));

/** Signs in front of an item of a list, which its text is shown without. */
const SIGN = /^\s*(?:[-–•*]|\(?\d{1,3}[.)])\s+/u;

/** Whether a paragraph says what a quote says: in its words, or in most of them. */
function isOf(paragraph: string, words: ReadonlySet<string>, quote: string): boolean {
  if (quote === "" || paragraph === "") return false;
  if (paragraph.includes(quote.slice(0, OPENING)) || (words.size >= FEWEST && quote.includes(paragraph)))
    return true;
  const wanted = [...wordsOf(quote)];
  const found = wanted.filter((word) => words.has(word)).length;
  return found >= FEWEST && found / wanted.length >= SHARE;
}

/**
 * The places in a step's list of sources that a paragraph of its text comes from: a document's own words stand there as
 * they are, a model's text says the same in most of them.
 *
 * @param markdown the paragraph
 */
export function placesOf(markdown: string, sources: readonly Source[]): number[] {
  const paragraph = plain(markdown);
  const words = wordsOf(paragraph);
  return sources.flatMap(({ quote }, place) =>
    isOf(paragraph, words, plain(quote.replace(SIGN, ""))) ? [place] : [],
  );
}
