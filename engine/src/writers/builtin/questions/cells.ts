import type { Sentence } from "../../../text/sentences.ts";
import { countWords, keyOf, stemsOf } from "../../../text/words.ts";
import { type Random, shuffled } from "../random.ts";
import type { Analysis, Candidate, QuestionMaker } from "./types.ts";

interface Table {
  block: number;
  head: string[];
  rows: { cells: string[] }[];
}

const SCORE = 2.2;
const LONGEST_CELL = 20;
const FEWEST_ROWS = 4;
/** Share of the cells of a column that hold something, and of those that differ. */
const FILLED = 0.8;
/** Longest ÷ shortest of the cells that are options together. */
const LIKE_LENGTH = 3.5;

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/u, "")
    .replace(/\|\s*$/u, "")
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.replaceAll("\\|", "|").trim());

/** A table whose first filled row names its columns; a title over all columns is skipped. Null for any other. */
export function tableOf(text: string, block: number): Table | null {
  const lines = text.split("\n").filter((line) => line.startsWith("|") && !/^\|(?:\s*-+\s*\|)+$/u.test(line));
  const all = lines.map((line) => ({ cells: cellsOf(line) }));
  const start = all.findIndex(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
  const [head, ...rows] = all.slice(Math.max(0, start));
  if (!head || start < 0 || start > 1 || rows.length < FEWEST_ROWS) return null;
  if (head.cells.some((cell) => /^[\d.,\s%-]*$/u.test(cell) && cell !== "")) return null;
  if (head.cells.some((cell) => cell.includes("|"))) return null;
  const width = head.cells.length;
  const titles = new Set(head.cells.filter(Boolean).map(keyOf));
  const even = rows.every(({ cells }) => cells.length === width);
  return even && titles.size >= Math.max(2, width - 1) ? { block, head: head.cells, rows } : null;
}

const isFit = (cell: string): boolean =>
  /[\p{L}\d]/u.test(cell) && countWords(cell) <= LONGEST_CELL && !/https?:|www\.|@/u.test(cell);

/** Whether a column holds enough different values to ask for one. */
function isAskable(table: Table, column: number): boolean {
  const cells = table.rows.map(({ cells }) => cells[column] ?? "");
  const fit = cells.filter(isFit);
  const values = new Set(fit.map(keyOf));
  return (
    (table.head[column] ?? "") !== "" && fit.length >= FILLED * cells.length && values.size >= FEWEST_ROWS
  );
}

/** A cell as the text that proves an answer: the bars between cells stand in no document. */
function evidenceOf(analysis: Analysis, block: number, row: number, cell: string): Sentence {
  const heading = analysis.blocks.slice(0, block).findLast(({ kind }) => kind === "heading")?.text ?? "";
  return {
    index: -(1 + block * 1000 + row),
    block,
    text: cell,
    words: [],
    first: true,
    listItem: false,
    heading,
    stems: stemsOf(cell, analysis.languageData),
  };
}

/** Values of other rows in one column, those of like length and in neighbouring rows first. */
function othersIn(table: Table, column: number, row: number): string[] {
  const own = table.rows[row]?.cells[column] ?? "";
  const known = new Set([keyOf(own)]);
  return table.rows
    .map(({ cells }, at) => ({ text: cells[column] ?? "", far: Math.abs(at - row) }))
    .filter(({ text }) => isFit(text) && /\d/u.test(text) === /\d/u.test(own))
    .filter(({ text }) => {
      const [short, long] = [text.length, own.length].sort((a, b) => a - b);
      return (long ?? 0) < 25 || (long ?? 0) <= LIKE_LENGTH * (short ?? 1);
    })
    .sort((a, b) => a.far - b.far)
    .flatMap(({ text }) => {
      const key = keyOf(text);
      if ([...known].some((one) => one.includes(key) || key.includes(one))) return [];
      known.add(key);
      return [text];
    })
    .slice(0, 3);
}

function cellsIn(analysis: Analysis, table: Table, random: Random): Candidate[] {
  const columns = table.head.map((_, column) => column).filter((column) => column > 0);
  const names = table.rows.map(({ cells }) => keyOf(cells[0] ?? ""));
  return columns
    .filter((column) => isAskable(table, column))
    .flatMap((column) =>
      table.rows.flatMap(({ cells }, row): Candidate[] => {
        const [name = ""] = cells;
        const value = cells[column] ?? "";
        const once = names.filter((other) => other === keyOf(name)).length === 1;
        if (!isFit(name) || !isFit(value) || !once || stemsOf(name, analysis.languageData).length === 0)
          return [];
        const named = stemsOf(name, analysis.languageData);
        if (stemsOf(value, analysis.languageData).some((stem) => named.includes(stem))) return [];
        const others = othersIn(table, column, row);
        if (others.length < 3) return [];
        const evidence = evidenceOf(analysis, table.block, row, value);
        return [
          {
            type: "CELL",
            text: analysis.texts.cell(name, table.head[column] ?? ""),
            options: shuffled(
              [value, ...others].map((text) => ({ text, correct: text === value })),
              random,
            ),
            uses: [evidence.index],
            evidence,
            told: `${name} – ${table.head[column] ?? ""}: ${value}`,
            score: SCORE,
          },
        ];
      }),
    );
}

/** "What does the table give for …?": wrong answers are the values of other rows. */
export const cellQuestions: QuestionMaker = (analysis, step, random) =>
  analysis.blocks.slice(step.from, step.to).flatMap((block, at) => {
    const table = block.kind === "table" ? tableOf(block.text, step.from + at) : null;
    return table ? cellsIn(analysis, table, random) : [];
  });
