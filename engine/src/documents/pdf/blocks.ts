import type { BlockKind } from "../../types/index.ts";
import type { DraftBlock } from "../draft.ts";
import { smallest } from "../extremes.ts";
import type { Vocabulary } from "../hyphens.ts";
import { aroundFloats } from "./floats.ts";
import { startsFootnote } from "./footnotes.ts";
import { columnWidth, isCode, type Line } from "./geometry.ts";
import { CAPTION, gapAbove, type Heading, type TextStyle } from "./headings.ts";
import { unmarkedItems } from "./items.ts";
import type { FoundTable } from "./tables.ts";

/** A star begins names of files too ("*.conf"): as a bullet it has a blank behind it, as a dash has. */
const LIST = /^([•●▪◦‣■□❍✓➢►▶·]|[*–—-](?=\s)|\(?\d{1,3}[.)](?=\s)|\(?[a-z][.)](?=\s))\s*\S/;
const BULLET = /^([•●▪◦‣■□❍✓➢►▶·]|[*–—-](?=\s))\s*/;
const WORD = /^[("'„“«¿¡]*(?=.*[aeiouyäöüáéíóúàèìòùâêîôûœæ])\p{L}{3,}[.,;:)!?"'“”»]*$/iu;
const FEWEST_WORDS = 0.34;
/** Distance between lines of code, in sizes of its type, from which a blank line stands between them. */
const BLANK_LINE = 1.9;
const DEEPEST_COLUMN = 60;
const SENTENCE_END = /[.!?:…]["»”“)\]]*$/u;

/** Everything the lines of a PDF were found to be before they are joined to blocks. */
export interface Marked {
  lines: readonly Line[];
  headings: ReadonlyMap<number, Heading>;
  tables: ReadonlyMap<number, FoundTable>;
  footnotes: ReadonlySet<Line>;
  style: TextStyle;
  vocabulary: Vocabulary;
}

/** Characters of the end of a block that is looked at with each line, and how many are kept of a longer one. */
const LONGEST_END = 4_000;
const KEPT_END = 400;

/** A block in the making; `text` is its end. */
interface Open extends DraftBlock {
  /** What stands before its end: looking at all of a long block with each line would take its square. */
  done: string[];
  /** All lines of it where it is code. */
  rows: Line[];
  /** Where its first line starts. */
  x0: number;
  last: Line;
  lines: number;
}

type Edges = Map<string, { left: number; right: number }>;

/** The right edge of the text on each page and column: a line that ends well before it ends a paragraph. */
function rightEdges(lines: readonly Line[]): Edges {
  const edges = new Map<string, { left: number; right: number }>();
  for (const line of lines) {
    const key = `${line.page}/${line.column}`;
    const edge = edges.get(key);
    if (edge === undefined) edges.set(key, { left: line.x0, right: line.x1 });
    else {
      edge.left = Math.min(edge.left, line.x0);
      edge.right = Math.max(edge.right, line.x1);
    }
  }
  return edges;
}

/** "→ https://…" alone on a line: a reference below the text, as handbooks give them. */
const ARROW = /^→\s*(?=\S+:\/\/\S+$)/;
/** A path, a host or an address: what a line may begin with in the middle of a sentence. */
const PLACE =
  /^(?:[/~]\S*\/\S|\S+:\/\/|\S+@\S+\.\p{L}|\p{L}[\p{L}\d-]*(?:\.\p{L}[\p{L}\d-]*){2,}(?=[,\s.]))/u;

const isMostlyMono = ({ monoChars, chars }: Line): boolean => monoChars > chars * 0.8 && chars > 2;

/** Points that the end of a line filled by running text may fall short of the edge. */
const RAGGED = 12;

/** Whether a line goes on with the sentence above although it is set like code or a heading. */
function isInSentence(open: Open | null, line: Line, gap: number, { style }: Marked, edges: Edges): boolean {
  if (open === null || (open.kind !== "paragraph" && open.kind !== "list")) return false;
  const { last } = open;
  const close = gap > 0 && gap < style.leading * 1.3 && Math.abs(line.x0 - last.x0) < line.size;
  if (!close || /[.!?:;…]["»”“)\]]*$/u.test(open.text)) return false;
  if (PLACE.test(line.text)) return true;
  const edge = edges.get(`${last.page}/${last.column}`)?.right ?? 0;
  const isFull = last.monoChars < last.chars * 0.8 && last.x1 > edge - RAGGED;
  return isFull && gap < style.leading * 1.1 && isMostlyMono(line) && !LIST.test(line.text);
}

function kindOf(line: Line, open: Open | null, marked: Marked, items: ReadonlySet<Line>): BlockKind {
  if (open?.kind === "code" && isCode(line)) return "code";
  if (marked.footnotes.has(line)) return "footnote";
  if (items.has(line) || ARROW.test(line.text)) return "list";
  if (isMostlyMono(line)) return "code";
  if (CAPTION.test(line.text)) return "caption";
  return LIST.test(line.text) ? "list" : "paragraph";
}

/** Joins the lines of a document to headings, paragraphs, list items, captions, footnotes and code. */
export function toBlocks(marked: Marked): DraftBlock[] {
  const { lines, headings } = marked;
  const blocks: (DraftBlock | Open)[] = [];
  const notes: Open[] = [];
  const placeNotes = (): void => {
    for (const one of notes.splice(0)) blocks.push(one);
  };
  const edges = rightEdges(lines);
  const left = listLeft(lines);
  const items = unmarkedItems(lines, headings);
  let open: Open | null = null;
  let note: Open | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line === undefined) continue;
    const goesOn = isInSentence(open, line, gapAbove(lines, index), marked, edges);
    const heading = goesOn ? undefined : headings.get(index);
    if (heading !== undefined) {
      placeNotes();
      const text = headingText(lines.slice(index, index + heading.lines), heading, marked);
      blocks.push({ kind: "heading", level: heading.level, text, page: line.page });
      open = null;
      index += heading.lines - 1;
      continue;
    }
    const table = marked.tables.get(index);
    if (table !== undefined) {
      blocks.push({ kind: "table", level: 0, text: table.text, page: line.page });
      open = null;
      index += table.lines - 1;
      continue;
    }
    const kind = goesOn ? "paragraph" : kindOf(line, open, marked, items);
    if (kind === "footnote") {
      if (note !== null && note.page === line.page && !startsFootnote(line)) append(note, line, marked);
      else {
        note = begin("footnote", line, left);
        notes.push(note);
      }
      continue;
    }
    if (open !== null && !breaks(open, line, kind, gapAbove(lines, index), marked, edges)) {
      append(open, line, marked);
      continue;
    }
    placeNotes();
    open = begin(kind, line, left);
    blocks.push(open);
  }
  placeNotes();
  const made = blocks
    .map((block) => withRows(block, marked))
    .filter(isText)
    .map(asFormula)
    .map(({ kind, level, text, page }) => ({ kind, level, text, page }));
  return aroundFloats(made, marked.vocabulary);
}

/** The text of a heading; a word that the end of one of its lines cuts is whole again. */
function headingText(lines: readonly Line[], { text }: Heading, { vocabulary }: Marked): string {
  const [first, ...more] = lines;
  if (first === undefined || more.length === 0) return text;
  return more.reduce((before, line) => vocabulary.join(before, line.text), first.text);
}

/** Where typesetters break names of files and hosts, which have no hyphen there: "mirror." + "example.org". */
const CUT_NAME = /[\p{L}\d][._/]$|\{[^\s{}]*,$/u;

/** A line behind the text before it. */
function joined(open: Open, line: Line, { vocabulary }: Marked): string {
  const isName = open.last.mono?.last === true && line.mono?.first === true;
  if (isName && CUT_NAME.test(open.text) && /^[\p{Ll}\d]/u.test(line.text)) return open.text + line.text;
  return vocabulary.join(open.text, line.text);
}

/** The whole text. The first line of code may be set deeper than the others: they count from the leftmost of their column. */
function withRows(block: DraftBlock | Open, { vocabulary }: Marked): DraftBlock {
  if (!("rows" in block)) return block;
  if (block.kind !== "code")
    return { ...block, text: vocabulary.addresses.separate(`${block.done.join("")}${block.text}`) };
  const lefts = new Map<number, number>();
  for (const { column, x0 } of block.rows) lefts.set(column, Math.min(x0, lefts.get(column) ?? x0));
  const rows = block.rows.map((line, at) => {
    const gap = gapAbove(block.rows, at);
    const blank = at > 0 && gap > line.size * BLANK_LINE && line.page === block.rows[at - 1]?.page;
    const column = Math.round((line.x0 - (lefts.get(line.column) ?? line.x0)) / columnWidth(line));
    return `${blank ? "\n" : ""}${" ".repeat(Math.min(DEEPEST_COLUMN, column))}${line.text}`;
  });
  return { ...block, text: joinContinued(rows.join("\n")) };
}

/** Code without the signs by which a typesetter tells that a line was too long for the page: its parts are one line again. */
function joinContinued(code: string): string {
  return code.replaceAll(/(?:\s*␣)?\n\s*(?:˓ ?→|↪)\s*/g, " ");
}

/** Labels of drawings, scales of charts and music stand in blocks of hardly any words. */
function isText({ kind, text }: DraftBlock): boolean {
  if (kind === "heading" || kind === "table" || kind === "code") return true;
  if (!/\p{L}{3}/u.test(text)) return false;
  if (kind !== "paragraph" || /[.!?…:=@]["»”)]*$|=|@|:\/\//.test(text)) return true;
  const parts = text.split(/[\s/:–-]+/).filter((part) => part !== "");
  return parts.filter((part) => WORD.test(part)).length >= parts.length * FEWEST_WORDS;
}

/** A formula set apart from the text is kept, but not as prose. */
function asFormula(block: DraftBlock): DraftBlock {
  if (block.kind !== "paragraph" || !/[=∑∏√≤≥±∫≈∝]/.test(block.text)) return block;
  const parts = block.text.split(/\s+/);
  const words = parts.filter((part) => /^\p{L}{3,}[.,;:]?$/u.test(part));
  return words.length < parts.length * 0.25 ? { ...block, kind: "code" } : block;
}

/** Where the leftmost items of lists begin. */
function listLeft(lines: readonly Line[]): number {
  return smallest(lines.filter((line) => LIST.test(line.text)).map((line) => Math.round(line.x0 / 6) * 6));
}

function begin(kind: BlockKind, line: Line, listLeft: number): Open {
  const text = kind === "list" ? line.text.replace(BULLET, "").replace(ARROW, "") : line.text;
  const left = Math.min(listLeft, line.x0);
  const level = kind === "list" && line.column === -1 ? Math.min(4, Math.floor((line.x0 - left) / 17)) : 0;
  return { kind, level, done: [], text, page: line.page, x0: line.x0, last: line, lines: 1, rows: [line] };
}

function append(open: Open, line: Line, marked: Marked): void {
  if (open.kind === "code") open.rows.push(line);
  else open.text = joined(open, line, marked);
  if (open.text.length > LONGEST_END) {
    open.done.push(open.text.slice(0, -KEPT_END));
    open.text = open.text.slice(-KEPT_END);
  }
  open.last = line;
  open.lines++;
}

/** "vom 12. Mai" or "dicembre\nn. 39": a line of running text that happens to begin like a list item. */
function isFalseMarker(open: Open, line: Line, gap: number, style: TextStyle): boolean {
  if (BULLET.test(line.text) || /^\(?(1|a|i)[.)]/.test(line.text)) return false;
  const goesOn = /[\p{L},]$/u.test(open.text) && gap > 0 && gap < style.leading * 1.2;
  const below = Math.abs(line.x0 - open.last.x0) < 2 && line.column === open.last.column;
  return goesOn && below && (open.kind === "paragraph" || open.lines > 1);
}

function breaks(
  open: Open,
  line: Line,
  kind: BlockKind,
  gap: number,
  { style }: Marked,
  edges: Edges,
): boolean {
  const { last } = open;
  if (ARROW.test(last.text)) return true;
  if (kind === "code" || open.kind === "code")
    return kind !== open.kind || (gap > style.leading * 3 && line.page === last.page);
  if (kind !== "paragraph" && !(kind === "list" && isFalseMarker(open, line, gap, style))) return true;
  if (Math.abs(line.size - last.size) > 1.2) return true;
  const sameColumn = last.page === line.page && last.column === line.column;
  const ended = SENTENCE_END.test(open.text);
  const edge = edges.get(`${last.page}/${last.column}`);
  const width = edge === undefined ? 0 : edge.right - edge.left;
  if (!sameColumn) {
    const full =
      edge !== undefined && last.x1 > edge.right - width * 0.1 && line.x0 - open.x0 < line.size * 0.8;
    if (open.kind === "caption") return true;
    return ended ? !full : /^\p{Lu}/u.test(line.text) && !/[-,\p{Ll}]$/u.test(open.text);
  }
  const wide = last.x1 - last.x0 > width * 0.6;
  const goesOn = wide && /[\p{L},]$/u.test(open.text) && /^\p{Ll}/u.test(line.text);
  if (goesOn && gap > 0 && gap < style.leading * 1.8) return false;
  if (gap < -line.size || gap > Math.max(style.leading * 1.45, line.size * 1.55)) return true;
  const outdented = open.kind === "list" && line.x0 < open.x0 - 2;
  if (outdented && (ended || gap > style.leading * 1.2)) return true;
  const short = edge !== undefined && last.x1 < edge.right - width * 0.18;
  const indented = line.x0 - last.x0 > line.size * 0.8 && line.x0 - last.x0 < line.size * 4;
  return ended && open.kind !== "list" && (short || indented) && /^[\p{Lu}\d«„“"¿¡(]/u.test(line.text);
}
