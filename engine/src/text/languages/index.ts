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

/** Letters of a word that is looked into; a longer one is no word of the language. */
const LONGEST_WORD = 100;
/** Words whose stems are remembered: more than a library has. */
const MOST_WORDS = 200_000;

/** A word without the text that it was cut from, which would be kept with it. */
const copied = (word: string): string => ` ${word}`.slice(1);

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
      if (word.length > LONGEST_WORD) return word.toLowerCase();
      if (stems.size >= MOST_WORDS) stems.clear();
      const own = copied(word);
      const stem = stemmer.stem(own.toLowerCase());
      stems.set(own, stem);
      return stem;
    },
    isStopWord: (word) => stop.has(word.toLowerCase()),
  };
  made.set(language, languageData);
  return languageData;
}
