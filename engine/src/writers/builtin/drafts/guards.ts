import type { Sentence } from "../../../text/sentences.ts";
import { countWords } from "../../../text/words.ts";
import type { Analysis } from "../analysis.ts";
import { isQuotable, type QuotableOptions, withoutConnective } from "../quotable.ts";
import { firstWords } from "./outline.ts";
import { draftWordsOf } from "./words/index.ts";

/** A statement as a prompt quotes it: without a leading "But", in one line. */
export function statementOf({ text }: Sentence, { languageData }: Analysis): string {
  return withoutConnective(text, languageData);
}

/** Whether a text begins with a pronoun, or speaks of something the text around it names. */
export function pointsBack(text: string, analysis: Analysis, words = 5): boolean {
  return draftWordsOf(analysis.languageData.code).pronoun.test(firstWords(text, words));
}

/** Whether a text leans on the one before it by its first words: "also", "similar", "therefore". */
export function leansBack(text: string, analysis: Analysis, words = 9): boolean {
  return draftWordsOf(analysis.languageData.code).leaning.test(firstWords(text, words));
}

/** Whether a sentence can be quoted alone, however long and whoever speaks in it, from strict to lenient. */
export function standsAlone(text: string, analysis: Analysis, options: QuotableOptions): boolean {
  return isQuotable(text, analysis.languageData, analysis.usage, { personal: true, ...options });
}

/** Signs that no sentence of a prompt may hold: brackets, colons, quotations. */
const SIGNS = /[:;()[\]“”„«»"]|—|--|\d\)/u;

/** Whether a sentence is plain: it ends in a full stop, quotes nothing and gives no example. */
export function isPlain(text: string, analysis: Analysis): boolean {
  return (
    /\.$/.test(text) &&
    !SIGNS.test(text.slice(0, -1)) &&
    !draftWordsOf(analysis.languageData.code).example.test(text)
  );
}

/** Whether a text has words within limits. */
export function hasLength(text: string, least: number, most: number): boolean {
  const words = countWords(text);
  return words >= least && words <= most;
}

/** First letter small, as behind a comma; abbreviations and names with a capital inside stay as they are. */
export const small = (text: string): string =>
  /^\p{L}[\p{L}\d]*\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Without the point or comma at its end. */
export const unended = (text: string): string => text.replace(/\s*[.;,:]+$/, "").trim();
