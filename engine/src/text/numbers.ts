import type { LanguageData } from "./languages/index.ts";
import { unmarked } from "./markdown.ts";
import { splitSentences } from "./sentences.ts";

/** Numbers of a text without thousands separators, with a decimal point. */
export function numbersOf(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f’' ]\d{3}(?!\d))*(?:[.,]\d+)?/gu) ?? []).map((number) =>
    number.replace(/[.,\u00a0\u202f’' ](?=\d{3}(?!\d))/gu, "").replace(",", "."),
  );
}

/** Numbers up to this count things in a text ("three reasons"), as any text may, or stand in words elsewhere. */
const COUNTING = 20;

function isCounting(number: string): boolean {
  const value = Number(number);
  return Number.isInteger(value) && value >= 0 && value <= COUNTING;
}

function sentencesOf(text: string, languageData: LanguageData): string[] {
  return unmarked(text)
    .split("\n")
    .flatMap((line) => splitSentences(line.replace(/^\s*(?:[-*+>]\s+|\d+[.)]\s+|#+\s+)+/, ""), languageData));
}

/**
 * The sentences of a Markdown text that state numbers which are not known, each with these numbers. Whole numbers up to
 * 12 are taken for counting.
 *
 * @param known numbers as `numbersOf` gives them
 */
export function unknownNumbers(
  text: string,
  known: ReadonlySet<string>,
  languageData: LanguageData,
): { sentence: string; numbers: string[] }[] {
  return sentencesOf(text, languageData)
    .map((sentence) => ({
      sentence,
      numbers: numbersOf(sentence).filter((number) => !known.has(number) && !isCounting(number)),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}
