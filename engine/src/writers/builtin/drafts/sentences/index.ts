import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { SentenceTable } from "./types.ts";

/** What each language asks by the verbs of its sentences. */
export const SENTENCES: SentenceTable = { de, en, fr, es, it };
