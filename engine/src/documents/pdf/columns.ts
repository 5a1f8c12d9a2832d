import { columnWidth, isCode, type Line, mode, type PageText, type Segment } from "./geometry.ts";

const MARGIN = 3;

/** Where the gap between two columns of running text lies; null on a page of one column. */
export function findGutter(page: PageText): number | null {
  const wide = page.segments.filter((segment) => segment.chars > 8);
  if (wide.length < 14) return null;
  let best: { x: number; score: number } | null = null;
  for (let x = page.width * 0.3; x <= page.width * 0.7; x += 2) {
    let crossing = 0;
    let left = 0;
    let right = 0;
    for (const segment of wide) {
      if (segment.x0 < x - MARGIN && segment.x1 > x + MARGIN) crossing++;
      else if (segment.x1 <= x + MARGIN) left++;
      else right++;
    }
    const fewer = Math.min(left, right);
    if (fewer <= 6 || crossing > fewer * 0.35) continue;
    const score = fewer - crossing * 2;
    if (best === null || score > best.score) best = { x, score };
  }
  if (best === null) return null;
  const gutter = best.x;
  const width = (side: Segment[]): number =>
    side.reduce((sum, segment) => sum + segment.x1 - segment.x0, 0) / Math.max(1, side.length);
  const left = width(wide.filter((segment) => segment.x1 <= gutter + MARGIN));
  const right = width(wide.filter((segment) => segment.x0 >= gutter - MARGIN));
  return left > page.width * 0.2 && right > page.width * 0.2 ? gutter : null;
}

/**
 * The gutter of each page. Where most pages share one, a page on which a figure hides it has it too,
 * unless most of its text runs across.
 */
export function findGutters(pages: readonly PageText[]): (number | null)[] {
  const own = pages.map(findGutter);
  const found = own.filter((gutter) => gutter !== null);
  const usual = mode(
    found.map((gutter) => [gutter, 1] as const),
    6,
  );
  if (usual === undefined || found.length < 2 || found.length < pages.length * 0.5) return own;
  return pages.map((page, index) => {
    const gutter = own[index] ?? null;
    if (gutter !== null) return gutter;
    const wide = page.segments.filter((segment) => segment.chars > 8);
    const across = wide.filter((segment) => columnOf(segment, usual) === -1);
    return across.length < wide.length * 0.35 ? usual : null;
  });
}

interface Placed {
  segment: Segment;
  column: number;
}

function columnOf(segment: Segment, gutter: number): number {
  if (segment.x0 < gutter - MARGIN && segment.x1 > gutter + MARGIN) return -1;
  return segment.x1 <= gutter + MARGIN ? 0 : 1;
}

const downwards = (a: Segment, b: Segment): number => (Math.abs(a.y - b.y) < 3 ? a.x0 - b.x0 : a.y - b.y);

/** Left column before right column, between lines that span the page. */
function inColumns(segments: readonly Segment[], gutter: number): Placed[] {
  const ordered: Placed[] = [];
  const columns: [Placed[], Placed[]] = [[], []];
  const flush = (): void => {
    for (const column of columns) for (const placed of column) ordered.push(placed);
    columns[0] = [];
    columns[1] = [];
  };
  for (const segment of [...segments].sort(downwards)) {
    const column = columnOf(segment, gutter);
    if (column === -1) {
      flush();
      ordered.push({ segment, column });
    } else columns[column === 0 ? 0 : 1].push({ segment, column });
  }
  flush();
  return ordered;
}

/** One column: the order of the file is trusted unless it often jumps upwards. */
function inOneColumn(segments: readonly Segment[]): Placed[] {
  let jumps = 0;
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1];
    if (before !== undefined && segment.y < before.y - segment.size) jumps++;
  }
  const trusted = jumps <= Math.max(2, segments.length * 0.05);
  const ordered = trusted ? [...segments] : [...segments].sort(downwards);
  return ordered.map((segment) => ({ segment, column: -1 }));
}

function startLine(placed: Placed, page: number): Line {
  return { ...placed.segment, page, column: placed.column, cells: [placed.segment] };
}

/** One blank in running text; in code as many as the gap is wide. */
function blanksBetween(line: Line, segment: Segment): string {
  if (!isCode(line) || !isCode(segment)) return " ";
  return " ".repeat(Math.max(1, Math.round((segment.x0 - line.x1) / columnWidth(segment))));
}

/** Puts the text of a page in reading order and joins what stands on one line. */
export function readingOrder(page: PageText, gutter: number | null): Line[] {
  const placed = gutter === null ? inOneColumn(page.segments) : inColumns(page.segments, gutter);
  const lines: Line[] = [];
  let line: Line | null = null;
  for (const next of placed) {
    const { segment, column } = next;
    const joins =
      line !== null &&
      line.column === column &&
      line.tag === segment.tag &&
      Math.abs(line.y - segment.y) < Math.max(line.size, segment.size) * 0.5 &&
      segment.x0 >= line.x1 - 3;
    if (line !== null && joins) {
      if (segment.chars > line.chars) line.size = segment.size;
      line.text = `${line.text.trimEnd()}${blanksBetween(line, segment)}${segment.text.trimStart()}`;
      line.x1 = segment.x1;
      line.mono = { first: line.mono?.first === true, last: segment.mono?.last === true };
      line.chars += segment.chars;
      line.boldChars += segment.boldChars;
      line.monoChars += segment.monoChars;
      line.cells.push(segment);
    } else {
      line = startLine(next, page.number);
      lines.push(line);
    }
  }
  return lines.map((one) => ({ ...one, text: one.text.trim() }));
}
