import type { Line } from "./geometry.ts";

const MARK = /^(\d{1,3}|[*†‡§]|\[\d{1,3}\])[.)]?\s?\p{L}/u;

/** Whether a line begins a footnote: a number or sign, then a word. */
export function startsFootnote(line: Line): boolean {
  return MARK.test(line.text);
}

const SIGN = /^([*†‡])/;
/** Notes with the same sign that a page may have; more are the items of a list. */
const MOST_SIGNED = 2;

/** The lines at the foot of a column that begin with a sign, and whether the page calls it. */
interface Signed {
  lines: readonly Line[];
  called: boolean;
}

/** What there is of each sign, looked for once: a page may have very many lines that begin with one. */
function signedLines(small: readonly Line[], page: readonly Line[]): Map<string, Signed> {
  const lines = Map.groupBy(small, ({ text }) => SIGN.exec(text)?.[1] ?? "");
  lines.delete("");
  return new Map(
    [...lines].map(([sign, alike]) => {
      const called = page.some(({ text }) => text.includes(sign, 1));
      return [sign, { lines: alike, called }];
    }),
  );
}

/** Whether a line that begins with a sign is an item of a list: nothing calls it, or there are too many of its kind. */
function isItem(line: Line, before: Line | undefined, signed: ReadonlyMap<string, Signed>): boolean {
  const found = signed.get(SIGN.exec(line.text)?.[1] ?? "");
  if (found === undefined) return false;
  if (!found.called || found.lines.length > MOST_SIGNED) return true;
  const beside = found.lines.filter(({ x0 }) => Math.abs(x0 - line.x0) < line.size / 2);
  return beside.length >= 2 || /:$/.test(before?.text ?? "");
}

function footnotesOfColumn(lines: readonly Line[], page: readonly Line[], body: number): Line[] {
  let first = lines.length;
  while (first > 0) {
    const line = lines[first - 1];
    if (line === undefined || line.size > body * 0.92) break;
    first--;
  }
  const foot = lines.slice(first);
  const signed = signedLines(foot, page);
  const start = foot.findIndex(
    (line, at) => startsFootnote(line) && !isItem(line, lines[first + at - 1], signed),
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
