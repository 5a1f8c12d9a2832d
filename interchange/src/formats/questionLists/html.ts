import { type HtmlElement, isBlock, parseHtml, UNREAD } from "../imports/html.ts";
import { ImportError } from "../markdown/errors.ts";
import {
  cellOf,
  type Line,
  letterOf,
  linesOf,
  MOST_CELLS,
  MOST_PIECES,
  type Piece,
  type Run,
} from "./pieces.ts";

const BOLD = /^(?:b|strong|mark)$/;
const BOLD_STYLE = /font-weight\s*:\s*(?:bold|[6-9]00)/i;
const PLAIN_STYLE = /font-weight\s*:\s*(?:normal|[1-5]00)/i;
const LETTERS = /lower-alpha|upper-alpha|lower-latin|upper-latin/i;

function isBold({ name, attributes }: HtmlElement, around: boolean): boolean {
  const { style = "" } = attributes;
  if (PLAIN_STYLE.test(style)) return false;
  return around || BOLD.test(name) || BOLD_STYLE.test(style);
}

/** What a page shows as a box that is ticked or not. */
function boxOf({ attributes }: HtmlElement): string {
  if (!/^(?:checkbox|radio)$/i.test(attributes.type ?? "")) return "";
  return attributes.checked === undefined ? "☐ " : "☑ ";
}

/** Takes the lines and rows of a page out of its elements. */
class PageReader {
  readonly pieces: Piece[] = [];
  #open: Run[] = [];
  #label = "";

  #end(): void {
    const lines = linesOf(this.#open).filter(({ text }, _, all) => text !== "" || all.length > 1);
    this.#open = [];
    if (this.pieces.length > MOST_PIECES) throw new ImportError("too_large");
    for (const line of lines) {
      if (line.text === "") this.pieces.push(line);
      else {
        this.pieces.push({ ...line, text: `${this.#label}${line.text}` });
        this.#label = "";
      }
    }
  }

  #list(list: HtmlElement, depth: number, around: boolean): void {
    const { type = "", style = "", start = "1" } = list.attributes;
    const hasLetters = /^a$/i.test(type) || LETTERS.test(style) || depth > 0;
    let number = Number.parseInt(start, 10) || 1;
    for (const item of list.children) {
      if (typeof item === "string") continue;
      if (item.name !== "li") {
        this.read([item], depth, around);
        continue;
      }
      const numbered = hasLetters ? `${letterOf(number)}) ` : `${number}. `;
      this.#label = list.name === "ol" ? numbered : "• ";
      number += 1;
      this.read(item.children, depth + 1, isBold(item, around));
      this.#end();
      this.#label = "";
    }
  }

  #table(table: HtmlElement): void {
    for (const row of rowsIn(table)) {
      const cells = row.children.flatMap((cell): Line[] => {
        if (typeof cell === "string" || !/^t[hd]$/.test(cell.name)) return [];
        return [cellOf(linesIn(cell.children, isBold(cell, false)))];
      });
      const [only] = cells;
      if (only && cells.length === 1) {
        for (const text of only.text.split("\n")) this.pieces.push({ ...only, text });
      } else this.pieces.push({ cells: cells.slice(0, MOST_CELLS) });
    }
  }

  read(nodes: readonly (HtmlElement | string)[], depth: number, around: boolean): void {
    for (const node of nodes) {
      if (typeof node === "string") {
        this.#open.push({ text: node.replace(/\s+/g, " "), isMarked: around });
        continue;
      }
      if (UNREAD.test(node.name)) continue;
      if (node.name === "br") this.#open.push({ text: "\n", isMarked: around });
      else if (node.name === "input") this.#open.push({ text: boxOf(node), isMarked: around });
      else if (isBlock(node.name)) this.#block(node, depth, around);
      else this.read(node.children, depth, isBold(node, around));
    }
  }

  #block(node: HtmlElement, depth: number, around: boolean): void {
    this.#end();
    if (node.name === "ul" || node.name === "ol") this.#list(node, depth, around);
    else if (node.name === "table") this.#table(node);
    else this.read(node.children, depth, isBold(node, around));
    this.#end();
  }

  finish(): Piece[] {
    this.#end();
    return this.pieces;
  }
}

function linesIn(nodes: readonly (HtmlElement | string)[], around: boolean): Line[] {
  const reader = new PageReader();
  reader.read(nodes, 1, around);
  return reader.finish().flatMap((piece) => ("cells" in piece ? piece.cells : [piece]));
}

function rowsIn(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return child.name === "tr" ? [child] : rowsIn(child);
  });
}

/** The pieces of a page, or of what a text program puts on the clipboard. @throws ImportError */
export function htmlPieces(html: string): Piece[] {
  const reader = new PageReader();
  reader.read(parseHtml(html).children, 0, false);
  return reader.finish();
}
