import { partsOf, tokensOf } from "@lehrpfad/interchange/markdown";

/** Letters of the opening words by which a part without a heading is called. */
const OPENING_LENGTH = 60;

/** What the parts of a step's text are called: their headings, or their opening words. */
export function partTitles(markdown: string): string[] {
  return partsOf(tokensOf(markdown)).map((tokens) => {
    const [first] = tokens.filter(({ type }) => type !== "space");
    const text = first && "text" in first ? String(first.text).replace(/\s+/g, " ").trim() : "";
    return text.length > OPENING_LENGTH ? `${text.slice(0, OPENING_LENGTH).replace(/\s+\S*$/, "")} …` : text;
  });
}
