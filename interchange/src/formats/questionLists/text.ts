import { ImportError } from "../markdown/errors.ts";
import { type Line, MOST_CELLS, MOST_PIECES, type Piece, type Row } from "./pieces.ts";

const BOLD = /^(\W*(?:\(?[\p{L}\d]{1,3}[.):]\s*)?)(?:\*\*|__)(\S.*\S|\S)(?:\*\*|__)\s*$/u;

function plainLine(given: string): Line {
  const text = given.replace(/\s+/g, " ").trim();
  const bold = BOLD.exec(text);
  return bold ? { text: `${bold[1]}${bold[2]}`, isMarked: true } : { text, isMarked: false };
}

/** A line that a spreadsheet gave, whose cells tabs part; a tab behind a number or letter is only room. */
function rowOf(line: string): Row | null {
  const cells = line.split("\t", MOST_CELLS).map((cell) => plainLine(cell.replace(/^"(.*)"$/s, "$1")));
  const label = /^\W*(?:(\p{L})|\d{1,3})[.):]\W*$/u.exec(cells[0]?.text ?? "");
  const isLabel = label !== null && (label[1] !== undefined || cells.length === 2);
  return cells.length > 1 && !isLabel && (cells[0]?.text ?? "") !== "" ? { cells } : null;
}

/** The pieces of a plain text; lines with tabs are rows where a spreadsheet was copied. @throws ImportError */
export function textPieces(text: string): Piece[] {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n?|\n|\u2028|\u2029/);
  if (lines.length > MOST_PIECES) throw new ImportError("too_large");
  return lines.map((line): Piece => rowOf(line) ?? plainLine(line));
}
