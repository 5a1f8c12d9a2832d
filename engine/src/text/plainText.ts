import { unmarked, withoutEmphasis } from "./markdown.ts";

/** A link of Markdown, of which its words are read. */
const LINK = /(?<!!)\[([^\][\n]{1,200})\]\([^()\s]{1,2000}(?: "[^"\n]{0,200}")?\)/g;

/** Whether a line begins or ends code, or stands below the head of a table. */
const isFrame = (line: string): boolean =>
  /^(?:```|~~~)/.test(line) || (/^[|:\s-]+$/.test(line) && line.includes("---") && line.includes("|"));

/** The text of a step as it is quoted from, in a chat or by people: no pictures, addresses, emphasis or signs of headings. */
export function plainText(markdown: string): string {
  return unmarked(markdown.replace(LINK, "$1"))
    .split("\n")
    .filter((line) => !isFrame(line.trim()))
    .map((line) => withoutEmphasis(line.replace(/^\s*(?:>\s?)*(?:#{1,6}\s+)?/, "")).trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
