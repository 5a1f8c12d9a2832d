import { documentText } from "../documents/index.ts";
import type { CourseStep, ReadDocument, Source } from "../types/index.ts";

/** Where a verbatim quote begins in a text. Throws RangeError when it does not stand there. */
export function locateQuote(text: string, quote: string): number {
  const at = text.indexOf(quote);
  if (at < 0) throw new RangeError("The quote does not stand in its passage");
  return at;
}

/** Whether each quote of a course stands word for word at its place in its document. */
export function createQuoteCheck(documents: readonly ReadDocument[]): (source: Source) => boolean {
  const texts = new Map(documents.map((document) => [document.id, documentText(document)]));
  return ({ document, offset, quote }) => texts.get(document)?.startsWith(quote, offset) ?? false;
}

/** All quotes of a step, of its passages and of its question. */
export function quotesOf(step: CourseStep): Source[] {
  return [...step.sources, ...(step.question?.source ? [step.question.source] : [])];
}
