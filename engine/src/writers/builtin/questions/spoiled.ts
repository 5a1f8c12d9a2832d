import { tokens } from "../../../text/words.ts";
import type { Language } from "../../../types/index.ts";

/** "Heart failure (CHF)": words right in front of their abbreviation are a term, whose words mean nothing alone. */
const ABBREVIATED = /^(?:[\s-]\p{L}[\p{L}-]*){0,3}\s\(\p{Lu}[\p{L}\d]*\p{Lu}[\p{L}\d]*\)/u;
/** What follows says what for: whether it is a word or its opposite, it is no fact of the text. */
const PURPOSE: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:in order to|so as to|so that|(?:help|helps|helped|used|needed|required|designed|intended|meant) to)\s[^,;]*$/iu,
  de: /(?:^|[,;]\s|\s)(?:um|damit)\s[^,;]*$/iu,
  fr: /(?<!\p{L})(?:afin (?:de|que|d['’])|pour(?: que)?)\s?[^,;]*$/iu,
  es: /(?<!\p{L})(?:a fin de|con el fin de|para(?: que)?)\s[^,;]*$/iu,
  it: /(?<!\p{L})(?:al fine di|allo scopo di|affinché|per)\s[^,;]*$/iu,
};
/** "Noch größer", "far lower": the degree fits one of the two words only. */
const DEGREE =
  /(?<!\p{L})(?:(?:nahezu|fast|beinahe|nearly|almost|presque|casi|quasi)(?: die| der| das| the| la| le)?|zu|too|trop|troppo|troppi|demasiad[oa]s?|noch|weit|weitaus|viel|deutlich|immer|even|far|much|still|ever|encore|bien|beaucoup|toujours|aún|todavía|mucho|cada vez|ancora|molto|sempre|assai) $/iu;
/** English nouns that are the end of a compound where another noun stands in front of them. */
const COMPOUNDED =
  /^(?:success|failure|input|output|birth|death|import|export|summer|winter|morning|evening)$/u;
const BEFORE_NOUN =
  /(?<!\p{L})(?:the|an?|of|in|for|from|with|by|or|and|its|their|his|her|this|that|any|every|each|no|some|early|late) $/iu;

/** Whether a word, exchanged for its opposite at this place, would spoil the sentence or say nothing. */
export function isSpoiled(before: string, word: string, after: string, language: Language): boolean {
  if (ABBREVIATED.test(after) || DEGREE.test(before) || PURPOSE[language].test(before)) return true;
  if (language !== "en" || !COMPOUNDED.test(word)) return false;
  return !BEFORE_NOUN.test(before) || /^ (?:to|about|on|\p{Ll}+ing)(?!\p{L})/u.test(after);
}

/** Opposites that have another form beside a feminine word, where the word that they stand for has one for both. */
const FEMININE: Readonly<Record<string, string>> = {
  facultatif: "facultative",
  facultatifs: "facultatives",
  inoffensif: "inoffensive",
  "más pequeño": "más pequeña",
  "más pequeños": "más pequeñas",
};
const EPICENE = /^(?:obligatoires?|más grandes?)$/u;
const ARTICLES: Partial<Record<Language, { feminine: RegExp; masculine: RegExp }>> = {
  fr: { feminine: /^(?:la|une|cette|sa|ma|ta)$/iu, masculine: /^(?:le|un|ce|cet|du|au)$/iu },
  es: {
    feminine: /^(?:la|las|una|unas|esta|estas|cada una)$/iu,
    masculine: /^(?:el|los|un|unos|este|estos|del|al)$/iu,
  },
};

/**
 * The opposite in the form that its place asks for ("Sa tenue est facultative"); null where the gender of
 * the word that it belongs to cannot be told from the articles before it.
 */
export function inflected(before: string, word: string, opposite: string, language: Language): string | null {
  const feminine = FEMININE[opposite];
  const articles = ARTICLES[language];
  if (feminine === undefined || articles === undefined || !EPICENE.test(word)) return opposite;
  const words = tokens(before);
  const has = (pattern: RegExp) => words.some((one) => pattern.test(one));
  if (has(articles.feminine) === has(articles.masculine)) return null;
  return has(articles.feminine) ? feminine : opposite;
}

/** Where a relative clause begins that goes on to the end: to deny it denies nothing that the sentence says. */
const RELATIVE =
  /(?<!\p{L})(?:whatever|which|who|whose|that|qui|dont|où|que|quien\p{L}*|che|cui|(?<=, )(?:der|die|das|dem|den|deren|dessen))\s[^,]*$/iu;

/** Whether a negation put in at the end of this text would stand in a relative clause. */
export function isInRelative(before: string): boolean {
  return RELATIVE.test(before);
}
