import { type Collected, collected } from "./build.ts";
import { kindOf, type ListedOption } from "./lineKinds.ts";
import { collectLines } from "./lines.ts";
import type { Line, Row } from "./pieces.ts";
import { COLUMNS, type Column } from "./words.ts";

const columnOf = ({ text }: Line): Column | null =>
  COLUMNS.find(([, words]) => words.test(text.trim()))?.[0] ?? null;

/** What the columns hold by the row above them; null where that row is none. */
function headOf([first]: readonly Row[]): (Column | null)[] | null {
  const columns = first?.cells.map(columnOf) ?? [];
  const named = columns.filter((one) => one !== null);
  if (!named.includes("question") || named.length < 2) return null;
  const isAnswered = named.some((one) => /^(?:right|wrong|option)$/.test(one));
  return columns.map((one) => (one === "explanation" && !isAnswered ? "right" : one));
}

const NAMED = /^(?:(?=.)a?b?c?d?e?f?g?h?|\(?(?:[a-l]|\d{1,2})[.)]?(?:\s*[,;/+&]\s*(?:[a-l]|\d{1,2}))*)$/i;

/** Cells in a column that say something, without those of other rows. */
const filled = (rows: readonly Row[], column: number): Line[] =>
  rows.flatMap(({ cells }) => (cells[column]?.text ? [cells[column]] : []));

/** What columns without names hold: a number first, a question, then its answer or its options, at last which is right. */
function guessColumns(rows: readonly Row[]): (Column | null)[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const isNumbered = filled(rows, 0).every(({ text }) => /^\d{1,3}[.)]?$/.test(text));
  const from = isNumbered ? 1 : 0;
  const columns = Array.from({ length: width }, (_, at): Column => (at < from ? "number" : "option"));
  columns[from] = "question";
  if (width - from === 2) columns[from + 1] = "right";
  const last = filled(rows, width - 1);
  const repeats = rows.every(({ cells }) => {
    const text = cells[width - 1]?.text ?? "";
    return text === "" || cells.slice(from + 1, width - 1).some((cell) => cell.text === text);
  });
  if (width - from > 3 && last.length > 0 && (repeats || last.every(({ text }) => NAMED.test(text))))
    columns[width - 1] = "right";
  return columns;
}

function optionOf(cell: Line): ListedOption {
  const kind = kindOf({ ...cell, text: cell.text.replaceAll("\n", " ") });
  if (kind.kind === "option") return kind.option;
  const boxed = kindOf({ ...cell, text: `a) ${cell.text.replaceAll("\n", " ")}` });
  return boxed.kind === "option"
    ? { ...boxed.option, label: null }
    : { text: cell.text, label: null, isTicked: false, isMarked: cell.isMarked };
}

/** A question of one row; null where the row says nothing. */
function rowQuestion({ cells }: Row, columns: readonly (Column | null)[]): Collected | null {
  if (cells.every(({ text }) => text === "")) return null;
  const of = (column: Column): Line[] =>
    cells.filter(({ text }, at) => columns[at] === column && text !== "");
  const texts = (column: Column) => of(column).map(({ text }) => text);
  const [text = ""] = texts("question");
  const found = collected(1, text.replace(/^\d{1,3}[.)]\s+/, ""));
  found.options = of("option").map(optionOf);
  found.explanation = texts("explanation").join("\n");
  found.hint = texts("hint").join("\n");
  const rights = texts("right");
  const wrong = of("wrong").map(optionOf);
  if (wrong.length > 0 && found.options.length === 0) {
    const right = of("right").map((cell) => ({ ...optionOf(cell), isTicked: true }));
    found.options = [...right, ...wrong];
  } else found.answers = rights;
  return found;
}

/** A cell that holds options of its own, one below the other. */
const hasLines = ({ text }: Line): boolean =>
  text.split("\n").filter((one) => kindOf({ text: one, isMarked: false }).kind === "option").length > 1;

/** The questions of a table, a row each. */
export function collectRows(rows: readonly Row[]): Collected[] {
  const head = headOf(rows);
  const body = head === null ? rows : rows.slice(1);
  if (body.length === 0) return [];
  const columns = head ?? guessColumns(body);
  return body.flatMap((row) => {
    if (head === null && row.cells.some(hasLines)) {
      const lines = row.cells.flatMap(({ text, isMarked }) =>
        text.split("\n").map((one) => ({ text: one, isMarked })),
      );
      return collectLines(lines.filter(({ text }) => !/^\d{1,3}[.)]?$/.test(text)));
    }
    return rowQuestion(row, columns) ?? [];
  });
}
