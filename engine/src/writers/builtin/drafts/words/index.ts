import type { Language } from "../../../../types/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { DraftWords } from "./types.ts";

export type { DraftWords } from "./types.ts";

const WORDS: Record<Language, DraftWords> = { de, en, fr, es, it };

/** The words by which drafts are found in texts of a language. */
export function draftWordsOf(language: Language): DraftWords {
  return WORDS[language];
}
