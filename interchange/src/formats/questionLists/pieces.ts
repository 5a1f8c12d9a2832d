/** A line of a list of questions, with the number or letter that a program set in front of it. */
export interface Line {
  text: string;
  /** Whether all of it is set apart, in bold or by a colour. */
  isMarked: boolean;
}

/** A row of a table. */
export interface Row {
  cells: Line[];
}

/** What a list of questions consists of, whatever file it came in; a line without text parts what is around it. */
export type Piece = Line | Row;

export const isRow = (piece: Piece): piece is Row => "cells" in piece;

/** A part of a line that looks the same throughout. */
export interface Run {
  text: string;
  isMarked: boolean;
}

/** A number or a letter in front of a line, which programs do not set in bold with it. */
const LABEL = /^\W*(?:\(?[\p{L}\d]{1,3}[.):]?\W*)?$/u;

function lineOf(runs: readonly Run[]): Line {
  const text = runs.map((run) => run.text).join("");
  const plain = runs
    .filter(({ isMarked }) => !isMarked)
    .map((run) => run.text)
    .join("");
  const isMarked = /[\p{L}\p{N}]/u.test(text) && runs.some((run) => run.isMarked) && LABEL.test(plain);
  return { text: text.replace(/\s+/g, " ").trim(), isMarked };
}

/** The lines of a paragraph, which breaks in it part. */
export function linesOf(runs: readonly Run[]): Line[] {
  const lines: Run[][] = [[]];
  for (const { text, isMarked } of runs) {
    for (const [at, part] of text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, isMarked });
    }
  }
  return lines.map(lineOf);
}

/** A cell as one line; its own lines stay lines of its text. */
export function cellOf(lines: readonly Line[]): Line {
  const filled = lines.filter(({ text }) => text !== "");
  return {
    text: filled.map(({ text }) => text).join("\n"),
    isMarked: filled.length > 0 && filled.every(({ isMarked }) => isMarked),
  };
}

/** Lines and rows of a list; more of them are none. */
export const MOST_PIECES = 20_000;

/** Cells of a row that are read: no question has more parts. */
export const MOST_CELLS = 40;

/** "a", "b" … for the number of an item, from 1. */
export const letterOf = (number: number): string =>
  String.fromCharCode(96 + Math.min(Math.max(number, 1), 26));
