import { LIMITS } from "@lehrpfad/contract";
import { sentencesAt } from "./sentences.ts";

/** Words of a step that somebody selected, and the passage that they stand in. */
export interface Selected {
  text: string;
  /** Whole sentences, or a whole row of a table, as they are read. */
  quote: string;
  /** Of a cell in a table: what its row and its column are about. */
  cell?: { row: string; column: string };
}

/** What a passage is made of; a row of a table is told before the paragraphs in its cells. */
const BLOCKS = "tr, p, li, h2, h3, h4, dt, dd, figcaption, pre";

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** The cells of a row as one line. */
const rowText = (row: Element) =>
  [...row.querySelectorAll("td, th")].map((cell) => oneLine(cell.textContent ?? "")).join(" | ");

/** Letters of a block before a place of a range; where the range goes beyond the block, up to its edge. */
function lettersBefore(block: Element, node: Node, offset: number, beyond: number): number {
  if (!block.contains(node)) return beyond;
  const before = document.createRange();
  before.selectNodeContents(block);
  before.setEnd(node, offset);
  return before.toString().length;
}

function passageIn(block: Element, range: Range, language: string): string {
  if (block.matches("tr")) return rowText(block);
  const text = block.textContent ?? "";
  const from = lettersBefore(block, range.startContainer, range.startOffset, 0);
  const to = lettersBefore(block, range.endContainer, range.endOffset, text.length);
  return sentencesAt(text, language, from, to);
}

/** The blocks that a range touches: of those that hold each other the innermost, but rows of tables whole. */
function blocksIn(root: Element, range: Range): Element[] {
  const touched = [...root.querySelectorAll(BLOCKS)].filter((block) => range.intersectsNode(block));
  const isInRow = (block: Element) => block.parentElement?.closest("tr") != null;
  const holdsOther = (block: Element) => touched.some((other) => other !== block && block.contains(other));
  return touched.filter((block) => !isInRow(block) && (block.matches("tr") || !holdsOther(block)));
}

/** What the cell of a table is about that holds a range: the first cell of its row, and the head of its column. */
function cellOf({ startContainer, endContainer }: Range): Selected["cell"] {
  const start = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  const cell = start?.closest("td, th");
  const row = cell?.closest("tr");
  const head = row?.closest("table")?.querySelector("tr");
  if (!cell || !row || !head || row === head || !cell.contains(endContainer)) return undefined;
  const at = [...row.children].indexOf(cell);
  const texts = [row.children[0], head.children[at]].map((one) => oneLine(one?.textContent ?? ""));
  const [about = "", column = ""] = texts;
  return at > 0 && head.querySelector("th") && about !== "" && column !== ""
    ? { row: about, column }
    : undefined;
}

/** What is selected inside of `root`, by whatever means; null for nothing, or for more than a passage may have. */
export function selectedIn(root: HTMLElement | null, language: string): Selected | null {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  if (!root || !range || range.collapsed || !root.contains(range.commonAncestorContainer)) return null;
  const text = oneLine(range.toString());
  const quote = blocksIn(root, range)
    .map((block) => passageIn(block, range, language))
    .filter((passage) => passage !== "")
    .join("\n");
  if (text === "" || quote === "" || quote.length > LIMITS.passageLength) return null;
  const cell = cellOf(range);
  return { text, quote, ...(cell ? { cell } : {}) };
}
