import type { Line } from "./geometry.ts";

const MARK = /^(\d{1,3}|[*†‡§]|\[\d{1,3}\])[.)]?\s?\p{L}/u;

/** Whether a line begins a footnote: a number or sign, then a word. */
export function startsFootnote(line: Line): boolean {
  return MARK.test(line.text);
}

const SIGN = /^([*†‡])/;
/** Notes with the same sign that a page may have; more are the items of a list. */
const MOST_SIGNED = 2;

/** Whether a line that begins with a sign is an item of a list: nothing calls it, or there are too many of its kind. */
function isItem(
  line: Line,
  before: Line | undefined,
  small: readonly Line[],
  page: readonly Line[],
): boolean {
  const sign = SIGN.exec(line.text)?.[1];
  if (sign === undefined) return false;
  const alike = small.filter(({ text }) => text.startsWith(sign));
  const beside = alike.filter(({ x0 }) => Math.abs(x0 - line.x0) < line.size / 2);
  const called = page.some(({ text }) => text.includes(sign, 1));
  return !called || alike.length > MOST_SIGNED || beside.length >= 2 || /:$/.test(before?.text ?? "");
}

function footnotesOfColumn(lines: readonly Line[], page: readonly Line[], body: number): Line[] {
  let first = lines.length;
  while (first > 0) {
    const line = lines[first - 1];
    if (line === undefined || line.size > body * 0.92) break;
    first--;
  }
  const foot = lines.slice(first);
  const start = foot.findIndex(
    (line, at) => startsFootnote(line) && !isItem(line, lines[first + at - 1], foot, page),
  );
  const small = start === -1 ? [] : foot.slice(start);
  return small.length < lines.length * 0.6 ? small : [];
}

/** The lines at the foot of a page or column in smaller type that begin with a footnote mark. */
export function footnoteLines(lines: readonly Line[], body: number): Set<Line> {
  const columns = Map.groupBy(lines, ({ page, column }) => `${page}/${column}`);
  const pages = Map.groupBy(lines, ({ page }) => page);
  return new Set(
    [...columns.values()].flatMap((column) =>
      footnotesOfColumn(column, pages.get(column[0]?.page ?? 0) ?? [], body),
    ),
  );
}
