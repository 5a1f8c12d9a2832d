import type { DraftBlock } from "./draft.ts";

/** A table as Markdown, its first row as the head; a table of one column or one cell comes back as lines. */
export function markdownTable(rows: readonly (readonly string[])[]): { text: string; isTable: boolean } {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const width = Math.max(0, ...filled.map((row) => row.length));
  if (width < 2 || filled.length < 2) {
    const text = filled.map((row) => row.filter((cell) => cell !== "").join(" ")).join("\n");
    return { text, isTable: false };
  }
  const clean = (cell: string | undefined): string =>
    (cell ?? "")
      .replace(/\s*\n\s*/g, " ")
      .replace(/\|/g, "\\|")
      .trim();
  const lines = filled.map((row) => {
    const cells = Array.from({ length: width }, (_, index) => clean(row[index]));
    return `| ${cells.join(" | ")} |`;
  });
  lines.splice(1, 0, `|${" --- |".repeat(width)}`);
  return { text: lines.join("\n"), isTable: true };
}

/** A table as a block, as a paragraph where it is none in truth; null where it holds nothing. */
export function tableBlock(rows: readonly (readonly string[])[], page: number | null): DraftBlock | null {
  const { text, isTable } = markdownTable(rows);
  return text === "" ? null : { kind: isTable ? "table" : "paragraph", level: 0, text, page };
}
