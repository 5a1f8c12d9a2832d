import type { Tongue } from "./language/index.ts";
import { capitalised } from "./words.ts";

const NUMBERING =
  /^(?:(?:chapter|kapitel|chapitre|capítulo|capitolo|teil|part|partie|parte|section|sezione|article|artikel|artículo|articolo|art\.?)\s*[\dIVXLA-Z]{1,5}(?:[-–\s]?(?:bis|ter|quater|quinquies|sexies|septies|octies)(?![\p{L}]))?\s*[.:–-]*\s*|§+\s*\d+\w?\s*[.:–-]*\s*|\d+(?:\.\d+)*\.?\s+|[IVX]+\.\s+)/iu;

/** Brackets around a whole heading, as amended statutes have them. */
const WRAPPED = /^\(+([^()]+)\)+\.?$/;

/** A heading without its number, its closing point and brackets around all of it. */
export function headingTitle(text: string): string {
  return text.replace(NUMBERING, "").replace(/[:.]$/, "").trim().replace(WRAPPED, "$1").trim();
}

const GENERIC =
  /^(introduction|einleitung|einführung|introducción|introduzione|summary|zusammenfassung|résumé|resumen|riassunto|conclusions?|conclusiones|conclusioni|fazit|schluss|overview|übersicht|überblick|allgemeines|definition|définition|definición|definizione|objectives?|goals?|lernziele?|ziele?|objectifs?|objetivos?|obiettivi|finalità(?: didattiche)?|examples?|beispiele?|exemples?|ejemplos?|esempi|notes?|anhang|annex|appendix|preface|vorwort|avant-propos|prefacio|prefazione|faq|glossar|glossary|glossaire|\p{L}{1,3})$/iu;

/** Whether a heading says nothing of its own, such as "Introduction" or "Examples". */
export function isGeneric(title: string): boolean {
  return GENERIC.test(title) || title.endsWith("?");
}

/** A heading as the title of a step: without its number, and not in capitals (German nouns keep theirs). */
export function stepTitle(text: string, tongue: Tongue): string {
  const title = headingTitle(text) || text.trim();
  const shouted = title === title.toUpperCase() && /\p{Lu}{4}/u.test(title);
  if (!shouted) return title;
  const lower = title.toLowerCase();
  return tongue.code === "de" ? lower.split(" ").map(capitalised).join(" ") : capitalised(lower);
}
