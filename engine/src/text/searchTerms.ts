import type { Vocabulary } from "./vocabulary.ts";
import { foldAccents } from "./words.ts";

/** A stem of the texts that stands for one of a question; 1 where it is that stem itself. */
export interface StandIn {
  stem: string;
  weight: number;
}

/** A word that holds the one that is asked for ("Bienenwachs" for "Wachs") counts half, and so does each half of one. */
const PART = 0.5;
/** A word with a slip in it. */
const SLIP = 0.7;
/** Letters from which a stem is looked for inside longer ones. */
const LONG = 4;
/** Letters from which a stem is taken for the beginning of a word where there is none like it. */
const SHORT = 3;
/** Letters from which a slip is forgiven, and from which two are. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;
/** Pairs of letters that are compared for all words of a question: those of some 100,000 words. */
const MOST_COMPARED = 10_000_000;
/** What may stand between the halves of a German compound. */
const LINKS = ["", "s", "n", "en", "es", "e", "er"];

/** The number of slips between two words (Damerau and Levenshtein, neighbours exchanged count one); more than `most` is `most + 1`. */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isExchanged) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[other.length] ?? most + 1, most + 1);
}

/** The halves of a compound that both stand in the texts ("Sonnenstand": "Sonne", "Stand"); the longest first half wins. */
function halvesOf(
  word: string,
  known: ReadonlyMap<string, number>,
  stemOf: (word: string) => string,
): string[] {
  for (let at = word.length - LONG; at >= LONG; at--) {
    const second = stemOf(word.slice(at));
    if (!known.has(second)) continue;
    for (const link of LINKS) {
      if (!word.slice(0, at).endsWith(link)) continue;
      const first = stemOf(word.slice(0, at - link.length));
      if (first.length >= LONG - 1 && known.has(first)) return [first, second];
    }
  }
  return [];
}

/** Looks words of one question up in the texts. */
export class TermFinder {
  readonly #vocabulary: Vocabulary;
  readonly #stemOf: (word: string) => string;
  readonly #divides: boolean;
  #compared = 0;

  /** `divides`: whether the language joins words to one. */
  constructor(vocabulary: Vocabulary, stemOf: (word: string) => string, divides: boolean) {
    this.#vocabulary = vocabulary;
    this.#stemOf = stemOf;
    this.#divides = divides;
  }

  /** The words that differ from one by a slip, or by two where it is long. */
  #withSlips(word: string): StandIn[] {
    const folded = foldAccents(word.toLowerCase());
    let least = folded.length >= TWO_SLIPS ? 2 : folded.length >= ONE_SLIP ? 1 : 0;
    if (least === 0) return [];
    let nearest: string[] = [];
    for (const { word: other, stem } of this.#vocabulary.wordsLike(folded, least)) {
      this.#compared += folded.length * other.length;
      if (this.#compared > MOST_COMPARED) break;
      const slips = countSlips(folded, other, least);
      if (slips > least) continue;
      if (slips < least) nearest = [];
      least = slips;
      nearest.push(stem);
    }
    return nearest.map((stem) => ({ stem, weight: SLIP / Math.max(1, least) }));
  }

  /** Longer stems that hold a stem; one of few letters only at their beginning. */
  #holding(stem: string): string[] {
    return this.#vocabulary.stems.filter((other) => {
      if (other === stem) return false;
      return stem.length < LONG ? other.startsWith(stem) : other.length > stem.length && other.includes(stem);
    });
  }

  /**
   * The stems that stand for a word of a question: its own, without accents too, and longer ones that hold it; of a
   * compound its halves; else the beginnings of words ("bici"), else those that differ by a slip.
   */
  standInsOf(word: string): StandIn[] {
    const stem = this.#stemOf(word);
    const same = this.#vocabulary.sameStems(stem);
    const isEnough = same.length > 0 && (!this.#divides || stem.length < LONG);
    const holding = stem.length < SHORT || isEnough ? [] : this.#holding(stem);
    const found = [
      ...same.map((other) => ({ stem: other, weight: 1 })),
      ...holding.map((other) => ({ stem: other, weight: PART })),
    ];
    if (found.length > 0) return found;
    const halves = this.#divides ? halvesOf(word.toLowerCase(), this.#vocabulary.spread, this.#stemOf) : [];
    return halves.length > 0 ? halves.map((half) => ({ stem: half, weight: PART })) : this.#withSlips(word);
  }
}
