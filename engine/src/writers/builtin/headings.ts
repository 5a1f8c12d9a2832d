import type { LanguageData } from "../../text/languages/index.ts";
import { capitalised, tokens } from "../../text/words.ts";
import type { MaterialBlock } from "./material.ts";

const NUMBERED =
  "chapter|kapitel|chapitre|capítulo|capitolo|teil|part|partie|parte|section|sezione|sección|abschnitt|article|artikel|artículo|articolo|art\\.?";
const SUFFIX = "bis|ter|quater|quinquies|sexies|septies|octies|novies|decies";

/** "Chapter IV:", "Art. 3-bis", "§ 12", "3.2", "IV." A word alone ("Partituras", "El Niño") is no number. */
const NUMBERING = new RegExp(
  `^(?:(?:${NUMBERED})\\s+(?:\\d+(?:\\.\\d+)*\\p{L}?|[IVXLC]+|[A-Z])(?:[-–\\s]?(?:${SUFFIX}))?(?![\\p{L}\\d])\\s*[.:–—-]*\\s*|§+\\s*\\d+\\w?\\s*[.:–-]*\\s*|\\d{1,2}(?:\\.\\d+)*[.)]?\\s+|[A-Z]\\.\\d+(?:\\.\\d+)*\\.?\\s+|[IVX]+[.)]\\s+)`,
  "iu",
);

/** "Erstes Kapitel:", "Capítulo primero:" in front of what the chapter is called. */
const ORDINAL =
  /^(?:\p{L}+ (?:kapitel|teil|abschnitt|partie|parte|chapter|part)|(?:capítulo|capitolo|chapitre|parte|chapter|part) \p{L}+|(?:lecture|capo|titolo|titel|titre|título)\s+(?:\d+|[IVXLC]+)(?:-\p{L}+)?)\s*[:.]\s+(?=\p{L})/iu;

/** A heading without the chapter's number in words, for titles; in the text it stays whole. */
export function withoutOrdinal(heading: string): string {
  return heading.replace(ORDINAL, "");
}

/** Brackets around a whole heading, as amended statutes have them. */
const WRAPPED = /^\(+([^()]+)\)+\.?$/;

/** Cells of a table that a PDF gives in front of a heading: "0.08099 6 Species pool". */
const CELLS = /^(?:\d+(?:[.,]\d+)*\s+)+(?=\d+(?:\.\d+)*\s+\p{L})/u;

/** A heading without its closing point and brackets around all of it. */
function bareHeading(text: string): string {
  return text.replace(CELLS, "").replace(/[:.]$/, "").trim().replace(WRAPPED, "$1").trim();
}

/** The number that a heading begins with, as it is written ("§ 12", "3.2"); null where it has none. */
export function headingNumber(text: string): string | null {
  const number = NUMBERING.exec(bareHeading(text))?.[0].replace(/[\s.:–—-]+$/, "") ?? "";
  return /\d|[IVXLC]$/u.test(number) ? number : null;
}

/** Whether a heading is that of an article of a law: "§ 9 Speed", "Art. 5-bis". */
export function isArticle(text: string): boolean {
  return /^(?:§+\s*\d|(?:art\.?|article|artikel|artículo|articolo)\s+\d)/iu.test(bareHeading(text));
}

/** The same without its number, to compare and to ask with. */
export function headingTitle(text: string): string {
  return bareHeading(text.replace(CELLS, "").replace(NUMBERING, ""));
}

/** How often a heading stands in a course from which it names a kind of section ("Procedure", "Observation") and not what it is about. */
export const RECURRING_FROM = 3;

const GENERIC =
  /^(introduction|einleitung|einführung|introducción|introduzione|summary|zusammenfassung|résumé|resumen|riassunto|abstract|conclusions?|conclusiones|conclusioni|fazit|schluss|overview|übersicht|überblick|allgemeines|definition|définition|definición|definizione|objectives?|goals?|lernziele?|ziele?|objectifs?|objetivos?|obiettivi(?: formativi)?|letture integrative|conoscenz[ae](?: e competenze)?|sapere|elementi chiave|finalità(?: \p{L}+)?|risultati di apprendimento|fondamenti|componenti chiave|domande, .*|examples?|beispiele?|exemples?|ejemplos?|esempi|notes?|anhang|annex|appendix|preface|vorwort|avant-propos|prefacio|prefazione|faq|glossar|glossary|glossaire|(?:key )?terms|review questions|critical thinking questions|chapter review|procédure|procedure|prozedur|procedimiento|procedimento|observations?|beobachtung(?:en)?|observación(?:es)?|observaciones|osservazion[ei]|discussion|sugerencias?|tips?|tipps?|hinweise?|ressources|resources|recursos|risorse|en pratique|in practice|in der praxis|en la práctica|in pratica|not[ae]s?|remarques?|anmerkung(?:en)?|attention|achtung|vorsicht|warning|caution|advertencia|precaución|atención|attenzione|avvertenza|astuces?|consejos?|suggeriment[oi]|pour aller plus loin|going further|per approfondire|para saber más|à retenir|exercices?|exercises?|übung(?:en)?|ejercicios?|esercizi|actividades|\p{L}{1,3})$/iu;

/** Whether a heading says nothing of its own, such as "Introduction" or "Examples". */
export function isGeneric(title: string): boolean {
  return GENERIC.test(title) || title.endsWith("?");
}

/** How words are written inside sentences, by their lower-case form. */
export type Spellings = ReadonlyMap<string, string>;

/** The usual spelling of each word inside the sentences of running text: what capitals in headings hide. */
export function spellingsOf(blocks: readonly MaterialBlock[]): Spellings {
  const counts = new Map<string, Map<string, number>>();
  for (const { kind, text } of blocks) {
    if (kind !== "paragraph" && kind !== "list") continue;
    for (const [, word = ""] of text.matchAll(/(?<=[\p{Ll}\d,;)] )([\p{L}][\p{L}'’-]*)/gu)) {
      if (/^\p{Lu}{4,}$/u.test(word)) continue;
      const forms = counts.get(word.toLowerCase()) ?? new Map<string, number>();
      counts.set(word.toLowerCase(), forms.set(word, (forms.get(word) ?? 0) + 1));
    }
  }
  return new Map(
    [...counts].map(([lower, forms]) => [lower, [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? lower]),
  );
}

const ROMAN = /^(?=[IVX])X{0,3}(?:IX|IV|V?I{0,3})$/;

function quiet(word: string, languageData: LanguageData, spellings: Spellings): string {
  if (ROMAN.test(word) && (word.length > 1 || languageData.code !== "it")) return word;
  const lower = word.toLowerCase();
  return (
    spellings.get(lower) ??
    (languageData.code === "de" && !languageData.isStopWord(lower) ? capitalised(lower) : lower)
  );
}

/** "CULTURE – Git": the label of a box is in capitals, what it is about is not. */
const BOXED = /^(\p{Lu}[\p{Lu}\d.’'-]*(?:\s\p{Lu}[\p{Lu}\d.’'-]*)*) – (.*\p{Ll}.*|\S+)$/u;

/**
 * A heading as the title of a step: with its number, which the text refers to; its first letter a capital, and not in capitals:
 * words are then written as inside sentences, unknown ones small (in German with a capital).
 */
export function stepTitle(
  text: string,
  languageData: LanguageData,
  spellings: Spellings = new Map(),
): string {
  const bare = (bareHeading(text) || text.trim())
    .replace(/\s*\({2,}|\){2,}/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ,/g, ",");
  const title =
    bare
      .replace(/^[\s–—-]+/, "")
      .replace(/[\s,;:.–—-]+$/, "")
      .trim() || bare.trim();
  const [, label, rest] = BOXED.exec(title) ?? [];
  if (label !== undefined && rest !== undefined) {
    const calm = (word: string) => (label.includes(".") ? word : quiet(word, languageData, spellings));
    return `${capitalised(label.replace(/\p{L}+/gu, calm))} – ${rest}`;
  }
  const letters = tokens(title).join("");
  const shouted = title === title.toUpperCase() && /\p{Lu}{4}/u.test(letters);
  if (!shouted) return capitalised(title);
  return capitalised(title.replace(/[\p{L}]+/gu, (word) => quiet(word, languageData, spellings)));
}
