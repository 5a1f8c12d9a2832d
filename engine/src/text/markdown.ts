import { readable } from "./addresses.ts";

const FENCED = /^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm;

/** The fenced code of a Markdown text, and all the rest. */
function fenced(markdown: string): { code: string[]; rest: string } {
  return { code: markdown.match(FENCED) ?? [], rest: markdown.replace(FENCED, "\n") };
}

/** Markdown without pictures, addresses of links and backslashes; other marks are no words, code stays as it is. */
export function unmarked(markdown: string): string {
  const { code, rest } = fenced(markdown);
  const text = readable(rest).replace(/\\(?=[\p{P}\p{S}])/gu, "");
  return [text, ...code].join("\n");
}

/** A text without the signs of Markdown that set words apart. */
export function withoutEmphasis(text: string): string {
  return text
    .replace(/\*\*|`/g, "")
    .replace(/(^|[\s(„“"«])[*_](\S(?:[^*_\n]{0,400}\S)?)[*_](?=$|[\s.,;:!?)“”"»])/gu, "$1$2");
}

/** The running text of a Markdown document: no code, no tables, no headings, without list marks. */
export function proseOf(markdown: string): string[] {
  return unmarked(fenced(markdown).rest)
    .split(/\n+/)
    .filter((line) => !/^\s*(?:#{1,6}\s|\||[-*_]{3,}\s*$)/.test(line))
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+>]\s+|\d+[.)]\s+)+/, "")
        .replace(/[*_`]/g, "")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** The lines of a text that hold words. */
export function linesOf(text: string): string[] {
  return text.split(/\n+/).filter((line) => /[\p{L}\p{N}]/u.test(line));
}
