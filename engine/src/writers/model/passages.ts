import { countWords, keyOf } from "../../text/words.ts";
import type { Block, CourseStep, ReadDocument, Source } from "../../types/index.ts";

/** A block of a document that belongs to a step. */
export interface Passage {
  document: ReadDocument;
  block: Block;
}

/** The blocks that the sources of a step stand in, in their order, each once. */
export function passagesOf(step: CourseStep, documents: readonly ReadDocument[]): Passage[] {
  const found = new Map<string, Passage>();
  for (const { document: id, paragraph } of step.sources) {
    const document = documents.find((one) => one.id === id);
    const block = document?.blocks[paragraph - 1];
    if (document && block) found.set(`${id}/${paragraph}`, { document, block });
  }
  return [...found.values()];
}

/** Signs that are set in different ways: each of a row stands for its first. */
const ROWS = ['"„“”«»‟', "'‚‘’‛`´", "-–—‑−"];
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap((row) => [...row].map((sign) => [sign, row.charAt(0)] as const)),
  ...([
    ["ﬀ", "ff"],
    ["ﬁ", "fi"],
    ["ﬂ", "fl"],
    ["ﬃ", "ffi"],
    ["ﬄ", "ffl"],
  ] as const),
]);

/** Letters of a ligature at most. */
const LONGEST_LIGATURE = 3;

/** A text whatever its typography: spaces, line ends, quotation marks, dashes, ligatures. */
interface PlainText {
  text: string;
  /** Where each of its characters begins in the text as it was; the last one is its end. */
  places: number[];
}

function makePlain(given: string): PlainText {
  const places: number[] = [];
  const signs: string[] = [];
  let wasSpace = false;
  let at = 0;
  for (const sign of given) {
    const isSpace = /\s/.test(sign);
    const plain = isSpace ? " " : (PLAIN.get(sign) ?? sign);
    if (!isSpace || !wasSpace) {
      signs.push(plain);
      for (let unit = 0; unit < plain.length; unit++) places.push(at);
    }
    wasSpace = isSpace;
    at += sign.length;
  }
  places.push(at);
  return { text: signs.join(""), places };
}

/** Texts that many quotes are looked for in one after the other, made plain once. */
const KEPT = 8;
const kept = new Map<string, PlainText>();

function plainly(given: string): PlainText {
  const plain = kept.get(given) ?? makePlain(given);
  kept.delete(given);
  kept.set(given, plain);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return plain;
}

/** Characters that an ellipsis in a quote may stand for. */
const LEFT_OUT = 400;
/** Parts that ellipses may join, and letters, digits and signs that each has then: fewer prove nothing. */
const MOST_PARTS = 3;
const PART_LENGTH = 8;

/** The parts that the ellipses of a quote join; none where they prove nothing. A final point is no difference. */
function partsOf(quote: string): string[] {
  const parts = makePlain(quote.trim().replace(/(?:\.|…|\.\.\.)$/u, ""))
    .text.split(/ ?(?:\[…\]|\[\.\.\.\]|…|\.\.\.) ?/u)
    .filter((part) => part !== "");
  const says = parts.some((part) => /[\p{L}\p{N}]/u.test(part));
  const areLong = parts.length === 1 || parts.every(({ length }) => length >= PART_LENGTH);
  return says && areLong && parts.length <= MOST_PARTS ? parts : [];
}

/** The end of the parts from `at` on, each where it comes next and not too far from the one before; null where one is missing. */
function endOf(parts: readonly string[], text: string, at: number): number | null {
  let end = at;
  for (const part of parts) {
    // No further than where it may begin: many places of a text may begin a quote.
    const begins = text.slice(end, end + LEFT_OUT + part.length).indexOf(part);
    if (begins < 0) return null;
    end += begins + part.length;
  }
  return end;
}

/** Where a quote stands in a text, word for word but for its typography; null where it does not. */
function placeIn(quote: string, given: string): { index: number; found: string } | null {
  const [first, ...others] = partsOf(quote);
  if (first === undefined) return null;
  const { text, places } = plainly(given);
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const last = endOf(others, text, at + first.length);
    if (last === null) continue;
    const [index = 0, from = 0] = [places[at], places[last - 1]];
    // Behind the last sign, whose letters may be several.
    let end = places.slice(last, last + LONGEST_LIGATURE).find((place) => place > from) ?? given.length;
    if (given[end] === ".") end++;
    return { index, found: given.slice(index, end) };
  }
  return null;
}

/** A quote as a text has it; null where it does not stand there word for word. */
export function foundIn(quote: string, text: string): string | null {
  return placeIn(quote, text)?.found ?? null;
}

/** Words from which on a quote proves something. */
const FEWEST_WORDS = 6;

/** Whether a quote says enough to prove a sentence: some words, or all of a line or of a cell of a table. */
export function isProof(quote: string, text: string): boolean {
  if (countWords(quote) >= FEWEST_WORDS) return true;
  const key = keyOf(quote);
  return key !== "" && text.split(/\n|\|/).some((cell) => keyOf(cell) === key);
}

/** Where a quote stands word for word in one of the passages; null where it does not. */
export function sourceOf(quote: string, passages: readonly Passage[]): Source | null {
  for (const { document, block } of passages) {
    const place = placeIn(quote, block.text);
    if (place === null) continue;
    return {
      document: document.id,
      documentName: document.name,
      page: block.page,
      paragraph: block.paragraph,
      offset: block.offset + place.index,
      quote: place.found,
    };
  }
  return null;
}

/** Where a quote stands that a model proves something with; null where it does not, or says too little. */
export function provenBy(quote: string, passages: readonly Passage[]): Source | null {
  for (const passage of passages) {
    const source = sourceOf(quote, [passage]);
    if (source !== null && isProof(source.quote, passage.block.text)) return source;
  }
  return null;
}

/** Passages as the model gets them: headings marked, one block a paragraph. */
export function materialOf(passages: readonly Passage[]): string {
  return passages.map(({ block }) => (block.kind === "list" ? `- ${block.text}` : block.text)).join("\n\n");
}
