import type { BlockKind } from "../../types/index.ts";
import type { DraftBlock } from "../draft.ts";
import { mathText } from "../formula.ts";
import { tableBlock } from "../markdown-table.ts";
import { cleanCode, cleanLine } from "../normalise.ts";
import { isControl, isHidden, isSurrounding, rolesOf } from "./content.ts";
import { collapsed, placedText } from "./inline.ts";
import { isLayout, rowsOf } from "./tables.ts";
import { type Element, elementsIn, type Node, textOf } from "./tree.ts";

/** A picture that a page shows. */
export interface PlacedImage {
  /** Its address as the page names it. */
  source: string;
  alt: string;
  /** Index of the block after which it stands; -1 before the first. */
  after: number;
  /** Index of the block that is its caption; null where none is marked. */
  caption: number | null;
  page: number | null;
  /** Pixels as the page gives them; 0 where it does not. */
  width: number;
  height: number;
}

/** What is told apart while a page is read. */
export interface PageOptions {
  /** Pages of the web are surrounded by navigation; chapters of books and Markdown are not. */
  surroundings: boolean;
}

interface ListPlace {
  level: number;
  ordered: boolean;
  next: number;
}

/** Elements that begin a new paragraph. */
const BLOCKS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main nav ol p pre section summary ul html tr td th tbody thead tfoot caption figcaption table".split(
    " ",
  ),
);
const NOTE_ROLES = new Set(["footnote", "rearnote", "endnote", "doc-footnote", "doc-endnote"]);
const NOTES_ROLES = new Set(["footnotes", "rearnotes", "endnotes", "doc-endnotes"]);
const REFERENCE_ROLES = new Set(["noteref", "doc-noteref", "doc-backlink", "backlink"]);

/** Turns the elements of pages into blocks; several pages, as the chapters of a book, go on one after the other. */
export class PageReader {
  readonly blocks: DraftBlock[] = [];
  readonly images: PlacedImage[] = [];
  /** Whether text that nobody sees, or that surrounds the content, was left out. */
  hidden = false;
  surroundings = false;
  /** Page of the printed book, where the pages say where it begins. */
  page: number | null = null;
  #options: PageOptions;
  #text = "";
  #kind: BlockKind = "paragraph";
  #lists: ListPlace[] = [];
  /** The item that is being read, until its first text is out; then the block that it became. */
  #item: "begins" | DraftBlock | null = null;
  #waiting: PlacedImage[] = [];
  #insideContent = false;

  constructor(options: PageOptions) {
    this.#options = options;
  }

  /** @param marked whether the element was marked as content by its author */
  read(element: Element, marked = false): void {
    this.#insideContent = marked;
    this.#visit(element);
    this.#flush();
  }

  #children(element: Element): void {
    for (const child of element.children) this.#node(child);
  }

  #node(node: Node): void {
    if (typeof node === "string") this.#text += collapsed(node);
    else this.#visit(node);
  }

  #isLeftOut(element: Element): boolean {
    if (isHidden(element)) {
      if (textOf(element).trim() !== "") this.hidden = true;
      return true;
    }
    if (isControl(element)) return true;
    if (!this.#options.surroundings || !isSurrounding(element, this.#insideContent)) return false;
    if (textOf(element).trim() !== "") this.surroundings = true;
    return true;
  }

  #visit(element: Element): void {
    const roles = rolesOf(element);
    this.#turnPage(element, roles);
    if (roles.some((role) => REFERENCE_ROLES.has(role)) || this.#isLeftOut(element)) return;
    if (!BLOCKS.has(element.name)) {
      this.#inline(element);
      return;
    }
    this.#flush();
    const outside = this.#insideContent;
    if (element.name === "article" || element.name === "main") this.#insideContent = true;
    this.#block(element, roles);
    this.#flush();
    this.#insideContent = outside;
  }

  #turnPage({ attributes }: Element, roles: readonly string[]): void {
    if (!roles.includes("pagebreak") && !roles.includes("doc-pagebreak")) return;
    const said = attributes["aria-label"] ?? attributes.title ?? attributes.id ?? "";
    const number = Number(/(\d{1,5})\D*$/.exec(said)?.[1]);
    if (Number.isInteger(number) && number > (this.page ?? 0)) this.page = number;
  }

  #inline(element: Element): void {
    const { name } = element;
    if (name === "head") return;
    if (name === "br") this.#text += "\n";
    else if (name === "math") this.#text += mathText(element);
    else if (name === "sup" || name === "sub") this.#raised(element);
    else if (name === "img" || name === "image") this.#image(element);
    else if (name === "q") {
      this.#text += "“";
      this.#children(element);
      this.#text += "”";
    } else if (name === "rt" || name === "rp") return;
    else this.#children(element);
  }

  /** A raised link to a note is no part of the sentence. */
  #raised(element: Element): void {
    const links = [...elementsIn(element)].filter(({ attributes }) =>
      /^#|#.*(?:fn|note)/i.test(attributes.href ?? ""),
    );
    if (links.length === 0) this.#text += placedText(element);
  }

  #image({ attributes }: Element): void {
    const source = attributes.src ?? attributes["xlink:href"] ?? attributes.href ?? "";
    if (source === "") return;
    this.#waiting.push({
      source,
      alt: (attributes.alt ?? "").trim(),
      after: -1,
      caption: null,
      page: this.page,
      width: Number.parseInt(attributes.width ?? "0", 10) || 0,
      height: Number.parseInt(attributes.height ?? "0", 10) || 0,
    });
  }

  #block(element: Element, roles: readonly string[]): void {
    const { name } = element;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined) this.#heading(element, Number(level));
    else if (name === "ul" || name === "ol") this.#list(element, roles);
    else if (name === "li") this.#listItem(element);
    else if (name === "pre") this.#code(element);
    else if (name === "table" && !isLayout(element)) this.#table(element);
    else if (name === "figure") this.#figure(element);
    else if (name === "header" && this.#options.surroundings && !this.#insideContent) this.#pageHead(element);
    else if (name === "dl") this.#definitions(element);
    else if (roles.some((role) => NOTE_ROLES.has(role))) this.#as("footnote", element);
    else if (
      roles.some((role) => NOTES_ROLES.has(role)) ||
      /\bfootnotes\b/.test(element.attributes.class ?? "")
    )
      this.#notes(element);
    else if (name === "blockquote") this.#as("quote", element);
    else if (name === "figcaption" || name === "caption") this.#as("caption", element);
    else this.#children(element);
  }

  /** Of the head of a page its title alone: the rest is the site's. */
  #pageHead(element: Element): void {
    const titles = [...elementsIn(element)].filter(({ name }) => name === "h1");
    for (const title of titles) this.#heading(title, 1);
    const said = titles.reduce((sum, title) => sum + textOf(title).trim().length, 0);
    if (textOf(element).trim().length > said) this.surroundings = true;
  }

  #as(kind: BlockKind, element: Element): void {
    const before = this.#kind;
    this.#kind = kind;
    this.#children(element);
    this.#flush();
    this.#kind = before;
  }

  #heading(element: Element, level: number): void {
    this.#children(element);
    const text = this.#take()
      .replace(/\n/g, " ")
      .replace(/[¶#]\s*$/, "")
      .trim();
    if (/[\p{L}\p{N}]/u.test(text)) this.blocks.push({ kind: "heading", level, text, page: this.page });
    this.#item = null;
    this.#placeImages();
  }

  #list(element: Element, roles: readonly string[]): void {
    if (roles.some((role) => NOTES_ROLES.has(role))) {
      this.#notes(element);
      return;
    }
    const start = Number(element.attributes.start ?? 1);
    this.#lists.push({
      level: this.#lists.length,
      ordered: element.name === "ol",
      next: Number.isInteger(start) ? start : 1,
    });
    const outer = this.#item;
    this.#children(element);
    this.#flush();
    this.#item = outer;
    this.#lists.pop();
  }

  #listItem(element: Element): void {
    if (this.#lists.length === 0) {
      this.#lists.push({ level: 0, ordered: false, next: 1 });
      this.#listItem(element);
      this.#lists.pop();
      return;
    }
    this.#item = this.#kind === "paragraph" ? "begins" : null;
    this.#children(element);
    this.#flush();
    this.#item = null;
  }

  #notes(element: Element): void {
    const items = [...elementsIn(element, ({ name }) => name !== "li")].filter(({ name }) => name === "li");
    if (items.length === 0) this.#as("footnote", element);
    for (const item of items) this.#as("footnote", { ...item, name: "div" });
  }

  /** A term and what it means stand together. */
  #definitions(element: Element): void {
    let term = "";
    for (const child of elementsIn(element, ({ name }) => name === "div")) {
      if (child.name === "dt") term = this.#textInside(child);
      if (child.name !== "dd") continue;
      const first = this.blocks.length;
      this.#children(child);
      this.#flush();
      const meaning = this.blocks[first];
      if (meaning !== undefined && term !== "" && meaning.kind === "paragraph")
        this.blocks[first] = { ...meaning, text: `${term}: ${meaning.text}` };
      term = "";
    }
  }

  #textInside(element: Element): string {
    const before = this.#text;
    this.#text = "";
    this.#children(element);
    const text = this.#take();
    this.#text = before;
    return text;
  }

  #code(element: Element): void {
    const text = rawText(element)
      .replace(/^\r?\n/, "")
      .split(/\r?\n/)
      .map(cleanCode)
      .join("\n")
      .trimEnd();
    if (text.trim() !== "")
      this.blocks.push({ kind: "code", level: 0, text: text.normalize("NFC"), page: this.page });
    this.#item = null;
  }

  /** The blocks of a cell, as lines of its text; its pictures follow the table. */
  #cellText(cell: Element): string {
    const inner = new PageReader(this.#options);
    inner.page = this.page;
    inner.read({ ...cell, name: "div" }, true);
    this.hidden ||= inner.hidden;
    this.#waiting.push(...inner.images);
    return inner.blocks.map(({ text }) => text).join("\n");
  }

  #table(element: Element): void {
    for (const child of elementsIn(element, ({ name }) => name !== "table" && name !== "tr")) {
      if (child.name === "caption") this.#as("caption", child);
    }
    const block = tableBlock(
      rowsOf(element, (cell) => this.#cellText(cell)),
      this.page,
    );
    if (block !== null) this.blocks.push(block);
    this.#item = null;
    this.#placeImages();
  }

  #figure(element: Element): void {
    const first = { image: this.images.length, block: this.blocks.length };
    this.#children(element);
    this.#flush();
    const caption = this.blocks.findIndex(({ kind }, at) => at >= first.block && kind === "caption");
    if (caption === -1) return;
    for (const image of this.images.slice(first.image)) image.caption = caption;
  }

  /** The text since the last block, cleaned. */
  #take(): string {
    const lines = this.#text.split("\n").map((line) => cleanLine(line.replace(/\u00AD/g, "")).trim());
    this.#text = "";
    return lines
      .filter((line) => line !== "")
      .join("\n")
      .normalize("NFC");
  }

  #flush(): void {
    const text = this.#take();
    if (text !== "") this.#emit(text);
    this.#placeImages();
  }

  #emit(text: string): void {
    const list = this.#lists.at(-1);
    const { page } = this;
    if (this.#item !== null && this.#item !== "begins") {
      this.#item.text += ` ${text.replace(/\n/g, " ")}`;
    } else if (this.#item === "begins" && list !== undefined) {
      const oneLine = text.replace(/\n/g, " ");
      const block: DraftBlock = {
        kind: "list",
        level: list.level,
        text: list.ordered ? `${list.next++}. ${oneLine}` : oneLine,
        page,
      };
      this.blocks.push(block);
      this.#item = block;
    } else this.blocks.push({ kind: this.#kind, level: 0, text, page });
  }

  /** Pictures stand after the block that holds them. */
  #placeImages(): void {
    for (const image of this.#waiting.splice(0))
      this.images.push({ ...image, after: this.blocks.length - 1 });
  }
}

/** Text as it stands in the source, with its line ends. */
function rawText(node: Node): string {
  if (typeof node === "string") return node;
  if (node.name === "br") return "\n";
  return node.children.map(rawText).join("");
}
