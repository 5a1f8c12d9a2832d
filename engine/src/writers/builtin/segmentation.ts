import type { LanguageData } from "../../text/languages/index.ts";
import { leansOnBefore } from "../../text/leaning.ts";
import { countWords, stemsOf } from "../../text/words.ts";
import type { Block } from "../../types/index.ts";
import { isArticle } from "./headings.ts";
import type { MaterialBlock } from "./material.ts";
import { findWholes } from "./wholes.ts";

/** Blocks `from` (included) to `to` (excluded) form one step. */
export interface Segment {
  from: number;
  to: number;
  words: number;
}

const WINDOW = 120;

function windowCounts(stems: readonly string[][], start: number, direction: 1 | -1): Map<string, number> {
  const counts = new Map<string, number>();
  let taken = 0;
  for (let at = start; at >= 0 && at < stems.length && taken < WINDOW; at += direction) {
    for (const stem of stems[at] ?? []) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      if (++taken >= WINDOW) break;
    }
  }
  return counts;
}

function cosine(first: Map<string, number>, second: Map<string, number>): number {
  let product = 0;
  let firstSquares = 0;
  let secondSquares = 0;
  for (const [stem, count] of first) {
    firstSquares += count * count;
    product += count * (second.get(stem) ?? 0);
  }
  for (const count of second.values()) secondSquares += count * count;
  return product / (Math.sqrt(firstSquares * secondSquares) || 1);
}

function climb(values: readonly number[], start: number, direction: 1 | -1): number {
  let top = values[start] ?? 0;
  for (
    let at = start + direction;
    at >= 1 && at < values.length && (values[at] ?? 0) >= top;
    at += direction
  ) {
    top = values[at] ?? 0;
  }
  return top;
}

/** How deep the vocabulary changes before each block, 0 to 1 (Hearst 1997, "TextTiling", windows of 120 stems). */
export function topicChanges(blocks: readonly Block[], languageData: LanguageData): number[] {
  const stems = blocks.map((block) => (block.kind === "code" ? [] : stemsOf(block.text, languageData)));
  const similar = blocks.map((_, at) =>
    at === 0 ? 1 : cosine(windowCounts(stems, at - 1, -1), windowCounts(stems, at, 1)),
  );
  const depths = similar.map((value, at) =>
    at === 0 ? 0 : climb(similar, at, -1) - value + climb(similar, at, 1) - value,
  );
  const deepest = Math.max(...depths, 1e-9);
  return depths.map((depth) => depth / deepest);
}

/** Words of a section from which it may be cut inside; one below stays whole, whatever number of steps is asked for. */
export const LONGEST_SECTION = 900;

type Cuttable = Block & Partial<Pick<MaterialBlock, "document" | "boxed">>;

/** A heading with the text under it up to the next one; blocks `from` (included) to `to` (excluded). */
interface HeadedPart extends Segment {
  /** Of its heading, the highest where several stand together; above all of them where a document begins without one. */
  level: number;
}

/** The level of a document's own beginning, which lies above every heading. */
const DOCUMENT_LEVEL = -1;

const isNewDocument = (blocks: readonly Cuttable[], at: number): boolean =>
  at === 0 || blocks[at]?.document !== blocks[at - 1]?.document;

/** Indexes of the headings that begin no part: boxes beside the text, and what recurs within every part. */
export function silentHeadings(blocks: readonly Cuttable[]): Set<number> {
  const silent = new Set<number>();
  for (const [at, end] of findWholes(blocks))
    for (let index = at + 1; index < end; index++) silent.add(index);
  for (const [at, { boxed }] of blocks.entries()) if (boxed) silent.add(at);
  return silent;
}

/** The parts of the documents, each as it is headed; a heading right under another one stands with it. */
export function headedParts(blocks: readonly Cuttable[]): HeadedPart[] {
  const silent = silentHeadings(blocks);
  const isHeading = (at: number) => blocks[at]?.kind === "heading" && !silent.has(at);
  const parts: HeadedPart[] = [];
  for (const [at, block] of blocks.entries()) {
    const begins = isHeading(at) && !isHeading(at - 1);
    if (begins || isNewDocument(blocks, at)) {
      const level = isHeading(at) && at > 0 && !isNewDocument(blocks, at) ? block.level : DOCUMENT_LEVEL;
      parts.push({ from: at, to: at, words: 0, level });
    }
    const part = parts.at(-1);
    if (!part) continue;
    part.to = at + 1;
    part.words += block.kind === "heading" ? 0 : countWords(block.text);
  }
  return parts;
}

const ENDS = /[.!?…;|]["'»”“’)\]]*$/;
/** "1.", "(2)", "a)": an item that is written as a paragraph. */
const NUMBERED = /^\(?(?:\d{1,3}|\p{Ll})[.)]\s/u;
/** Words of a numbered paragraph from which it stands for itself, as in laws. */
const LONG_ITEM = 40;
/** A paragraph of a dialogue: steps do not begin between two of them. */
const SPOKEN = /^(?:[—–-]\s|["„“«»‹›]|\p{Lu}[\p{L} .]{0,30}:\s)/u;

/** How good a place within a part each block is to begin a step, 0 to 1; null where what belongs together would be torn. */
function placeWithin(
  blocks: readonly Cuttable[],
  at: number,
  languageData: LanguageData,
  change: number,
): number | null {
  const [before, block] = [blocks[at - 1], blocks[at]];
  if (!before || !block || before.kind === "heading") return null;
  if (block.kind !== "paragraph" && block.kind !== "heading") return null;
  if (before.kind === "caption" || /:["'»”“’)\]]*$/.test(before.text.trim())) return null;
  const isItem = NUMBERED.test(block.text) && NUMBERED.test(before.text);
  if (isItem && countWords(block.text) < LONG_ITEM) return null;
  if (block.kind === "heading") return 0.9;
  if (before.paragraph === block.paragraph || leansOnBefore(block.text, languageData)) return 0;
  if (!ENDS.test(before.text) || (SPOKEN.test(block.text) && SPOKEN.test(before.text))) return 0.05;
  return 0.2 + 0.6 * change;
}

/** A place where a step may begin, and what that costs. */
interface Place {
  at: number;
  cost: number;
  /** Level of the part that begins there; null within one. */
  begins: number | null;
  /** Level of the part that it stands in. */
  level: number;
}

/** What each level costs below the highest heading, and the best and the worst place within a part. */
const EACH_LEVEL = 0.12;
const WITHIN_PART = { least: 0.8, more: 1.6 };

/** Characters of a part above which it is cut wherever that is, and at which distance: nobody could read such a step, nor save it. */
const UNREADABLE = 60_000;
const CUT_EVERY = 6_000;

/** Indexes of blocks at least so many characters apart, in a part that is too long to stay whole whatever it holds; else none. */
function forcedPlaces(blocks: readonly Cuttable[], { from, to }: HeadedPart): Set<number> {
  const forced = new Set<number>();
  const part = blocks.slice(from, to);
  if (part.reduce((sum, { text }) => sum + text.length, 0) <= UNREADABLE) return forced;
  let since = 0;
  for (const [at, { text }] of part.entries()) {
    if (since > CUT_EVERY) {
      forced.add(from + at);
      since = 0;
    }
    since += text.length;
  }
  return forced;
}

/** Every place where a step may begin: each part, and within those that are too long to stay whole. */
function placesOf(blocks: readonly Cuttable[], languageData: LanguageData): Place[] {
  const parts = headedParts(blocks);
  const top = Math.min(...parts.map(({ level }) => level).filter((level) => level !== DOCUMENT_LEVEL), 9);
  const changes = parts.some(({ words }) => words > LONGEST_SECTION)
    ? topicChanges(blocks, languageData)
    : [];
  return parts.flatMap((part) => {
    const { from, to, words, level } = part;
    const forced = forcedPlaces(blocks, part);
    const begin = { at: from, cost: EACH_LEVEL * Math.max(0, level - top), begins: level, level };
    const heading = blocks[from];
    const isWhole = heading?.kind === "heading" && isArticle(heading.text);
    if (words <= LONGEST_SECTION || (isWhole && forced.size === 0)) return [begin];
    const inside = blocks.slice(from + 1, to).flatMap((_, index): Place[] => {
      const at = from + 1 + index;
      const good = placeWithin(blocks, at, languageData, changes[at] ?? 0) ?? (forced.has(at) ? 0 : null);
      if (good === null) return [];
      return [{ at, cost: WITHIN_PART.least + WITHIN_PART.more * (1 - good), begins: null, level }];
    });
    return [begin, ...inside];
  });
}

const SHORT = 1.6;
const LONG = 0.7;
const MUCH_TOO_SHORT = 2;
const LONGEST = 3.2;
/** What it costs to go on from a part into one that is not below the same heading, a level each, or into another document. */
const OTHER_PARENT = 1.2;
const OTHER_DOCUMENT = 6;
/** What each step costs that is asked for and not there. */
const MISSING = 2.2;

/** What a step of so many words costs where all would have `target`. */
function sizeCost(words: number, target: number): number {
  const deviation = (words - target) / target;
  const cost = deviation < 0 ? SHORT * deviation ** 2 : LONG * deviation ** 2;
  return cost + (words < 0.4 * target ? MUCH_TOO_SHORT : 0);
}

/** What it costs that a step which begins at `level` also holds the beginning of a part of level `inner`. */
function joinCost(level: number, inner: number): number {
  if (inner === DOCUMENT_LEVEL) return OTHER_DOCUMENT;
  return inner < level ? OTHER_PARENT * Math.min(2, level - inner) : 0;
}

function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

/**
 * Cuts the blocks into at most `count` steps by dynamic programming: each holds whole parts as they are headed, joined
 * under one heading where they are small. Only a part of more than 900 words is cut inside: at its paragraphs, where the
 * vocabulary turns, never within a list, a table or a procedure that somebody could read in one go.
 */
export function segment(blocks: readonly Cuttable[], count: number, languageData: LanguageData): Segment[] {
  const places = placesOf(blocks, languageData);
  const sums = runningSums(blocks.map((block) => (block.kind === "heading" ? 0 : countWords(block.text))));
  const endOf = (place: number) => places[place]?.at ?? blocks.length;
  const wordsIn = (from: number, to: number) => (sums[endOf(to)] ?? 0) - (sums[endOf(from)] ?? 0);
  const target = Math.max(1, (sums.at(-1) ?? 0) / count);
  const width = places.length + 1;
  const most = Math.min(count, places.length);
  const cost = new Float64Array((most + 1) * width).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array((most + 1) * width).fill(-1);
  cost[0] = 0;
  for (let step = 1; step <= most; step++) {
    for (let to = step; to < width; to++) {
      let inner = Number.POSITIVE_INFINITY;
      for (let from = to - 1; from >= step - 1; from--) {
        const place = places[from];
        const words = wordsIn(from, to);
        if (!place || (words > LONGEST * target && to - from > 1)) break;
        const total =
          (cost[(step - 1) * width + from] ?? 0) +
          sizeCost(words, target) +
          place.cost +
          joinCost(place.level, inner);
        if (total < (cost[step * width + to] ?? 0)) {
          cost[step * width + to] = total;
          back[step * width + to] = from;
        }
        inner = Math.min(inner, place.begins ?? inner);
      }
    }
  }
  const ended = (steps: number) => (cost[steps * width + width - 1] ?? 0) + MISSING * (count - steps);
  const numbers = Array.from({ length: most }, (_, at) => at + 1);
  const best = numbers.reduce((one, other) => (ended(other) < ended(one) ? other : one), 1);
  if (ended(best) === Number.POSITIVE_INFINITY)
    return [{ from: 0, to: blocks.length, words: sums.at(-1) ?? 0 }];
  const segments: Segment[] = [];
  for (let step = best, to = width - 1; step > 0; step--) {
    const from = back[step * width + to] ?? 0;
    segments.unshift({ from: endOf(from), to: endOf(to), words: wordsIn(from, to) });
    to = from;
  }
  return segments;
}
