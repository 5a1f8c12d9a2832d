import { smallest } from "../extremes.ts";
import { markdownTable } from "../markdown-table.ts";
import { cleanCode } from "../normalise.ts";

/** A table drawn with blanks or bars as Markdown; null where the lines are none. */
export function textTable(lines: readonly string[]): string | null {
  if (lines.length < 3) return null;
  const bars = lines.every((line) => line.trim().startsWith("|"));
  const rows = lines
    .filter((line) => !/^[\s|+:=-]+$/.test(line))
    .map((line) =>
      bars
        ? line
            .trim()
            .replace(/^\||\|$/g, "")
            .split("|")
        : line.trim().split(/ {2,}|\t/),
    )
    .map((row) => row.map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  const even = rows.filter((row) => row.length === width).length;
  if (width < 2 || even < rows.length * 0.8 || rows.length < 2) return null;
  const { text, isTable } = markdownTable(rows);
  return isTable ? text : null;
}

/** Two blanks or more inside a line, not those that some typists put behind a stop. */
const COLUMNS = /[^\s.!?:;,]\s{2,}\S|\S\s{3,}\S/;
const MOSTLY = 0.7;

/** Lines set in columns with blanks, as they stand: a table that is too uneven for one; null where the lines are none. */
export function preformatted(lines: readonly string[]): string | null {
  if (lines.length < 2 || lines.some((line) => !/^\s/.test(line))) return null;
  if (lines.filter((line) => COLUMNS.test(line.trim())).length < lines.length * MOSTLY) return null;
  const indent = smallest(lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => cleanCode(line.slice(indent))).join("\n");
}
