import { Lexer } from "marked";
import { unmarked } from "../markdown.ts";

/** A piece of a step's Markdown that is not taken apart: a heading, a paragraph, a whole list or table. */
export interface TextBlock {
  type: string;
  /** Of a heading, from 1; 0 for everything else. */
  depth: number;
  /** The Markdown as it stands, without the blank lines around it. */
  raw: string;
  /** What is read of it, in one line. */
  text: string;
}

/** A line of Markdown as it is read. */
function plain(markdown: string): string {
  return unmarked(markdown)
    .replace(/[*_`#>[\]]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The blocks of a Markdown text, in their order. */
export function blocksOf(markdown: string): TextBlock[] {
  // What stands within a line is read by nobody here, and may be made to cost much.
  return new Lexer({ gfm: true })
    .blockTokens(markdown.replace(/\r\n?/g, "\n"))
    .filter(({ type }) => type !== "space")
    .map(({ type, raw, ...token }) => {
      const depth = type === "heading" && "depth" in token ? Number(token.depth) : 0;
      return { type, depth, raw: raw.replace(/^\n+|\s+$/g, ""), text: plain(raw) };
    });
}

/** The Markdown of some blocks. */
export function markdownOf(blocks: readonly TextBlock[]): string {
  return blocks.map(({ raw }) => raw).join("\n\n");
}

/** Of the levels of headings that a text has, so many upper ones begin a part; deeper ones belong to it. */
const PART_LEVELS = 2;

/**
 * The part of a text that each of its blocks belongs to, from 0: a part begins at each heading of the two upper levels
 * that the text has; what stands before the first one is a part of its own. Exercises name parts by
 * these numbers, and the page parts a text in the same way (web/src/ui/proseParts.ts).
 */
function partNumbers(blocks: readonly TextBlock[]): number[] {
  const depths = new Set(blocks.flatMap(({ depth }) => (depth > 0 ? [depth] : [])));
  const deepest =
    [...depths]
      .sort((a, b) => a - b)
      .slice(0, PART_LEVELS)
      .at(-1) ?? 0;
  let part = 0;
  return blocks.map(({ depth }, at) => {
    if (at > 0 && depth > 0 && depth <= deepest) part++;
    return part;
  });
}

/** The block that ends the part of the text which `section` names (`partNumbers`). */
export function endOfSection(blocks: readonly TextBlock[], section: number): number {
  const parts = partNumbers(blocks);
  const end = parts.lastIndexOf(section);
  return end < 0 ? blocks.length - 1 : end;
}

/** The number of the part that a block stands in; null in a text without blocks. */
export function sectionOf(blocks: readonly TextBlock[], at: number): number | null {
  const parts = partNumbers(blocks);
  return parts[Math.min(Math.max(at, 0), parts.length - 1)] ?? null;
}
