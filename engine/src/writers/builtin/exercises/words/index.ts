import type { Language } from "../../../../types/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { ExerciseWords } from "./types.ts";

export type { ExerciseWords } from "./types.ts";

const WORDS: Record<Language, ExerciseWords> = { de, en, fr, es, it };

/** The words by which exercises are found in texts of a language. */
export function exerciseWordsOf(language: Language): ExerciseWords {
  return WORDS[language];
}
