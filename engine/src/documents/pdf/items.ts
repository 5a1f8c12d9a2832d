import { anyOf } from "../../text/documentWords/index.ts";
import type { Line } from "./geometry.ts";
import type { Heading } from "./headings.ts";

/** The end of an item that another follows: "…;", "…; and". */
const MORE = new RegExp(`;(?:\\s+(?:${anyOf("conjunctions")}))?$`, "u");
const LISTED = /^(?:[•●▪◦‣■□❍✓➢►▶·]|[*–—-]\s|\(?(?:\d{1,3}|[a-z])[.)]\s)/;
const FEWEST = 2;

/** Lines that follow `from` at its indent, deeper than `left`, to the next heading or change of column. */
function indented(lines: readonly Line[], from: number, headings: ReadonlyMap<number, Heading>): Line[] {
  const first = lines[from];
  if (first === undefined) return [];
  const isBeside = (line: Line): boolean =>
    line.column === first.column && Math.abs(line.x0 - first.x0) <= 1.5;
  let end = from + 1;
  for (; end < lines.length; end++) {
    const line = lines[end];
    if (line === undefined || headings.has(end) || !isBeside(line)) break;
  }
  return lines.slice(from, end);
}

/** The first lines of the items in some lines of one indent: each after a line that ends in ";". */
function startsOf(run: readonly Line[]): Line[] {
  return run.filter((_, at) => at === 0 || MORE.test(run[at - 1]?.text ?? ""));
}

/**
 * The first lines of list items that have lost their bullets: after a line that ends in ":", lines of one
 * deeper indent of which at least one ends in ";".
 */
export function unmarkedItems(lines: readonly Line[], headings: ReadonlyMap<number, Heading>): Set<Line> {
  const found = new Set<Line>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!/:$/.test(line.text) || next === undefined || headings.has(at) || headings.has(at + 1)) continue;
    if (next.column !== line.column || next.x0 - line.x0 <= line.size * 0.8) continue;
    const starts = startsOf(indented(lines, at + 1, headings));
    if (starts.length < FEWEST || starts.some(({ text }) => LISTED.test(text))) continue;
    for (const start of starts) found.add(start);
  }
  return found;
}
