import { LANGUAGES } from "../../vocabulary.ts";
import { comparisonKey, isArticle } from "../comparing.ts";

/** Letters from which on one slip, and two, are forgiven. */
const LETTERS_FOR_ONE = 5;
const LETTERS_FOR_TWO = 9;

/** What a plural has behind its singular, and the last letters that change into each other ("libro", "libri"). */
const PLURAL_ENDING = /^(?:e?s|e?n|er?|ne|x)$/u;
const LAST_VOWEL = /[aeio]$/u;
const LETTERS_FOR_PLURAL = 3;

function withoutArticle(key: string): string {
  const [first = "", ...rest] = key.split(" ");
  const isOne = rest.length > 0 && LANGUAGES.some((language) => isArticle(first, language));
  return isOne ? rest.join(" ") : key;
}

/** What of a typed answer counts: no case, accents, punctuation and leading article. */
export function typedKey(text: string): string {
  return withoutArticle(comparisonKey(text));
}

/** Whether two words are singular and plural of one, as far as their letters tell. */
function isPlural(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < LETTERS_FOR_PLURAL) return false;
  if (long.startsWith(short) && PLURAL_ENDING.test(long.slice(short.length))) return true;
  const haveVowels = LAST_VOWEL.test(short) && LAST_VOWEL.test(long);
  return short.length > LETTERS_FOR_PLURAL && haveVowels && short.slice(0, -1) === long.slice(0, -1);
}

/** Whether two answers have the same words but for their number. */
function haveSameWords(one: string, other: string): boolean {
  const [words, others] = [one.split(" "), other.split(" ")];
  return (
    words.length === others.length &&
    words.every((word, at) => word === others[at] || isPlural(word, others[at] ?? ""))
  );
}

/**
 * Changes between two words: letters added, left out, exchanged, or two neighbours swapped (optimal string alignment,
 * Boytsov, Indexing methods for approximate dictionary searching, 2011, section 2.1).
 */
function changesBetween(one: string, other: string): number {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column < width; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const costs = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      ];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) costs.push((before[column - 2] ?? 0) + 1);
      next.push(Math.min(...costs));
    }
    before = last;
    last = next;
  }
  return last[width - 1] ?? 0;
}

/** Numbers must be exact: one slip makes another one of them. */
const DIGIT = /\d/u;

/**
 * Whether a typed answer says what is accepted: case, accents, punctuation, a leading article and the plural do not
 * count; one slip is forgiven from five letters on, two from nine.
 */
export function saysSame(given: string, accepted: string): boolean {
  const [own, right] = [typedKey(given), typedKey(accepted)];
  if (own === right) return true;
  if (DIGIT.test(own) || DIGIT.test(right)) return false;
  if (haveSameWords(own, right)) return true;
  const slips = right.length >= LETTERS_FOR_TWO ? 2 : right.length >= LETTERS_FOR_ONE ? 1 : 0;
  if (Math.abs(own.length - right.length) > slips) return false;
  return changesBetween(own, right) <= slips;
}
