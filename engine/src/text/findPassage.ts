import type { Language } from "../types/index.ts";
import { plainText } from "./plainText.ts";
import { type FoundQuote, findQuote } from "./quotes.ts";
import { titledText } from "./steps.ts";

/** A passage that is looked for, and the texts that it may stand in. */
export interface PassageTask {
  quote: string;
  /** What of documents a step was made of. */
  documents: string[];
  step: Parameters<typeof titledText>[0] & { summary: string };
  language: Language;
}

/** A passage where it was found. */
export interface FoundPassage extends FoundQuote {
  /** Of the documents, by their places (from 0); null: in the step itself. */
  document: number | null;
  /** Of the step, from 1. */
  paragraph: number;
}

/** An image of Markdown, of which its description and its caption are read. */
const IMAGE = /!\[([^\]\n]{0,2000})\]\([^()\s]{1,2000}(?: "([^"\n]{0,2000})")?\)/g;

/** What is said of the figures of a text, each a paragraph. */
const captionsIn = (markdown: string): string =>
  [...markdown.matchAll(IMAGE)].map(([, alt = "", caption = ""]) => `${alt}\n\n${caption}`).join("\n\n");

/** Where a passage stands word for word: in the documents of a step, else in the step as it is read; null: nowhere. */
export function findPassage({ quote, documents, step, language }: PassageTask): FoundPassage | null {
  for (const [document, text] of documents.entries()) {
    const found = findQuote(quote, text);
    if (found) return { ...found, document, paragraph: 0 };
  }
  const read = [titledText(step, language), step.summary, captionsIn(step.content)].map(plainText);
  const text = read.join("\n\n");
  const found = findQuote(quote, text);
  if (!found) return null;
  const paragraph = text.slice(0, found.index).split(/\n{2,}/).length;
  return { ...found, document: null, paragraph };
}
