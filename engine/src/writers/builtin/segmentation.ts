import type { LanguageData } from "../../text/languages/index.ts";
import { leansOnBefore } from "../../text/leaning.ts";
import { countWords, stemsOf } from "../../text/words.ts";
import type { Block } from "../../types/index.ts";
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

/** What belongs together: a heading or an introduction and what follows it. */
const TORN = -4;
const ENDS = /[.!?…;|]["'»”“’)\]]*$/;

/** Words of an item from which it is a paragraph with a number, as laws have them. */
const LONG_ITEM = 40;

/** A list begins no step, and none begins within it; numbered paragraphs of a law may. */
function listStrength(block: Block, before: Block): number {
  const isClause = /^\(?\d+[.)]/.test(block.text) && ENDS.test(before.text);
  if (isClause && countWords(block.text) >= LONG_ITEM) return -0.2;
  if (before.kind !== "list") return isClause ? -0.2 : -1.5;
  if (block.level > before.level) return TORN;
  return block.level > 0 ? -3 : -2.5;
}

/** How good a place a heading within a part that stays whole is to begin a step. */
const WITHIN_PART = -1.5;

/** Indexes of the blocks behind the first one of a part that stays whole. */
function insideWholes(blocks: readonly Block[]): Set<number> {
  const inside = new Set<number>();
  for (const [at, end] of findWholes(blocks))
    for (let index = at + 1; index < end; index++) inside.add(index);
  return inside;
}

/** How good a place each block is to begin a step, −4 to 1. */
function boundaryStrengths(blocks: readonly Block[], languageData: LanguageData): number[] {
  const changes = topicChanges(blocks, languageData);
  const levels = blocks.filter((block) => block.kind === "heading").map((block) => block.level);
  const top = Math.min(...levels, 9);
  const inside = insideWholes(blocks);
  return blocks.map((block, at) => {
    const before = blocks[at - 1];
    if (!before) return 1;
    if (block.kind === "heading" && inside.has(at)) return WITHIN_PART;
    if (block.kind === "heading")
      return before.kind === "heading" ? 0.1 : Math.max(0.55, 1 - 0.15 * (block.level - top));
    if (before.kind === "heading" || before.text.endsWith(":")) return TORN;
    if (block.kind === "list") return listStrength(block, before);
    if (block.kind === "caption" || before.kind === "caption") return -1.5;
    if (block.kind === "table" || block.kind === "code" || !ENDS.test(before.text)) return -0.5;
    if (leansOnBefore(block.text, languageData)) return TORN;
    return 0.45 * (changes[at] ?? 0);
  });
}

const SHORT = 1.6;
const LONG = 0.7;
const MUCH_TOO_SHORT = 2;
const WEAK_BOUNDARY = 1.1;
const FEW_QUESTIONS = 0.9;
const LONGEST = 3.2;

/** Words of the documents with which a step and its frame reach 500 words, and what a step below costs. */
const FULL_STEP = 495;
const NEARLY_ALL = 0.95;
const NOT_FULL = 3;
const EACH_MISSING = 14;
/** The same where a text is long enough that each step can be full: there, sizes matter more than beginnings. */
const LONG_ENOUGH = 0.85;
const EACH_MISSING_IF_LONG = 34;

/**
 * What a step of so many words costs where `target` would be even: little around the target, much below
 * the words that a full step needs, as far as the text has them.
 */
function sizeCost(words: number, target: number): number {
  const deviation = (words - target) / target;
  const cost = deviation < 0 ? SHORT * deviation ** 2 : LONG * deviation ** 2;
  const least = Math.min(FULL_STEP, NEARLY_ALL * target);
  const missing = (least - words) / least;
  const each = target < LONG_ENOUGH * FULL_STEP ? EACH_MISSING : EACH_MISSING_IF_LONG;
  const short = missing > 0 ? (target > FULL_STEP ? NOT_FULL : 0) + each * missing : 0;
  return cost + short + (words < 0.4 * target ? MUCH_TOO_SHORT : 0);
}

function runningSums(values: readonly number[]): number[] {
  const sums = [0];
  for (const value of values) sums.push((sums.at(-1) ?? 0) + value);
  return sums;
}

/**
 * Cuts the blocks into exactly `count` steps (fewer only where there are fewer blocks) by dynamic
 * programming: even sizes, beginnings at headings or where the vocabulary turns, and something to ask
 * in each. `potential` tells for each block how much can be asked from it.
 */
export function segment(
  blocks: readonly Block[],
  count: number,
  languageData: LanguageData,
  potential: readonly number[],
): Segment[] {
  const sizes = blocks.map((block) => (block.kind === "heading" ? 0 : countWords(block.text)));
  const words = runningSums(sizes);
  const questions = runningSums(potential);
  const strengths = boundaryStrengths(blocks, languageData);
  const target = Math.max(1, (words.at(-1) ?? 0) / count);
  const places = blocks.length + 1;
  const cost = new Float64Array((count + 1) * places).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array((count + 1) * places).fill(-1);
  cost[0] = 0;
  const between = (sums: readonly number[], from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  for (let step = 1; step <= count; step++) {
    for (let to = step; to < places; to++) {
      for (let from = to - 1; from >= step - 1; from--) {
        const length = between(words, from, to);
        if (length > LONGEST * target && to - from > 1) break;
        const before = cost[(step - 1) * places + from] ?? Number.POSITIVE_INFINITY;
        if (before === Number.POSITIVE_INFINITY) continue;
        const asking = FEW_QUESTIONS * Math.max(0, 1 - between(questions, from, to));
        const total =
          before + sizeCost(length, target) + asking + WEAK_BOUNDARY * (1 - (strengths[from] ?? 0));
        if (total < (cost[step * places + to] ?? 0)) {
          cost[step * places + to] = total;
          back[step * places + to] = from;
        }
      }
    }
  }
  if (cost[count * places + blocks.length] === Number.POSITIVE_INFINITY) {
    return count > 1
      ? segment(blocks, count - 1, languageData, potential)
      : [{ from: 0, to: blocks.length, words: words.at(-1) ?? 0 }];
  }
  const segments: Segment[] = [];
  for (let step = count, to = blocks.length; step > 0; step--) {
    const from = back[step * places + to] ?? 0;
    segments.unshift({ from, to, words: between(words, from, to) });
    to = from;
  }
  return segments;
}
