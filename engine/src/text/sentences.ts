import type { Block } from "../types/index.ts";
import type { LanguageData } from "./languages/index.ts";
import { unmarked } from "./markdown.ts";
import { keyOf, parts, stemsOf } from "./words.ts";

/** The end of a sentence; a run of marks is tried once, at its beginning, however long it is. */
const END =
  /(?<![.!?…])[.!?…]+(?:["'»”“’)\]]|[ \u00a0\u202f]»)*\s+(?=(?:["'„“(¿¡[]|«[ \u00a0\u202f]?)*[\p{Lu}\d])/gu;

/** Abbreviations that are used in more than one of the languages. */
const COMMON: ReadonlySet<string> = new Set("dr prof cf proz fig bzw nr rif p.e vgl abb".split(" "));

/** Whether a word, without its point, is an abbreviation after which a sentence goes on. */
export function isAbbreviation(word: string, languageData: LanguageData): boolean {
  const lower = word.toLowerCase();
  return languageData.abbreviations.has(lower) || COMMON.has(lower);
}

/** Characters within which a quotation that holds the end of a sentence is closed again. */
const LONGEST_QUOTATION = 300;
const QUOTES = [
  ["«", "»"],
  ["„", "“"],
  ["“", "”"],
] as const;

/** Finds where a mark comes next, from places that only go up: no part of the text is searched twice. */
function nextIn(text: string): (mark: string, from: number) => number {
  const known = new Map<string, number>();
  return (mark, from) => {
    const before = known.get(mark) ?? -1;
    if (before >= from) return before;
    const found = text.indexOf(mark, from);
    const place = found < 0 ? Number.POSITIVE_INFINITY : found;
    known.set(mark, place);
    return place;
  };
}

/** Whether the place `end`, behind a part of a text, stands inside a quotation that goes on behind it. */
function isQuoted(part: string, end: number, next: ReturnType<typeof nextIn>): boolean {
  return QUOTES.some(([open, close]) => {
    const opened = part.lastIndexOf(open);
    if (opened < 0 || (open === "“" && part.lastIndexOf("„") > part.lastIndexOf("”"))) return false;
    if (part.indexOf(close, opened) >= 0) return false;
    const closes = next(close, end);
    return closes < end + LONGEST_QUOTATION && closes < next(open, end);
  });
}

/** Characters before a point that tell whether it ends an abbreviation. */
const LONGEST_WORD = 60;

/** Whether a word before a point is short for another, a letter or a number that counts something. */
function isShort(word: string, languageData: LanguageData): boolean {
  const last = word.toLowerCase().split(".").pop() ?? "";
  if (isAbbreviation(last, languageData) || isAbbreviation(word, languageData)) return true;
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return true;
  return languageData.code === "de" && /^\d{1,2}$/.test(word);
}

/** Tells whether a part of a paragraph ends with an abbreviation; what is known of a word is not found out again. */
function abbreviationsIn(languageData: LanguageData): (before: string) => boolean {
  const known = new Map<string, boolean>();
  return (before) => {
    const end = before.slice(-LONGEST_WORD);
    const lastWord = end.slice(end.lastIndexOf(" ") + 1);
    const word = lastWord.match(/([\p{L}\d]+(?:\.\p{L})*)$/u)?.[1] ?? "";
    const short = known.get(word) ?? isShort(word, languageData);
    known.set(word, short);
    if (short) return true;
    return before.length < LONGEST_WORD && before.trim().length < 6 && /^(?:[IVX]+|\d{1,2})$/.test(word);
  };
}

/** The sentences of a paragraph, each a verbatim part of it. Abbreviations and dates do not end one. */
export function splitSentences(text: string, languageData: LanguageData): string[] {
  const sentences: string[] = [];
  const next = nextIn(text);
  const endsAbbreviation = abbreviationsIn(languageData);
  let start = 0;
  for (const match of text.matchAll(END)) {
    if (text[match.index] === "." && endsAbbreviation(text.slice(start, match.index))) continue;
    const end = match.index + match[0].length;
    if (isQuoted(text.slice(start, end), end, next)) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  const rest = text.slice(start).trim();
  if (rest) sentences.push(rest);
  return sentences;
}

export interface Sentence {
  /** Place among all sentences of the material. */
  index: number;
  /** Block it stands in. */
  block: number;
  text: string;
  words: string[];
  stems: string[];
  /** First of its block. */
  first: boolean;
  listItem: boolean;
  /** The heading it stands under; empty before the first. */
  heading: string;
}

/** "(1)", "4-bis.", "a)": the label of an item is no part of its first sentence. */
const LABEL =
  /^(?:\((?:\d{1,3}\p{Ll}?|\p{Ll}{1,2}|[ivx]{1,4})\)|\d{1,3}(?:-\p{Ll}+)?[.)]|\p{Ll}{1,2}\)|[•–-])\s+/u;

/** All sentences of running text; tables, code, captions and footnotes have none. */
export function sentencesOf(blocks: readonly Block[], languageData: LanguageData): Sentence[] {
  const sentences: Sentence[] = [];
  let heading = "";
  for (const [number, block] of blocks.entries()) {
    if (block.kind === "heading") heading = block.text;
    if (block.kind !== "paragraph" && block.kind !== "list" && block.kind !== "quote") continue;
    for (const [place, whole] of splitSentences(block.text, languageData).entries()) {
      const text = place === 0 ? whole.replace(LABEL, "") : whole;
      if (text === "") continue;
      sentences.push({
        index: sentences.length,
        block: number,
        text,
        words: parts(text, languageData),
        stems: stemsOf(text, languageData),
        first: place === 0,
        listItem: block.kind === "list",
        heading,
      });
    }
  }
  return sentences;
}

/** Whether a text ends as sentences do. */
export function isSentence(text: string): boolean {
  return /[.!?…]["'»”“’)\]]*$/.test(text.trim());
}

/** Those of some sentences that stand in a Markdown text, whatever their marks and the breaks of lines. */
export function standingSentences(sentences: readonly string[], markdown: string): string[] {
  const text = ` ${keyOf(unmarked(markdown))} `;
  return sentences.filter((sentence) => text.includes(` ${keyOf(unmarked(sentence))} `));
}
