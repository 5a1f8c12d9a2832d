import { COURSE_LANGUAGES } from "../../vocabulary.ts";
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
  const isOne = rest.length > 0 && COURSE_LANGUAGES.some((language) => isArticle(first, language));
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
 * Whether two words differ by so many changes at most: letters added, left out, exchanged, or two neighbours swapped
 * (optimal string alignment, Boytsov, Indexing methods for approximate dictionary searching, 2011, section 2.1). Only
 * the diagonals that can still lead there are looked at (Ukkonen, Algorithms for approximate string matching, 1985).
 */
function areWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const far = most + 1;
  const width = other.length + 1;
  let before = new Uint8Array(width).fill(far);
  let last = Uint8Array.from({ length: width }, (_, column) => Math.min(far, column));
  for (let row = 1; row <= one.length; row++) {
    const next = new Uint8Array(width).fill(far);
    if (row <= most) next[0] = row;
    let least = next[0] ?? far;
    for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column++) {
      const isSame = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (last[column] ?? far) + 1,
        (next[column - 1] ?? far) + 1,
        (last[column - 1] ?? far) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? far) + 1);
      next[column] = Math.min(far, cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    before = last;
    last = next;
  }
  return (last[width - 1] ?? far) <= most;
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
  return slips > 0 && areWithin(own, right, slips);
}
