import type { Language } from "../types/index.ts";
import { type LanguageData, languageDataOf } from "./languages/index.ts";
import { foldAccents, standInsOf } from "./searchTerms.ts";
import { parts, wordsOfMeaning } from "./words.ts";

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

/** A text as `readForSearch` has read it: by far the most of the work, the same in every index of the language. */
export interface SearchableText extends Counted {
  /** Each word in small letters without accents, with its stem. */
  words: ReadonlyMap<string, string>;
}

/** Finds texts by what they speak of. */
export interface SearchIndex {
  add(text: SearchableText): void;
  /** The texts that fit a question best, the best first; none where no word of it occurs in any. */
  find(question: string, most: number): Found[];
  /** The words of a text for which it is found by a question, as they stand there, each once. */
  wordsFound(question: string, text: string): string[];
}

/** Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond" (2009), with their usual values. */
const K1 = 1.2;
const B = 0.75;
/** A word of a title counts as if it stood so often in the text. */
const TITLE = 1.5;
/** What two neighbouring words of a question add where they stand together, as a share of the rarer one's weight. */
const TOGETHER = 0.6;
/** Words of meaning between which two words still stand together. */
const NEAR = 3;
/** How much of the score depends on how much of the question is spoken of. */
const COVERED = 0.5;
/** What a text gets that begins with the only thing that is asked about: it is likely to say what that is. */
const OPENING = 0.35;
/** First words of meaning of a text. */
const FIRST = 2;
/** What a small word ("far", "stand") adds that the question and a text share, as a share of its weight. */
const SMALL = 0.3;
/** Letters from which a small word says something. */
const SMALL_LETTERS = 3;

/** Stems of a text in their order, how often each occurs with those of its titles, how many there are, and small words. */
interface Counted {
  stems: readonly string[];
  counts: ReadonlyMap<string, number>;
  length: number;
  small: ReadonlySet<string>;
}

/** A word of a question: what stands for it in the texts, by stem, and how much it says. */
interface Wanted {
  weights: ReadonlyMap<string, number>;
  rarity: number;
}

function smallWords(text: string, language: LanguageData): string[] {
  return parts(text, language)
    .filter((word) => word.length >= SMALL_LETTERS && language.isStopWord(word))
    .map((word) => word.toLowerCase());
}

/** Reads a text for any index of its language. */
export function readForSearch({ title, text }: SearchText, language: Language): SearchableText {
  const languageData = languageDataOf(language);
  const { stem } = languageData;
  const above = wordsOfMeaning(title, languageData);
  const own = wordsOfMeaning(text, languageData);
  const words = new Map([...above, ...own].map((word) => [foldAccents(word.toLowerCase()), stem(word)]));
  const stems = own.map(stem);
  const counts = new Map<string, number>();
  for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const one of above.map(stem)) counts.set(one, (counts.get(one) ?? 0) + TITLE);
  const small = new Set(smallWords(text, languageData));
  return { words, stems, counts, length: own.length + above.length, small };
}

/** Whether two words of a question stand near each other in a text. */
function areTogether({ stems }: Counted, one: Wanted, other: Wanted): boolean {
  let last = Number.NEGATIVE_INFINITY;
  let lastOther = Number.NEGATIVE_INFINITY;
  for (const [at, stem] of stems.entries()) {
    if (one.weights.has(stem)) last = at;
    if (other.weights.has(stem)) lastOther = at;
    if (last !== lastOther && Math.abs(last - lastOther) <= NEAR) return true;
  }
  return false;
}

/** Texts as they are counted, and in how many each stem occurs. */
class Collection {
  readonly texts: Counted[] = [];
  readonly words = new Map<string, string>();
  readonly #language: LanguageData;
  readonly #spread = new Map<string, number>();
  readonly #smallSpread = new Map<string, number>();
  #length = 0;

  constructor(language: LanguageData) {
    this.#language = language;
  }

  add(text: SearchableText): void {
    for (const [word, stem] of text.words) this.words.set(word, stem);
    this.texts.push(text);
    this.#length += text.length;
    for (const one of text.counts.keys()) this.#spread.set(one, (this.#spread.get(one) ?? 0) + 1);
    for (const one of text.small) this.#smallSpread.set(one, (this.#smallSpread.get(one) ?? 0) + 1);
  }

  #rarity(holding: number): number {
    return Math.log(1 + (this.texts.length - holding + 0.5) / (holding + 0.5));
  }

  wanted(question: string): Wanted[] {
    const { code, stem } = this.#language;
    const stems = new Set(this.#spread.keys());
    const vocabulary = { stems, words: this.words, divides: code === "de", stemOf: stem };
    const words = new Map(wordsOfMeaning(question, this.#language).map((word) => [stem(word), word]));
    return [...words.values()].map((word) => {
      const standIns = standInsOf(word, vocabulary);
      const rarities = standIns.map((one) => this.#rarity(this.#spread.get(one.stem) ?? 0));
      return {
        weights: new Map(standIns.map((one) => [one.stem, one.weight])),
        rarity: rarities.length === 0 ? 0 : Math.max(...rarities),
      };
    });
  }

  /** BM25 of what stands best for a word. */
  #weigh({ counts, length }: Counted, { weights }: Wanted): number {
    const norm = K1 * (1 - B + (B * length * this.texts.length) / (this.#length || 1));
    const scores = [...weights].map(([stem, weight]) => {
      const times = counts.get(stem) ?? 0;
      return (weight * this.#rarity(this.#spread.get(stem) ?? 0) * times * (K1 + 1)) / (times + norm);
    });
    return Math.max(0, ...scores);
  }

  score(text: Counted, wanted: readonly Wanted[], small: readonly string[]): number {
    const scores = wanted.map((one) => this.#weigh(text, one));
    let score = scores.reduce((sum, one) => sum + one, 0);
    if (score === 0) return 0;
    for (const [at, one] of wanted.entries()) {
      const next = wanted[at + 1];
      if (next && areTogether(text, one, next)) score += TOGETHER * Math.min(one.rarity, next.rarity);
    }
    for (const word of small) {
      if (text.small.has(word)) score += SMALL * this.#rarity(this.#smallSpread.get(word) ?? 0);
    }
    const all = wanted.reduce((sum, { rarity }) => sum + rarity, 0) || 1;
    const covered = wanted.reduce((sum, { rarity }, at) => sum + (scores[at] ? rarity : 0), 0);
    const [only, ...others] = wanted;
    const opens =
      others.length === 0 && text.stems.slice(0, FIRST).some((stem) => only?.weights.get(stem) === 1);
    return score * (1 - COVERED + (COVERED * covered) / all) * (opens ? 1 + OPENING : 1);
  }
}

/** An index of texts in one language by the stems of their words (BM25, with more for what is asked in one breath). */
export function createSearchIndex(language: Language): SearchIndex {
  const languageData = languageDataOf(language);
  const collection = new Collection(languageData);
  let last: { question: string; size: number; wanted: Wanted[] } | null = null;
  /** Looking a question's words up takes longer than reading a passage: the last question is kept. */
  const wantedBy = (question: string): Wanted[] => {
    const size = collection.texts.length;
    if (last?.question !== question || last.size !== size)
      last = { question, size, wanted: collection.wanted(question) };
    return last.wanted;
  };
  return {
    add: (text) => collection.add(text),
    find(question, most) {
      const wanted = wantedBy(question);
      const small = [...new Set(smallWords(question, languageData))];
      return collection.texts
        .map((text, at) => ({ at, score: collection.score(text, wanted, small) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.at - b.at)
        .slice(0, most);
    },
    wordsFound(question, text) {
      const stems = new Set(wantedBy(question).flatMap(({ weights }) => [...weights.keys()]));
      return [...new Set(wordsOfMeaning(text, languageData))].filter((word) =>
        stems.has(languageData.stem(word)),
      );
    },
  };
}
