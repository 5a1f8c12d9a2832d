import { withoutMarks } from "../texts.ts";
import type { CourseLanguage } from "../vocabulary.ts";

const ARTICLES: Record<CourseLanguage, ReadonlySet<string>> = {
  en: new Set(["the", "a", "an"]),
  de: new Set("der die das den dem des ein eine einen einem einer eines".split(" ")),
  fr: new Set("le la les l un une des du".split(" ")),
  es: new Set("el la los las un una unos unas".split(" ")),
  it: new Set("il lo la i gli le l un uno una".split(" ")),
};

export function isArticle(word: string, language: CourseLanguage): boolean {
  return ARTICLES[language].has(word.toLowerCase());
}

/**
 * A short text as a key for comparison: no case, accents, punctuation, leading article of `language`; the
 * signs where there are no letters.
 */
export function comparisonKey(text: string, language?: CourseLanguage): string {
  const numbered = text
    .toLowerCase()
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/gu, "")
    .replace(/(?<=\d),(?=\d)/gu, ".");
  const words = withoutMarks(numbered)
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, " ")
    .trim()
    .split(/\s+/);
  const bare = language && words.length > 1 && isArticle(words[0] ?? "", language) ? words.slice(1) : words;
  return bare.join(" ") || text.trim();
}
