import type { Tongue } from "../language/index.ts";
import type { Sentence } from "../sentences.ts";
import { overlap, parts } from "../words.ts";
import type { Analysis } from "./types.ts";

const MOST_TERMS = 250;
const SHORTEST_TERM = 4;
const JOINED =
  /([\p{L}][\p{L}-]{3,})(?: und| sowie| and| et| y| e| ed) (?:(?:der|die|das|the|le|la|les|l['’]|el|los|las|il|i|gli|lo|un|una|une|a|an) ?)?([\p{L}][\p{L}-]{3,})/gu;

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
