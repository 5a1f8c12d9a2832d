import snowball from "snowball-stemmers";
import stopwords from "stopwords-iso" with { type: "json" };
import type { Language } from "../../types/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { rivalsOf } from "./rivals.ts";
import type { LanguageData } from "./types.ts";

export type { LanguageData } from "./types.ts";

const DATA: Record<Language, LanguageData> = { de, en, fr, es, it };
const STEMMERS = { de: "german", en: "english", fr: "french", es: "spanish", it: "italian" } as const;

/** A language with its stemmer and stop words. */
export interface Tongue extends LanguageData {
  /** Stem of one word (Snowball), remembered. */
  stem(word: string): string;
  isStopWord(word: string): boolean;
}

const tongues = new Map<Language, Tongue>();

/** The language data with stemmer and stop words; made once for each language. */
export function tongueOf(language: Language): Tongue {
  const known = tongues.get(language);
  if (known) return known;
  const data = DATA[language];
  const stemmer = snowball.newStemmer(STEMMERS[language]);
  const stems = new Map<string, string>();
  const stop = new Set(stopwords[language]);
  const tongue: Tongue = {
    ...data,
    antonyms: [...data.antonyms, ...rivalsOf(language, data.antonyms)],
    stem: (word) => {
      const cached = stems.get(word);
      if (cached !== undefined) return cached;
      const stem = stemmer.stem(word.toLowerCase());
      stems.set(word, stem);
      return stem;
    },
    isStopWord: (word) => stop.has(word.toLowerCase()),
  };
  tongues.set(language, tongue);
  return tongue;
}
