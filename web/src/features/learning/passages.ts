import type { Source } from "@lehrpfad/contract";

const NEAR_PARAGRAPHS = 2;

/**
 * The place in a step's list of sources whose surroundings hold `source`: the same quote, else the nearest
 * paragraph of the same document; null where none is near.
 */
export function placeOf(source: Source, sources: readonly Source[]): number | null {
  const distances = sources.map((other, index) => {
    const same = other.documentId === source.documentId;
    const exact = same && other.quote === source.quote && other.paragraph === source.paragraph;
    return { index, distance: exact ? -1 : same ? Math.abs(other.paragraph - source.paragraph) : Infinity };
  });
  const nearest = distances.sort((a, b) => a.distance - b.distance)[0];
  return nearest && nearest.distance <= NEAR_PARAGRAPHS ? nearest.index : null;
}

export interface Marked {
  before: string;
  quote: string;
  after: string;
}

/** The passage with `quote` marked instead of its own; the quote alone where the passage does not hold it. */
export function markQuote(passage: Marked, quote: string): Marked {
  if (passage.quote === quote) return passage;
  const whole = passage.before + passage.quote + passage.after;
  const at = whole.indexOf(quote);
  if (at < 0) return { before: "", quote, after: "" };
  return { before: whole.slice(0, at), quote, after: whole.slice(at + quote.length) };
}

const TABLE_RULE = /^\s*\|?[\s|:-]*-{3,}[\s|:-]*$/;
const INLINE_RULE = /\|(\s*:?-{3,}:?\s*\|)+/g;

/** A document's text for reading: rows of tables without their Markdown. */
export function readable(text: string): string {
  if (!text.includes("|")) return text;
  return text
    .split("\n")
    .filter((line) => !TABLE_RULE.test(line))
    .map((line) =>
      line.includes("|")
        ? line
            .replace(INLINE_RULE, "|")
            .split("|")
            .map((cell) => cell.trim())
            .filter((cell) => cell !== "")
            .join(" · ")
        : line,
    )
    .join("\n");
}
