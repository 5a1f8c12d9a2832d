import { markdownTable } from "../markdown-table.ts";

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
