import type { LanguageData } from "../../../text/languages/index.ts";
import { capitalised, tokens } from "../../../text/words.ts";
import { type FieldRow, fieldKey, fieldsOf } from "../fields/index.ts";
import { isInIdiom } from "./idioms.ts";

/** A word in a text that others of its field can stand for. */
export interface Hit {
  at: number;
  written: string;
  row: FieldRow;
}

const WORD = /[\p{L}\p{N}]+/gu;
const isPartOfWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_-]/u.test(sign);

const straight = (text: string) => text.replaceAll("’", "'");

/** Where a phrase stands in a text as whole words, whatever its case and its apostrophes. */
function placesOf(text: string, phrase: string): number[] {
  const [lower, wanted] = [straight(text).toLowerCase(), straight(phrase).toLowerCase()];
  const found: number[] = [];
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + wanted.length])) found.push(at);
  }
  return found;
}

/** Whether what follows a text lies within its quotation marks or brackets: words there are named, not said. */
export function isEnclosed(before: string): boolean {
  const count = (signs: RegExp) => (before.match(signs) ?? []).length;
  const marks = count(/[«»]/g);
  return count(/[([]/g) > count(/[)\]]/g) || count(/[„“”"]/g) % 2 === 1 || marks % 2 === 1;
}

/** "Not always perfect", "no changes are allowed": with another word nobody would say it so. */
const DENIED =
  /(?<!\p{L})(?:nicht|kein\p{L}{0,2}|not|no|n['’]t|never|cannot|pas|plus|jamais|aucun\p{L}*|non|nessun\p{L}*|ningun\p{L}*|ningún|nunca|mai|jamás)\s(?:[^\s,;:.]+\s){0,3}$/iu;
/** "The ____ (breastbone)", "____ or rarely": what follows says the word in others, or its opposite. */
const EXPLAINED = /^\s?\(|^ (?:or|oder|ou|o|u|y no|e non|und nicht|and not|et non|not|sondern|pas) /u;
const ALTERNATIVE = /(?<!\p{L})(?:or|oder|ou|o|u) $/u;

/** The words of fields in a text from a place on, where the sentence begins: those that it says of its own. */
export function hitsIn(
  text: string,
  from: number,
  languageData: LanguageData,
  fields = fieldsOf(languageData.code),
): Hit[] {
  const fixed = fields.fixed.flatMap((phrase) =>
    placesOf(text, phrase).map((at) => [at, at + phrase.length] as const),
  );
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index: at }) =>
    (fields.rows.get(word.toLowerCase()) ?? []).flatMap((row): Hit[] => {
      if (at < from || isPartOfWord(text[at - 1]) || isEnclosed(text.slice(0, at)) || isInIdiom(text, at))
        return [];
      if (fixed.some(([start, end]) => start <= at && at < end)) return [];
      const [member] = row.words
        .filter((one) => fieldKey(one) === word.toLowerCase() && isWrittenAt(text, at, one, from))
        .sort((a, b) => b.length - a.length);
      if (member === undefined || row.wrongOnly.has(member)) return [];
      const [before, behind] = [text.slice(0, at), text.slice(at + member.length)];
      if (DENIED.test(before) || ALTERNATIVE.test(before) || EXPLAINED.test(behind)) return [];
      if (row.before?.test(before) === false || row.after?.test(behind) === false) return [];
      return [{ at, written: text.slice(at, at + member.length), row }];
    }),
  );
}

/** Whether a member stands at a place as a whole word; with a capital only where the sentence begins. */
function isWrittenAt(text: string, at: number, member: string, from: number): boolean {
  const written = straight(text.slice(at, at + member.length));
  if (isPartOfWord(text[at + member.length])) return false;
  return written === straight(member) || (at === from && written === capitalised(straight(member)));
}

/** Letters from which a word tells itself inside of a longer one ("Maus", "Mauszeiger"). */
const TELLING_PART = 4;

/** Letters by which words of one family are known ("annulées", "annulation"), of words that are a letter longer at least. */
const FAMILY = 5;

const isRelated = (one: string, other: string): boolean =>
  one.length > FAMILY && other.length > FAMILY && one.slice(0, FAMILY) === other.slice(0, FAMILY);

/** Whether another word of the text gives a word away: one of its forms or family, or a compound with it. */
function isToldBeside(written: string, rest: string, languageData: LanguageData): boolean {
  const words = tokens(rest).map((word) => word.toLowerCase());
  return tokens(written.toLowerCase())
    .filter((word) => word.length >= TELLING_PART)
    .some((word) => {
      const isPart = (other: string) => !languageData.isStopWord(word) && other.includes(word);
      return words.some(
        (other) =>
          isPart(other) || isRelated(other, word) || languageData.stem(other) === languageData.stem(word),
      );
    });
}

/** The other words of a field; none where the text says one of them too, or the word itself in any form once more. */
export function rivalsOf({ at, written, row }: Hit, text: string, languageData: LanguageData): string[] {
  const others = [...new Set(row.words)].filter((word) => word.toLowerCase() !== written.toLowerCase());
  const rest = `${text.slice(0, at)} ____ ${text.slice(at + written.length)}`;
  if (placesOf(rest, written).length > 0 || isToldBeside(written, rest, languageData)) return [];
  return row.forms.some((word) => placesOf(rest, word).length > 0) ? [] : others;
}

/** Words whose form tells how the next one begins. */
const TELLING =
  /(?:['’]|(?<!\p{L})(?:an?|le|la|de|du|ce|que|se|ne|je|me|te|il|lo|gli|i|un|uno|una|e|ed|y|o|u|(?:de|a|da|ne|su|que)(?:l|llo|lla|gli|i)))\s?$/iu;

/** How a word begins, as articles hear it: with a vowel, with the consonants before which Italian says "lo", or else. */
function onset(word: string): "vowel" | "lo" | "plain" {
  if (/^[aeiouhàâéèêëîïôùûœ]/iu.test(word)) return "vowel";
  return /^(?:s[^aeiouàèéìòù]|z|gn|ps|x)/iu.test(word) ? "lo" : "plain";
}

/** Whether a word can stand in the place of another behind an article: "l'", "le", "an", "a". */
export function fitsBefore(before: string, word: string, like: string): boolean {
  return !TELLING.test(before) || onset(word) === onset(like);
}
