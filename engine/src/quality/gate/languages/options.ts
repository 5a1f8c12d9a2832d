/** How options are named in one language, as alternatives of a regular expression in small letters. */
interface OptionWords {
  option: string;
  /** An adjective of it: "réponse correcte". */
  described?: string;
  only: string;
  both: string;
  and: string;
  is: string;
  the: string;
  judged: string;
  places: string;
  /** "first option" or "option first": how a place and the word for an option follow each other. */
  placed: string;
  /** All or none of them together. */
  together: string;
}

/** Alternatives that may begin with a capital. */
const capitalised = (words: string): string =>
  words.replace(
    /(^|\|)(\p{Ll})/gu,
    (_, bar: string, letter: string) => `${bar}[${letter.toUpperCase()}${letter}]`,
  );

/**
 * Patterns of texts that name options by letter, by place or all together. A small letter may be a word ("answers a"):
 * it counts with a bracket alone.
 */
export function optionPatterns(words: OptionWords): readonly RegExp[] {
  const { option, only, both, and, is, the, judged, places, placed, together } = words;
  const described = words.described === undefined ? "" : `(?:\\s+(?:${words.described}))?`;
  return [
    new RegExp(`(?<!\\p{L})(?:${capitalised(option)})\\s+(?:[A-D1-4](?!\\p{L})|[a-d]\\))`, "u"),
    new RegExp(`(?<!\\p{L})(?:${capitalised(both)})\\s+[A-D]\\s+(?:${and})\\s+[A-D](?!\\p{L})`, "u"),
    new RegExp(`^(?:${capitalised(only)})?\\s*[A-Da-d]\\s+(?:${and})\\s+[A-Da-d]\\.?$`, "u"),
    new RegExp(
      `(?:^|[.;:!?]\\s+)(?:(?:${the})\\s+)?[A-D]\\s+(?:${is})\\s+(?:(?:${the})\\s+)?(?:${judged})`,
      "iu",
    ),
    new RegExp(
      `(?<!\\p{L})(?:${option})${described}\\s+(?:${is})\\s+(?:(?:${the})\\s*)?(?:${places})(?:\\s+one)?(?=\\s*(?:[.,;:!)]|$))`,
      "iu",
    ),
    new RegExp(`(?<!\\p{L})(?:(?:(?:${the})\\s)?${placed}|${together})(?!\\p{L})`, "iu"),
  ];
}
