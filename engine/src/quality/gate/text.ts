import { isArticle, type WrittenBody, type WrittenChoice } from "@lehrpfad/contract/questions";
import type { Tongue } from "../../text/languages/index.ts";
import { parts, stemsOf } from "../../text/words.ts";
import type { Language, Question, QuestionTrait, Source } from "../../types/index.ts";

/** What of a question the gate looks at, whatever its kind. */
export type Asked = WrittenBody &
  Pick<Question, "text" | "origin" | "form"> & {
    source: Pick<Source, "document" | "offset" | "quote"> | null;
  };

/** A question with options, with what its writer knows of its form. */
export type AskedChoice = Extract<Asked, { kind: "choice" }> & { traits: ReadonlySet<QuestionTrait> };

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
export function asksForTruth({ traits, text }: AskedChoice, language: Language): boolean {
  return traits.has("statements") || STATEMENT_TEXT[language].test(ownWords(text));
}

export function rightsOf({ options }: WrittenChoice): string[] {
  return options.filter(({ correct }) => correct).map(({ text }) => text);
}

export function wrongsOf({ options }: WrittenChoice): string[] {
  return options.filter(({ correct }) => !correct).map(({ text }) => text);
}
