import type { Language } from "../../../types/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { QuestionPatterns } from "./types.ts";

const PATTERNS: Record<Language, QuestionPatterns> = { de, en, fr, es, it };

/** The patterns by which questions in a language are judged. */
export function patternsOf(language: Language): QuestionPatterns {
  return PATTERNS[language];
}
