import type { Language } from "../../types/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { DocumentWords } from "./types.ts";

const WORDS: Record<Language, DocumentWords> = { de, en, fr, es, it };

/** The words of all languages that stand for one of these, as alternatives of a regular expression, without a group. */
export function anyOf(...kinds: (keyof DocumentWords)[]): string {
  const all = Object.values(WORDS).flatMap((words) => kinds.map((kind) => words[kind]));
  return all.join("|");
}
