import type { Tongue } from "../language/index.ts";
import type { Sentence } from "../sentences.ts";
import { capitalised, overlap, parts } from "../words.ts";
import type { Analysis } from "./types.ts";

const MOST_TERMS = 250;
const SHORTEST_TERM = 4;
const SHARED_HEAD = 4;
const JOINED =
  /([\p{L}][\p{L}-]{3,})(?:,| und| oder| sowie| and| or| et| ou| y| e| o| ed| od) (?:(?:der|die|das|the|le|la|les|l['’]|el|los|las|il|i|gli|lo|un|una|une|a|an) ?)?([\p{L}][\p{L}-]{3,})/gu;

/**
 * Whether two expressions have one grammatical head, so that they agree in gender and number. The head of
 * German compounds is a word of the text itself: endings such as "-ungen" are none.
 */
function shareHead(first: string, second: string, tongue: Tongue, words: ReadonlySet<string>): boolean {
  const [a, b] = [first.split(" "), second.split(" ")];
  if (a.length !== b.length) return false;
  if (a.length === 1) {
    if (tongue.code !== "de") return false;
    let same = 0;
    while (same < first.length && first.at(-1 - same) === second.at(-1 - same)) same++;
    if (same < SHARED_HEAD) return false;
    for (let length = same; length >= SHARED_HEAD; length--) {
      if (first.length - length < 3 || second.length - length < 3) continue;
      if (words.has(capitalised(first.slice(-length)))) return true;
    }
    return false;
  }
  if (tongue.code === "de" || tongue.code === "en") return a.at(-1) === b.at(-1) && a[0] !== b[0];
  return a[0] === b[0] && a.at(-1) !== b.at(-1) && a.at(-1)?.slice(-1) === b.at(-1)?.slice(-1);
}

/** Whether endings leave no doubt that two words agree in number, and in gender where the language shows it. */
function sameEnding(first: string, second: string, tongue: Tongue): boolean {
  if (tongue.code === "en") return /[^s]s$/.test(first) === /[^s]s$/.test(second);
  return first.slice(-1) === second.slice(-1);
}

function determinersOf(sentences: readonly Sentence[], tongue: Tongue): Map<string, Set<string>> {
  const before = new Map<string, Set<string>>();
  for (const { words } of sentences) {
    for (const [at, word] of words.entries()) {
      const left = (words[at - 1] ?? "").toLowerCase();
      if (!tongue.determiners.has(left)) continue;
      const seen = before.get(word) ?? new Set();
      seen.add(left);
      before.set(word, seen);
    }
  }
  return before;
}

function joinedPairs(sentences: readonly Sentence[]): Set<string> {
  const pairs = new Set<string>();
  for (const { text } of sentences) {
    for (const [, first = "", second = ""] of text.matchAll(JOINED)) {
      pairs.add(`${first}|${second}`);
      pairs.add(`${second}|${first}`);
    }
  }
  return pairs;
}

/** For each weighty term of the material those that can take its place, without any that could not. */
export function siblingsOf(analysis: Analysis): Map<string, string[]> {
  const { tongue, sentences } = analysis;
  const texts = [...analysis.terms.values()]
    .slice(0, MOST_TERMS)
    .map(({ text }) => text)
    .filter((text) => text.length >= SHORTEST_TERM);
  const words = new Set(sentences.flatMap((sentence) => sentence.words));
  const joined = joinedPairs(sentences);
  const determiners = determinersOf(sentences, tongue);
  const sameArticles = (first: string, second: string): boolean => {
    const [a, b] = [determiners.get(first), determiners.get(second)];
    return a !== undefined && b !== undefined && [...a].some((word) => b.has(word));
  };
  const siblings = new Map<string, string[]>();
  for (const text of texts) {
    const others = texts.filter((other) => {
      if (other === text || other.includes(text) || text.includes(other)) return false;
      if (/^\p{Lu}/u.test(other) !== /^\p{Lu}/u.test(text)) return false;
      if (shareHead(text, other, tongue, words)) return true;
      if (!joined.has(`${text}|${other}`) || !sameEnding(text, other, tongue)) return false;
      return tongue.code === "en" || sameArticles(text, other);
    });
    if (others.length > 0) siblings.set(text, others);
  }
  return siblings;
}

/** Whether the material says of another term what a sentence says: then the changed sentence may be true. */
export function maybeTrue(analysis: Analysis, sentence: Sentence, without: string, other: string): boolean {
  const { tongue } = analysis;
  const dropped = new Set(parts(without, tongue).map((word) => tongue.stem(word)));
  const rest = sentence.stems.filter((stem) => !dropped.has(stem));
  const wanted = parts(other, tongue).map((word) => tongue.stem(word));
  return analysis.sentences.some(
    ({ stems }) => wanted.every((stem) => stems.includes(stem)) && overlap(stems, rest) >= 0.3,
  );
}
