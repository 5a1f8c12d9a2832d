import type { Line } from "./geometry.ts";

const MARK = /^(\d{1,3}|[*†‡§]|\[\d{1,3}\])[.)]?\s?\p{L}/u;

/** Whether a line begins a footnote: a number or sign, then a word. */
export function startsFootnote(line: Line): boolean {
  return MARK.test(line.text);
}

function footnotesOfColumn(lines: readonly Line[], body: number): Line[] {
  let first = lines.length;
  while (first > 0) {
    const line = lines[first - 1];
    if (line === undefined || line.size > body * 0.92) break;
    first--;
  }
  while (first < lines.length) {
    const line = lines[first];
    if (line !== undefined && startsFootnote(line)) break;
    first++;
  }
  const small = lines.slice(first);
  return small.length < lines.length * 0.6 ? small : [];
}

/** The lines at the foot of a page or column in smaller type that begin with a footnote mark. */
export function footnoteLines(lines: readonly Line[], body: number): Set<Line> {
  const columns = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.page}/${line.column}`;
    const column = columns.get(key);
    if (column === undefined) columns.set(key, [line]);
    else column.push(line);
  }
  return new Set([...columns.values()].flatMap((column) => footnotesOfColumn(column, body)));
}
