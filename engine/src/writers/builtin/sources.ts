import type { LanguageData } from "../../text/languages/index.ts";
import { locateQuote } from "../../text/quotes.ts";
import { splitSentences } from "../../text/sentences.ts";
import type { Source } from "../../types/index.ts";
import type { MaterialBlock } from "./material.ts";

/** Where a verbatim quote of a block stands. Throws RangeError when the block does not hold it. */
export function sourceOf(block: MaterialBlock, quote: string): Source {
  return {
    document: block.document,
    documentName: block.documentName,
    page: block.page,
    paragraph: block.paragraph,
    offset: block.offset + locateQuote(block.text, quote),
    quote,
  };
}

/** Characters of a passage that stand in its source; the passage itself is longer. */
const SOURCE_LENGTH = 240;

/** The sentences with which a passage begins, as many as a source holds; the first in any case. */
export function openingOf(text: string, languageData: LanguageData): string {
  let end = 0;
  for (const sentence of splitSentences(text, languageData)) {
    const next = text.indexOf(sentence, end) + sentence.length;
    if (end > 0 && next > SOURCE_LENGTH) break;
    end = next;
  }
  return text.slice(0, end);
}
