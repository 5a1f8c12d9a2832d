import { foldAccents } from "./words.ts";

/** Words and stems that are looked through for one that is like another; a book of 1,000 pages has half as many. */
const MOST_LOOKED_THROUGH = 150_000;

/** A word of the texts, and which letters it has. */
interface KnownWord {
  word: string;
  letters: number;
}

/** Bits for the letters of a word; some letters share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) % 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The words of texts, so kept that like ones are found without comparing all. */
export class Vocabulary {
  /** In how many texts each stem occurs. */
  readonly spread = new Map<string, number>();
  /** The first stems, which are looked through for a part of them. */
  readonly stems: string[] = [];
  readonly #folded = new Map<string, string[]>();
  readonly #words = new Map<string, string>();
  readonly #byLength = new Map<number, KnownWord[]>();

  /** Adds the stems of a text, and its words in small letters without accents with their stems. */
  add(stems: Iterable<string>, words: ReadonlyMap<string, string>): void {
    for (const stem of stems) {
      const before = this.spread.get(stem);
      this.spread.set(stem, (before ?? 0) + 1);
      if (before === undefined) this.#addStem(stem);
    }
    for (const [word, stem] of words) {
      if (this.#words.has(word) || this.#words.size < MOST_LOOKED_THROUGH) this.#addWord(word, stem);
    }
  }

  #addStem(stem: string): void {
    if (this.stems.length < MOST_LOOKED_THROUGH) this.stems.push(stem);
    const folded = foldAccents(stem);
    if (folded === stem) return;
    const same = this.#folded.get(folded);
    if (same) same.push(stem);
    else this.#folded.set(folded, [stem]);
  }

  #addWord(word: string, stem: string): void {
    if (!this.#words.has(word)) {
      const alike = this.#byLength.get(word.length) ?? [];
      alike.push({ word, letters: lettersOf(word) });
      this.#byLength.set(word.length, alike);
    }
    this.#words.set(word, stem);
  }

  /** The stems that are this one but for accents. */
  sameStems(stem: string): readonly string[] {
    if (this.spread.has(stem)) return [stem];
    const folded = foldAccents(stem);
    const accented = this.#folded.get(folded) ?? [];
    return this.spread.has(folded) ? [folded, ...accented] : accented;
  }

  /** The words, with their stems, that may be this one with so many slips; none that is such a word is left out. */
  *wordsLike(word: string, slips: number): Generator<{ word: string; stem: string }> {
    const letters = lettersOf(word);
    for (let length = word.length - slips; length <= word.length + slips; length++) {
      for (const known of this.#byLength.get(length) ?? []) {
        // A slip exchanges one letter for another at most.
        if (countBits(known.letters ^ letters) > 2 * slips) continue;
        yield { word: known.word, stem: this.#words.get(known.word) ?? known.word };
      }
    }
  }
}
