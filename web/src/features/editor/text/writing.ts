import { readFormula } from "@lehrpfad/interchange/markdown";
import type { JSONContent } from "@tiptap/core";
import { isCallOut } from "./blocks.ts";
import { formulasIn } from "./formula.ts";
import { isPending } from "./pictures.ts";

/** Characters of no alphabet that stand for what the writer of Markdown would escape. */
const [FORMULA, DOLLAR, END] = ["\ue000", "\ue001", "\ue002"];
const CALL_OUT = "\ue003";
const PLACES = new RegExp(`(${FORMULA}|${CALL_OUT})(\\w+)${END}|${DOLLAR}`, "g");

const JOINER = "\u2060";

const isCode = ({ marks }: JSONContent) => marks?.some(({ type }) => type === "code") ?? false;

/** Text as Markdown's writer may have it, in which something stands for formulas and for the heads of call-outs. */
export class Written {
  readonly #formulas: string[] = [];

  /** The same document without what that writer does not know. */
  prepared(node: JSONContent, inCell = false): JSONContent {
    if (node.type === "codeBlock" || node.content === undefined) return node;
    const isInCell = inCell || node.type === "tableCell" || node.type === "tableHeader";
    const content = withoutLastBreaks(node.content.filter(({ attrs }) => !isPending(attrs?.src)));
    if (node.type === "table") return { ...node, content: content.map((row, at) => this.#row(row, at)) };
    if (node.type === "blockquote" && isCallOut(node.attrs?.kind)) {
      return { ...node, content: this.#withHead(node.attrs.kind, content) };
    }
    if (!content.some(({ type }) => type === "text" || type === "formula")) {
      return { ...node, content: content.map((child) => this.prepared(child, isInCell)) };
    }
    const escapes = needsEscapes(content);
    const pieces = content.map((piece) => this.#piece(piece, escapes, isInCell));
    return { ...node, content: pieces.flatMap((piece, at) => apart(piece, content[at], content[at + 1])) };
  }

  /** The Markdown, with formulas and heads of call-outs in their places. */
  finished(markdown: string): string {
    return markdown.replace(PLACES, (_whole, sign?: string, what = "") => {
      if (sign === CALL_OUT) return `[!${what.toUpperCase()}] `;
      return sign === FORMULA ? `${this.#formulas[Number(what)] ?? ""}` : "\\$";
    });
  }

  #row(row: JSONContent, index: number): JSONContent {
    const type = index === 0 ? "tableHeader" : "tableCell";
    return { ...row, content: row.content?.map((cell) => this.prepared({ ...cell, type }, true)) ?? [] };
  }

  #withHead(kind: string, content: JSONContent[]): JSONContent[] {
    const head = { type: "text", text: `${CALL_OUT}${kind}${END}` };
    const [first, ...rest] = content.map((child) => this.prepared(child));
    if (first?.type !== "paragraph") {
      return [{ type: "paragraph", content: [head] }, ...(first ? [first, ...rest] : [])];
    }
    return [{ ...first, content: [head, ...(first.content ?? [])] }, ...rest];
  }

  #piece(piece: JSONContent, escapes: boolean, inCell: boolean): JSONContent {
    if (piece.type === "formula")
      return { type: "text", text: this.#place(piece, inCell), marks: piece.marks ?? [] };
    if (!escapes || piece.text === undefined || isCode(piece)) return piece;
    return { ...piece, text: piece.text.replaceAll("$", DOLLAR) };
  }

  /** A formula on one line; a norm's bars would be taken for the border of a cell. */
  #place({ attrs }: JSONContent, inCell: boolean): string {
    const line = String(attrs?.tex ?? "")
      .replace(/\s+/g, " ")
      .replaceAll("\\|", "\\Vert ");
    const tex = inCell ? line.replaceAll("|", "\\|") : line;
    this.#formulas.push(asMarkdown(tex, attrs?.display === true));
    return `${FORMULA}${this.#formulas.length - 1}${END}`;
  }
}

/** Breaks behind the last words end no line; some browsers on phones leave one there. */
function withoutLastBreaks(content: JSONContent[]): JSONContent[] {
  return content.slice(0, content.findLastIndex(({ type }) => type !== "hardBreak") + 1);
}

/** Two words alone are none for who reads it: an empty group makes a formula of them. */
function asMarkdown(tex: string, display: boolean): string {
  if (display) return `$$${tex}$$`;
  return readFormula(`$${tex}$`) === null ? `$${tex}{}$` : `$${tex}$`;
}

/** A piece with a sign that is not seen before the next one, where a formula and a word would be taken for money. */
function apart(
  piece: JSONContent,
  from: JSONContent | undefined,
  next: JSONContent | undefined,
): JSONContent[] {
  const isTight =
    (from?.type === "formula" && (next?.type === "formula" || /^[\p{L}\p{N}$]/u.test(next?.text ?? ""))) ||
    (next?.type === "formula" && /[\p{L}\p{N}$]$/u.test(from?.text ?? ""));
  return isTight ? [piece, { type: "text", text: JOINER }] : [piece];
}

/** Whether dollars in a paragraph would be taken for those of formulas. */
function needsEscapes(content: readonly JSONContent[]): boolean {
  const texts = content.map((piece) => (piece.text !== undefined && !isCode(piece) ? piece.text : " "));
  if (!texts.some((text) => text.includes("$"))) return false;
  const isBesideFormula = content.some(({ type }) => type === "formula");
  return isBesideFormula || [...texts, texts.join("")].some((text) => formulasIn(text).length > 0);
}
