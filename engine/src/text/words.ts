import { withoutMarks } from "@lehrpfad/contract/texts";
import type { LanguageData } from "./languages/index.ts";

/** Runs of letters and digits; apostrophes, hyphens and dots inside do not divide. */
const WORD = /[\p{L}\p{N}]+(?:['’\-‑·.][\p{L}\p{N}]+)*/gu;
const ELISION =
  /(?<=^(?:l|d|qu|n|s|j|c|m|t|un|all|dell|dall|nell|sull|quest|dov|com|lorsqu|jusqu|puisqu))['’]/i;

/** The words of a text, as they stand. */
export function tokens(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Number of words in a text, as every figure that people see counts them. */
export function countWords(text: string): number {
  return tokens(text).length;
}

/** Words with elisions taken apart ("l'eau" → "l", "eau") and English genitives removed. */
export function parts(text: string, languageData: LanguageData): string[] {
  const words = tokens(text);
  if (languageData.code === "fr" || languageData.code === "it")
    return words.flatMap((word) => word.split(ELISION));
  if (languageData.code === "en") return words.map((word) => word.replace(/['’]s$/, ""));
  return words;
}

/** Without accents, as many people type. */
export const foldAccents = withoutMarks;

/** The words of a text that carry meaning, as they stand. */
export function wordsOfMeaning(text: string, languageData: LanguageData): string[] {
  return parts(text, languageData).filter(
    (word) => word.length > 1 && /\p{L}/u.test(word) && !languageData.isStopWord(word),
  );
}

/** Their stems. */
export function stemsOf(text: string, languageData: LanguageData): string[] {
  return wordsOfMeaning(text, languageData).map((word) => languageData.stem(word));
}

/** Shared share of two lists taken as sets, 0 to 1 (Jaccard). */
export function overlap(first: readonly string[], second: readonly string[]): number {
  const a = new Set(first);
  const b = new Set(second);
  let shared = 0;
  for (const item of a) if (b.has(item)) shared++;
  return shared / (a.size + b.size - shared || 1);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const PIECE = /[\p{L}\p{N}]+/gu;

/** Words for comparison: lower case, runs of letters and digits; apostrophes and hyphens divide. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(PIECE) ?? [];
}

/** A text as a key for comparison: its words with single spaces. */
export function keyOf(text: string): string {
  return wordsOf(text).join(" ");
}
