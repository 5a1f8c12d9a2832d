import type { Language } from "../types/index.ts";
import { type LanguageData, languageDataOf } from "./languages/index.ts";
import { TermFinder } from "./searchTerms.ts";
import { Vocabulary } from "./vocabulary.ts";
import { foldAccents, parts, wordsOfMeaning } from "./words.ts";

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

/** What a question found. */
export interface Searched {
  /** The texts that fit it best, the best first; none where no word of it occurs in any. */
  found: Found[];
  /** The words of a text for which it is found, as they stand there, each once. */
  wordsFound(text: string): string[];
}

/** Finds texts by what they speak of. */
export interface SearchIndex {
  add(text: SearchableText): void;
  /** Looks for at most so many texts. It stops every few milliseconds, so that others may have their turn. */
  search(question: string, most: number): Generator<undefined, Searched>;
}

/** Texts after which a search stops for others. */
const AT_ONCE = 200;

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
  readonly #language: LanguageData;
  readonly #vocabulary = new Vocabulary();
  readonly #smallSpread = new Map<string, number>();
  #length = 0;

  constructor(language: LanguageData) {
    this.#language = language;
  }

  add(text: SearchableText): void {
    this.texts.push(text);
    this.#length += text.length;
    this.#vocabulary.add(text.counts.keys(), text.words);
    for (const one of text.small) this.#smallSpread.set(one, (this.#smallSpread.get(one) ?? 0) + 1);
  }

  #rarity(holding: number): number {
    return Math.log(1 + (this.texts.length - holding + 0.5) / (holding + 0.5));
  }

  *wanted(question: string): Generator<undefined, Wanted[]> {
    const { code, stem } = this.#language;
    const terms = new TermFinder(this.#vocabulary, stem, code === "de");
    const words = new Map(wordsOfMeaning(question, this.#language).map((word) => [stem(word), word]));
    const wanted: Wanted[] = [];
    for (const word of words.values()) {
      const weights = new Map(terms.standInsOf(word).map((one) => [one.stem, one.weight]));
      let rarity = 0;
      for (const standIn of weights.keys()) rarity = Math.max(rarity, this.#rarityOf(standIn));
      wanted.push({ weights, rarity });
      yield;
    }
    return wanted;
  }

  #rarityOf(stem: string): number {
    return this.#rarity(this.#vocabulary.spread.get(stem) ?? 0);
  }

  /** BM25 of what stands best for a word. */
  #weigh({ counts, length }: Counted, { weights }: Wanted): number {
    const norm = K1 * (1 - B + (B * length * this.texts.length) / (this.#length || 1));
    let best = 0;
    // A beginning of words stands for thousands, of which a text has few.
    for (const stem of (weights.size < counts.size ? weights : counts).keys()) {
      const times = counts.get(stem) ?? 0;
      const weight = weights.get(stem) ?? 0;
      if (times === 0 || weight === 0) continue;
      best = Math.max(best, (weight * this.#rarityOf(stem) * times * (K1 + 1)) / (times + norm));
    }
    return best;
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
  return {
    add: (text) => collection.add(text),
    *search(question, most) {
      const wanted = yield* collection.wanted(question);
      const small = [...new Set(smallWords(question, languageData))];
      const found: Found[] = [];
      for (const [at, text] of collection.texts.entries()) {
        const score = collection.score(text, wanted, small);
        if (score > 0) found.push({ at, score });
        if (at % AT_ONCE === AT_ONCE - 1) yield;
      }
      found.sort((a, b) => b.score - a.score || a.at - b.at);
      const isWanted = (stem: string) => wanted.some(({ weights }) => weights.has(stem));
      return {
        found: found.slice(0, most),
        wordsFound: (text) =>
          [...new Set(wordsOfMeaning(text, languageData))].filter((word) =>
            isWanted(languageData.stem(word)),
          ),
      };
    },
  };
}
