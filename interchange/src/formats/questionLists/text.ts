import { ImportError } from "../markdown/errors.ts";
import { type Line, MOST_CELLS, MOST_PIECES, type Piece, type Row } from "./pieces.ts";

const BOLD = /^(\W*(?:\(?[\p{L}\d]{1,3}[.):]\s*)?)(?:\*\*|__)(\S.*\S|\S)(?:\*\*|__)\s*$/u;

/** Signs of Markdown for titles and bold words. */
const TITLE = /^#{1,6} /;
const STRONG = /(\*\*|__)(\S(?:.*?\S)?)\1/g;

function plainLine(given: string): Line {
  const text = given.replace(/\s+/g, " ").trim().replace(TITLE, "");
  const isMarked = BOLD.test(text);
  return { text: text.replace(STRONG, "$2"), isMarked };
}

/** A line that a spreadsheet gave, whose cells tabs part; a tab behind a number or letter is only room. */
function rowOf(line: string): Row | null {
  const cells = line.split("\t", MOST_CELLS).map((cell) => plainLine(cell.replace(/^"(.*)"$/s, "$1")));
  const label = /^\W*(?:(\p{L})|\d{1,3})[.):]\W*$/u.exec(cells[0]?.text ?? "");
  const isLabel = label !== null && (label[1] !== undefined || cells.length === 2);
  return cells.length > 1 && !isLabel && (cells[0]?.text ?? "") !== "" ? { cells } : null;
}

/** Signs that part the columns of a table in a text. */
const PARTING = [";", "|"] as const;
/** The line below the names of the columns in Markdown. */
const RULE = /^[\s|:-]+$/;

const cellsIn = (line: string, sign: string): string[] =>
  line.trim().replace(/^\|/, "").replace(/\|$/, "").split(sign, MOST_CELLS);

/** The rows of a text whose every line has as many columns; null where it is none. */
function tableIn(lines: readonly string[]): Piece[] | null {
  const filled = lines.filter((line) => line.trim() !== "" && !RULE.test(line));
  if (filled.length < 2) return null;
  const sign = PARTING.find((one) => {
    const count = cellsIn(filled[0] ?? "", one).length;
    return count > 1 && filled.every((line) => cellsIn(line, one).length === count);
  });
  if (sign === undefined) return null;
  return filled.map((line) => ({
    cells: cellsIn(line, sign).map((cell) => plainLine(cell.trim().replace(/^"(.*)"$/s, "$1"))),
  }));
}

/** The pieces of a plain text; lines with tabs are rows where a spreadsheet was copied. @throws ImportError */
export function textPieces(text: string): Piece[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n?|\n|\u2028|\u2029/);
  if (lines.length > MOST_PIECES) throw new ImportError("too_large");
  return tableIn(lines) ?? lines.map((line): Piece => rowOf(line) ?? plainLine(line));
}
