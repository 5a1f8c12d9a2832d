import { largest, smallest } from "../extremes.ts";
import type { Vocabulary } from "../hyphens.ts";
import { markdownTable } from "../markdown-table.ts";
import type { Line, Segment } from "./geometry.ts";
import { gapAbove, type TextStyle } from "./headings.ts";

/** A table found in `lines` lines from where it starts. */
export interface FoundTable {
  /** Markdown. */
  text: string;
  lines: number;
}

interface Interval {
  x0: number;
  x1: number;
}

const FEWEST_ROWS = 3;
const LONGEST_CELL = 60;
const MOST_COLUMNS = 100;
const FORMULA = /[=∑√∫≤≥∏(]\s*$|^[=+−]|∑|\s=\s/;
const MARKER = /^([•●▪–*-]|\(?\w{1,3}[.)])$/;

function isRow(line: Line): boolean {
  return line.cells.length >= 2 && line.monoChars < line.chars * 0.5;
}

/** Columns are what remains apart when all cells are laid over each other; cells across columns do not count. */
function columnsOf(rows: readonly Line[]): Interval[] {
  const cells = rows.flatMap((row) => row.cells).sort((a, b) => a.x0 - b.x0);
  const left = smallest(cells.map((cell) => cell.x0));
  const right = largest(cells.map((cell) => cell.x1));
  const columns: Interval[] = [];
  for (const cell of cells) {
    if (cell.x1 - cell.x0 > (right - left) * 0.6) continue;
    const last = columns.at(-1);
    if (last !== undefined && cell.x0 < last.x1 + 2) last.x1 = Math.max(last.x1, cell.x1);
    else columns.push({ x0: cell.x0, x1: cell.x1 });
  }
  return columns;
}

function columnOf(cell: Segment, columns: readonly Interval[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const overlap = Math.min(cell.x1, column.x1) - Math.max(cell.x0, column.x0);
    if (overlap > most) {
      most = overlap;
      best = index;
    }
  }
  return best;
}

/** Lines that belong to one table: rows, and lines of a single cell that go on below them. */
function extent(lines: readonly Line[], start: number, style: TextStyle, taken: ReadonlySet<number>): number {
  let end = start + 1;
  let lastRow = start;
  for (; end < lines.length; end++) {
    const line = lines[end];
    const first = lines[start];
    if (line === undefined || first === undefined || taken.has(end)) break;
    const gap = gapAbove(lines, end);
    if (gap < 0 || gap > style.leading * 2.6) break;
    if (isRow(line)) lastRow = end;
    else if (gap > style.leading * 1.3 || line.x1 - line.x0 > (first.x1 - first.x0) * 0.7) break;
    else if (end - lastRow > 3) break;
  }
  const next = lines[lastRow + 1];
  const last = lines[lastRow];
  const goesOn =
    next !== undefined &&
    last !== undefined &&
    lastRow + 1 < end &&
    last.cells.some((cell) => /-$/.test(cell.text.trim()) && Math.abs(cell.x0 - next.x0) < 4);
  return goesOn ? lastRow + 2 : lastRow + 1;
}

function toRows(lines: readonly Line[], columns: readonly Interval[], vocabulary: Vocabulary): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    const cells = columns.map(() => "");
    for (const cell of line.cells) {
      const at = columnOf(cell, columns);
      cells[at] = `${cells[at] ?? ""} ${cell.text.trim()}`.trim();
    }
    const last = rows.at(-1);
    if (!isRow(line) && last !== undefined) {
      for (const [at, cell] of cells.entries())
        if (cell !== "") last[at] = vocabulary.join(last[at] ?? "", cell).trim();
    } else rows.push(cells);
  }
  return rows;
}

function looksLikeTable(rows: readonly Line[], columns: readonly Interval[]): boolean {
  if (rows.length < FEWEST_ROWS || columns.length < 2 || columns.length > MOST_COLUMNS) return false;
  const cells = rows.flatMap((row) => row.cells);
  const long = cells.filter((cell) => cell.text.length > LONGEST_CELL).length;
  const prose = cells.filter((cell) => cell.text.trim().split(" ").length >= 6).length;
  const formulas = cells.filter((cell) => FORMULA.test(cell.text)).length;
  const marked = rows.filter((row) => MARKER.test(row.cells[0]?.text.trim() ?? "")).length;
  const letters = cells.filter((cell) => /[\p{L}\p{N}]{2}/u.test(cell.text)).length;
  const full = rows.filter((row) => row.cells.length >= Math.max(2, columns.length - 1)).length;
  return (
    long <= cells.length * 0.25 &&
    prose <= cells.length * (columns.length === 2 ? 0.4 : 0.6) &&
    formulas <= cells.length * 0.2 &&
    !(columns.length === 2 && marked > rows.length * 0.5) &&
    letters >= cells.length * 0.5 &&
    full >= rows.length * 0.6
  );
}

/** Finds tables by cells that stand apart in columns over at least three lines; by index of the first line. */
export function findTables(
  lines: readonly Line[],
  style: TextStyle,
  taken: ReadonlySet<number>,
  vocabulary: Vocabulary,
): Map<number, FoundTable> {
  const found = new Map<number, FoundTable>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined || taken.has(index) || !isRow(line)) continue;
    const end = extent(lines, index, style, taken);
    const part = lines.slice(index, end);
    const rows = part.filter(isRow);
    const columns = columnsOf(rows);
    if (!looksLikeTable(rows, columns)) continue;
    const { text, isTable } = markdownTable(toRows(part, columns, vocabulary));
    if (isTable) found.set(index, { text, lines: part.length });
    index = end - 1;
  }
  return found;
}
