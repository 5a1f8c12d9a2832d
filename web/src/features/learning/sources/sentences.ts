import type { Marked } from "../passages.ts";

const sentencesOf = (text: string, language: string) => [
  ...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text),
];

/** A passage whose quote ends with its sentence; courses made before cut it after some words. */
export function endWithSentence({ before, quote, after }: Marked, language: string): Marked {
  const [paragraph = ""] = after.split("\n");
  const end = sentencesOf(quote + paragraph, language)
    .map(({ segment, index }) => index + segment.trimEnd().length)
    .find((at) => at >= quote.trimEnd().length);
  const more = Math.max(0, (end ?? quote.length) - quote.length);
  return { before, quote: quote + after.slice(0, more), after: after.slice(more) };
}

/** Characters of a quote in a list: about two lines. */
const LINES = 150;

const isWhole = (text: string) => /[.!?…:]["'»”“’)\]]*$/.test(text);

/** A quote for a list: its first whole sentences, as many as fit; of one that is cut off, as far as it goes. */
export function wholeSentences(quote: string, language: string): string {
  let shown = "";
  for (const { segment } of sentencesOf(quote.trimEnd(), language)) {
    const next = shown + segment;
    if (shown !== "" && (next.trimEnd().length > LINES || !isWhole(segment.trimEnd()))) break;
    shown = next;
  }
  const trimmed = shown.trimEnd();
  return isWhole(trimmed) ? trimmed : `${trimmed} …`;
}
