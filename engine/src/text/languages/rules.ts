import type { Language } from "../../types/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { LanguageRules } from "./types.ts";

/** What is known of each language without its libraries: little enough for a process that reads a document. */
export const LANGUAGE_RULES: Record<Language, LanguageRules> = { de, en, fr, es, it };
