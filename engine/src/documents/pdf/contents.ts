import { anyOf } from "../../text/documentWords/index.ts";
import { type Line, titleKey } from "./geometry.ts";

const LEADER = /(?:\.\s?){4,}\s*[\divxlc]{0,6}$|…{2,}\s*\d*$|(?:[·_]\s?){5,}\s*\d*$/i;
const ENTRY = /^(.{2,}?)[\s.…]+(\d{1,4}|[ivxlc]{1,6})$/i;
const TITLE = new RegExp(`^(?:${anyOf("contents", "lists")})$`, "i");

/** Whether a line is the heading of a table of contents in one of our languages. */
export function isContentsTitle(text: string): boolean {
  return TITLE.test(text.trim());
}

function entriesOfPage(lines: readonly Line[], titles: ReadonlySet<string>): Set<Line> {
  const leaders = lines.filter((line) => LEADER.test(line.text));
  const listed = lines.filter((line) => {
    const title = ENTRY.exec(line.text)?.[1];
    return title !== undefined && titles.has(titleKey(title));
  });
  if (leaders.length < 4 && (listed.length < 4 || listed.length < lines.length * 0.4)) return new Set();
  const entries = new Set([...leaders, ...listed]);
  for (const line of lines) if (ENTRY.test(line.text) || isContentsTitle(line.text)) entries.add(line);
  return entries.size >= lines.length * 0.5 ? new Set(lines) : entries;
}

/**
 * The lines that belong to a table of contents: entries with dot leaders, or lines of a page that repeat
 * the document's headings with a page number. `titles` holds the keys of all known headings.
 */
export function contentsLines(lines: readonly Line[], titles: ReadonlySet<string>): Set<Line> {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page === undefined) pages.set(line.page, [line]);
    else page.push(line);
  }
  const found = new Set<Line>();
  for (const page of pages.values()) for (const line of entriesOfPage(page, titles)) found.add(line);
  return found;
}
