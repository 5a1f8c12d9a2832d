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

/** Signs that are set in different ways: what one stands for, any of its row may. */
const ROWS = ['"„“”«»‟', "'‚‘’‛`´", "-–—‑−"];
const LIGATURES: Readonly<Record<string, string>> = { ﬀ: "ff", ﬁ: "fi", ﬂ: "fl", ﬃ: "ffi", ﬄ: "ffl" };

function flexibleSign(sign: string): string {
  const row = ROWS.find((one) => one.includes(sign));
  if (row !== undefined) return `[${row.replace("-", "\\-")}]`;
  return sign.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

const withoutLigatures = (text: string): string =>
  text.replace(/[ﬀﬁﬂﬃﬄ]/gu, (sign) => LIGATURES[sign] ?? sign);

/** Letters that a ligature stands for match it too. */
const withLigatures = (pattern: string): string =>
  pattern.replace(/ffi|ffl|ff|fi|fl/g, (letters) => {
    const sign = Object.keys(LIGATURES).find((one) => LIGATURES[one] === letters);
    return `(?:${letters}|${sign})`;
  });

/** Characters that an ellipsis in a quote may stand for. */
const LEFT_OUT = 400;
/** Parts that ellipses may join, and letters, digits and signs that each has then: fewer prove nothing. */
const MOST_PARTS = 3;
const PART_LENGTH = 8;

/** A part of a quote, whatever its typography: spaces, line ends, quotation marks, dashes, ligatures. */
const flexible = (part: string): string =>
  withLigatures([...part].map((sign) => (/\s/.test(sign) ? " " : flexibleSign(sign))).join("")).replace(
    / +/g,
    "\\s+",
  );

/** The parts that the ellipses of a quote join; none where they prove nothing. A final point is no difference. */
function partsOf(quote: string): string[] {
  const parts = withoutLigatures(quote.trim().replace(/(?:\.|…|\.\.\.)$/u, ""))
    .split(/\s*(?:\[…\]|\[\.\.\.\]|…|\.\.\.)\s*/u)
    .filter((part) => part !== "");
  const says = parts.some((part) => /[\p{L}\p{N}]/u.test(part));
  const areLong = parts.length === 1 || parts.every(({ length }) => length >= PART_LENGTH);
  return says && areLong && parts.length <= MOST_PARTS ? parts : [];
}

/** The end of the parts from `at` on, each where it comes next and not too far from the one before; null where one is missing. */
function endOf(parts: readonly RegExp[], text: string, at: number): number | null {
  let end = at;
  for (const part of parts) {
    part.lastIndex = 0;
    // No further than where it may begin, with room for it: many places of a text may begin a quote.
    const match = part.exec(text.slice(end, end + LEFT_OUT + 2 * part.source.length));
    if (match === null || match.index > LEFT_OUT) return null;
    end += match.index + match[0].length;
  }
  return text[end] === "." ? end + 1 : end;
}

/** Where a quote stands in a text, word for word but for its typography; null where it does not. */
function placeIn(quote: string, text: string): { index: number; found: string } | null {
  const [first, ...others] = partsOf(quote).map((part) => new RegExp(flexible(part), "gu"));
  if (first === undefined) return null;
  for (const match of text.matchAll(first)) {
    const end = endOf(others, text, match.index + match[0].length);
    if (end !== null) return { index: match.index, found: text.slice(match.index, end) };
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
