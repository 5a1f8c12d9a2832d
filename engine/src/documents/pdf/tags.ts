import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { boldness, type Line } from "./geometry.ts";
import type { Heading } from "./headings.ts";

/** What the structure tree of a tagged PDF says of marked content, by the identifier of the content. */
export type Tags = Map<string, string>;

/** Content that belongs to a table of contents. */
export const CONTENTS_TAG = "contents";
const HEADING = /^H([1-6])?$/;
const DEEPEST = 200;

/** Reads the headings and contents lists that a page is tagged with; empty where it is not tagged. */
export async function readTags(page: PDFPageProxy): Promise<Tags> {
  const tags: Tags = new Map();
  let headings = 0;
  const walk = (node: unknown, tag: string | null, depth: number): void => {
    if (typeof node !== "object" || node === null || depth > DEEPEST) return;
    if ("id" in node && typeof node.id === "string" && tag !== null) tags.set(node.id, tag);
    const role = "role" in node ? String(node.role) : "";
    let inner = tag;
    const level = HEADING.exec(role);
    if (level !== null) inner = `H${level[1] ?? "1"}/${page.pageNumber}.${++headings}`;
    if (role === "TOC") inner = CONTENTS_TAG;
    if ("children" in node && Array.isArray(node.children)) {
      for (const child of node.children) walk(child, inner, depth + 1);
    }
  };
  walk(await page.getStructTree().catch(() => null), null, 0);
  return tags;
}

const FEWEST = 3;
const MOST_OF_TEXT = 0.15;

/** Headings of a tagged PDF by index of their first line; empty where the tags are too few or too many. */
export function headingsFromTags(lines: readonly Line[]): Map<number, Heading> {
  const found = new Map<number, Heading>();
  let last: { tag: string; heading: Heading } | null = null;
  let tagged = 0;
  let all = 0;
  for (const [index, line] of lines.entries()) {
    all += line.chars;
    const level = /^H(\d)/.exec(line.tag ?? "")?.[1];
    if (level === undefined || line.tag === null) {
      last = null;
      continue;
    }
    tagged += line.chars;
    if (last !== null && last.tag === line.tag) {
      last.heading.text += ` ${line.text}`;
      last.heading.lines++;
    } else {
      last = { tag: line.tag, heading: { level: Number(level), text: line.text, lines: 1 } };
      found.set(index, last.heading);
    }
  }
  return found.size >= FEWEST && tagged < all * MOST_OF_TEXT ? found : new Map();
}

const style = (line: Line): string => `${Math.round(line.size)}/${boldness(line) > 0.8}`;

/**
 * Adds headings the author forgot to tag: lines that stand out like a heading and are set in the type that
 * tagged headings of one level have.
 */
export function withUntagged(
  lines: readonly Line[],
  tagged: ReadonlyMap<number, Heading>,
  typed: ReadonlyMap<number, Heading>,
): Map<number, Heading> {
  const levels = new Map<string, number>();
  for (const [index, heading] of tagged) {
    const line = lines[index];
    if (line !== undefined && !levels.has(style(line))) levels.set(style(line), heading.level);
  }
  const found = new Map(tagged);
  for (const [index, heading] of typed) {
    const line = lines[index];
    const level = line === undefined || line.tag !== null ? undefined : levels.get(style(line));
    if (level !== undefined) found.set(index, { ...heading, level });
  }
  return found;
}
