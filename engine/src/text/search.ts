import type { Language } from "../types/index.ts";
import { type LanguageData, languageDataOf } from "./languages/index.ts";
import { parts, stemsOf } from "./words.ts";

/** A text that can be found. */
export interface SearchText {
  /** What stands above it; its words count as if they stood in it. */
  title: string;
  text: string;
}

/** A text that was found; the higher its score, the better it fits. */
export interface Found {
  /** Its place in the order in which texts were added, from 0. */
  at: number;
  score: number;
}

/** Finds texts by what they speak of. */
export interface SearchIndex {
  add(text: SearchText): void;
  /** The texts that fit a question best, the best first; none where no word of it occurs in any. */
  find(question: string, most: number): Found[];
}

/** Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with their usual values. */
const K1 = 1.2;
const B = 0.75;
/** A word that holds the one that is asked for ("Bienenwachs" for "Wachs") counts half. */
const PART = 0.5;
/** Letters from which a stem is looked for inside longer ones. */
const LONG = 4;

/** How often each stem occurs in a text, and how many there are. */
interface Counted {
  counts: ReadonlyMap<string, number>;
  length: number;
}

function count(stems: readonly string[]): Counted {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length };
}

/** The stems that stand for one of the question, each with its weight: itself, else longer ones that hold it. */
function standIns(stem: string, known: ReadonlySet<string>): [string, number][] {
  if (known.has(stem)) return [[stem, 1]];
  if (stem.length < LONG) return [];
  return [...known].filter((other) => other.includes(stem)).map((other) => [other, PART]);
}

/** An index of texts in one language by the stems of their words (BM25). */
export function createSearchIndex(language: Language): SearchIndex {
  const languageData = languageDataOf(language);
  const texts: Counted[] = [];
  /** In how many texts each stem occurs. */
  const spread = new Map<string, number>();
  let total = 0;

  const weigh = (stem: string): number => {
    const holding = spread.get(stem) ?? 0;
    return Math.log(1 + (texts.length - holding + 0.5) / (holding + 0.5));
  };

  return {
    add({ title, text }) {
      const counted = count([...stemsOf(title, languageData), ...stemsOf(text, languageData)]);
      texts.push(counted);
      total += counted.length;
      for (const stem of counted.counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
    },
    find(question, most) {
      const average = total / texts.length || 1;
      const known = new Set(spread.keys());
      const wanted = [...new Set(stemsOf(question, languageData))].flatMap((stem) => standIns(stem, known));
      const scoreOf = ({ counts, length }: Counted) =>
        wanted.reduce((score, [stem, weight]) => {
          const times = counts.get(stem) ?? 0;
          if (times === 0) return score;
          const damped = (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / average));
          return score + weight * weigh(stem) * damped;
        }, 0);
      return texts
        .map((text, at) => ({ at, score: scoreOf(text) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.at - b.at)
        .slice(0, most);
    },
  };
}

/** The words of a text that a question asks for, as they stand there, each once. */
export function wordsAskedFor(question: string, text: string, language: Language): string[] {
  const languageData: LanguageData = languageDataOf(language);
  const wanted = stemsOf(question, languageData);
  const fits = (word: string) => {
    const [stem] = stemsOf(word, languageData);
    return (
      stem !== undefined && wanted.some((one) => stem === one || (one.length >= LONG && stem.includes(one)))
    );
  };
  return [...new Set(parts(text, languageData))].filter(fits);
}
