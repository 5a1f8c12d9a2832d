import type { Tongue } from "../../text/languages/index.ts";
import { parts, stemsOf } from "../../text/words.ts";
import type { Language, Question, Source } from "../../types/index.ts";

/** What of a question the gate looks at. */
export type Asked = Pick<Question, "type" | "text" | "options"> & {
  source: Pick<Source, "document" | "offset" | "quote"> | null;
};

const QUOTED = /«[^»]*»|„[^“”"]*[“”"]|“[^”]*”|»[^«]*«|"[^"]*"/gu;

/** A quote up to the end of the question, with quotes inside it. */
const ENDS_QUOTED = /[«„“].{40,}[»“”]\s*[?.]?$/su;

/** A question's own words, without what it quotes. */
export function ownWords(text: string): string {
  return text.replace(ENDS_QUOTED, " ").replace(QUOTED, " ");
}

/** Whether a question quotes something long enough to lean on. */
export function quotesPassage(text: string): boolean {
  return (
    ENDS_QUOTED.test(text) ||
    (text.match(QUOTED) ?? []).some((quote) => quote.trim().split(/\s+/).length >= 4)
  );
}

const ARTICLES: Record<Language, ReadonlySet<string>> = {
  en: new Set(["the", "a", "an"]),
  de: new Set("der die das den dem des ein eine einen einem einer eines".split(" ")),
  fr: new Set("le la les l un une des du".split(" ")),
  es: new Set("el la los las un una unos unas".split(" ")),
  it: new Set("il lo la i gli le l un uno una".split(" ")),
};

export function isArticle(word: string, language: Language): boolean {
  return ARTICLES[language].has(word.toLowerCase());
}

/** An option as a key for comparison: no case, accents, punctuation, leading article; the signs where there are no letters. */
export function optionKey(text: string, language?: Language): string {
  const words = text
    .toLowerCase()
    .replace(/(?<=\d)[.,\u00a0\u202f ](?=\d{3}(?!\d))/gu, "")
    .replace(/(?<=\d),(?=\d)/gu, ".")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}.]+/gu, " ")
    .trim()
    .split(/\s+/);
  const bare = language && words.length > 1 && isArticle(words[0] ?? "", language) ? words.slice(1) : words;
  return bare.join(" ") || text.trim();
}

/** Stems in their order, without articles: what two sentences must share to say the same. */
export function sequenceOf(text: string, tongue: Tongue): string[] {
  return parts(text, tongue)
    .filter((word) => !isArticle(word, tongue.code))
    .map((word) => tongue.stem(word));
}

/** Numbers of a text without thousands separators, with a decimal point. */
export function numbersOf(text: string): string[] {
  return (text.match(/\d+(?:[.,\u00a0\u202f’' ]\d{3}(?!\d))*(?:[.,]\d+)?/gu) ?? []).map((number) =>
    number.replace(/[.,\u00a0\u202f’' ](?=\d{3}(?!\d))/gu, "").replace(",", "."),
  );
}

export function contentOf(text: string, tongue: Tongue): string[] {
  return stemsOf(text, tongue);
}

const STATEMENT_TEXT: Record<Language, RegExp> = {
  en: /\bwhich (of these |of the following )?statements?\b/i,
  de: /welche (der |dieser )?(folgenden )?(aussagen?|sätze)/i,
  fr: /(quelles?|laquelle|lesquelles) (de ces |des )?(affirmations?|phrases?)/i,
  es: /(qué|cuál(es)?)( de estas)? (afirmaci[oó]n(es)?|frases?)/i,
  it: /(quali?)( di queste)? (affermazion[ei]|frasi?)/i,
};

/** Whether the options are statements of which the true ones are to be found. */
export function asksForTruth({ type, text }: Asked, language: Language): boolean {
  return type === "STATE" || STATEMENT_TEXT[language].test(ownWords(text));
}

export function rightsOf({ options }: Asked): string[] {
  return options.filter(({ correct }) => correct).map(({ text }) => text);
}

export function wrongsOf({ options }: Asked): string[] {
  return options.filter(({ correct }) => !correct).map(({ text }) => text);
}
