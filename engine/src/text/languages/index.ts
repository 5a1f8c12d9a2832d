import snowball from "snowball-stemmers";
import stopwords from "stopwords-iso" with { type: "json" };
import type { Language } from "../../types/index.ts";
import { LANGUAGE_RULES } from "./rules.ts";
import type { LanguageRules } from "./types.ts";

export type { LanguageRules } from "./types.ts";

const STEMMERS = { de: "german", en: "english", fr: "french", es: "spanish", it: "italian" } as const;

/** A language with its stemmer and stop words. */
export interface LanguageData extends LanguageRules {
  /** Stem of one word (Snowball), remembered. */
  stem(word: string): string;
  isStopWord(word: string): boolean;
}

const made = new Map<Language, LanguageData>();

/** The language data with stemmer and stop words; made once for each language. */
export function languageDataOf(language: Language): LanguageData {
  const known = made.get(language);
  if (known) return known;
  const data = LANGUAGE_RULES[language];
  const stemmer = snowball.newStemmer(STEMMERS[language]);
  const stems = new Map<string, string>();
  const stop = new Set(stopwords[language]);
  const languageData: LanguageData = {
    ...data,
    stem: (word) => {
      const cached = stems.get(word);
      if (cached !== undefined) return cached;
      const stem = stemmer.stem(word.toLowerCase());
      stems.set(word, stem);
      return stem;
    },
    isStopWord: (word) => stop.has(word.toLowerCase()),
  };
  made.set(language, languageData);
  return languageData;
}
