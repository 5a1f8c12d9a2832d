import { isArticle } from "@lehrpfad/contract/questions";
import type { LanguageData } from "../../text/languages/index.ts";
import { parts } from "../../text/words.ts";

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
export function sequenceOf(text: string, languageData: LanguageData): string[] {
  return parts(text, languageData)
    .filter((word) => !isArticle(word, languageData.code))
    .map((word) => languageData.stem(word));
}
