import { boundQuote, Nesting } from "@lehrpfad/contract/markdown";
import { numberParts } from "@lehrpfad/contract/texts";
import { Lexer, Tokenizer } from "marked";
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

/** Reads what was made to cost much in a time that grows with its length. */
class Bounded extends Tokenizer {
  readonly #nesting = new Nesting();

  override blockquote(src: string) {
    return this.#nesting.within(() => super.blockquote(boundQuote(src)));
  }
  override list(src: string) {
    return this.#nesting.within(() => super.list(src));
  }
}

/** The blocks of a Markdown text, in their order. */
export function blocksOf(markdown: string): TextBlock[] {
  // What stands within a line is read by nobody here, and may be made to cost much.
  return new Lexer({ gfm: true, tokenizer: new Bounded() })
    .blockTokens(markdown.replace(/\r\n?/g, "\n"))
    .filter(({ type }) => type !== "space")
    .map(({ type, raw, ...token }) => {
      const depth = type === "heading" && "depth" in token ? Number(token.depth) : 0;
      return { type, depth, raw: raw.replace(/^\n+/, "").trimEnd(), text: plain(raw) };
    });
}

/** The Markdown of some blocks. */
export function markdownOf(blocks: readonly TextBlock[]): string {
  return blocks.map(({ raw }) => raw).join("\n\n");
}

const partsOf = (blocks: readonly TextBlock[]): number[] => numberParts(blocks.map(({ depth }) => depth));

/** The block that ends the part of the text which `section` names (`numberParts`). */
export function endOfSection(blocks: readonly TextBlock[], section: number): number {
  const parts = partsOf(blocks);
  const end = parts.lastIndexOf(section);
  return end < 0 ? blocks.length - 1 : end;
}

/** The number of the part that a block stands in; null in a text without blocks. */
export function sectionOf(blocks: readonly TextBlock[], at: number): number | null {
  const parts = partsOf(blocks);
  return parts[Math.min(Math.max(at, 0), parts.length - 1)] ?? null;
}
