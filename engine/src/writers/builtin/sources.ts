import { locateQuote } from "../../text/quotes.ts";
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

/** The beginning of a passage, cut at a word. */
export function openingOf(text: string): string {
  return text.length <= SOURCE_LENGTH ? text : text.slice(0, SOURCE_LENGTH).replace(/\s+\S*$/, "");
}
