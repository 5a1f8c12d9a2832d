import type { Attributes, Package } from "../archive/package.ts";
import type { DraftBlock } from "../draft.ts";
import { Drawings, type PlacedDrawing } from "../figures/drawings.ts";
import { tableBlock } from "../markdown-table.ts";
import { cleanCode, cleanLine } from "../normalise.ts";
import { setAt, type VerticalPlace } from "../raised.ts";
import { FormulaReader } from "./formula.ts";
import type { Numbering } from "./numbering.ts";
import type { ListPlace, Styles } from "./styles.ts";

interface Paragraph {
  text: string;
  page: number;
  style: string | null;
  list: ListPlace | null;
  outline: number | null;
  boldCharacters: number;
  /** Field codes seen in it, such as a table of contents. */
  contents: boolean;
}

interface Table {
  rows: string[][];
  cell: string | null;
  page: number;
}

/** What was found in one XML part of a DOCX. */
export interface Body {
  blocks: DraftBlock[];
  notes: Map<string, string>;
  pages: number;
  /** Whether hidden or deleted text was left out. */
  hidden: boolean;
  drawings: PlacedDrawing[];
}

/** Parts of the text that a reader of the printed document would not see. */
const SKIPPED = new Set(["mc:Fallback", "w:del", "w:moveFrom", "w:instrText", "w:delText", "w:rt"]);
const isOff = (attributes: Attributes): boolean => ["0", "false", "off"].includes(attributes["w:val"] ?? "1");

const TYPED_BULLET = /^[•●▪◦·*?–-]\s+(?=\S)/;

/** A list typed with bullets and line breaks inside one paragraph, as one block for each line. */
function typedList(block: DraftBlock): DraftBlock[] {
  const lines = block.text.split("\n");
  if (lines.filter((line) => TYPED_BULLET.test(line)).length < 2) return [block];
  return lines.map((line) =>
    TYPED_BULLET.test(line)
      ? { ...block, kind: "list", text: line.replace(TYPED_BULLET, "") }
      : { ...block, text: line },
  );
}

function placeOf(value: string | undefined): VerticalPlace {
  return value === "superscript" || value === "subscript" ? value : "line";
}

function proseText(text: string): string {
  return text
    .split("\n")
    .map((line) => cleanLine(line.replace(/\u00AD/g, "")).trim())
    .filter((line) => line !== "")
    .join("\n")
    .normalize("NFC");
}

/** Code keeps its blanks and its blank lines. */
function codeText(text: string): string {
  return text.split("\n").map(cleanCode).join("\n").normalize("NFC");
}

/** Turns the elements of word/document.xml, or of the footnotes, into blocks. */
export class BodyReader {
  #styles: Styles;
  #numbering: Numbering;
  #blocks: DraftBlock[] = [];
  #notes = new Map<string, string>();
  #note: string | null = null;
  #paragraphs: Paragraph[] = [];
  #tables: Table[] = [];
  #page = 1;
  #skip = 0;
  #inText = false;
  #run: { hidden: boolean; bold: boolean; place: VerticalPlace } | null = null;
  #sdt: boolean[] = [];
  #hidden = false;
  /** Blank lines since the last line of code. */
  #blankCode = 0;
  #bold = new Set<DraftBlock>();
  #pagesKnown = false;
  #drawings = new Drawings();
  #formula = new FormulaReader();

  constructor(styles: Styles, numbering: Numbering) {
    this.#styles = styles;
    this.#numbering = numbering;
  }

  async read(parts: Package, part: string): Promise<Body> {
    await parts.parse(part, {
      open: (name, attributes) => this.#open(name, attributes),
      close: (name) => this.#close(name),
      text: (text) => this.#text(text),
    });
    const headed = this.#boldHeadings();
    const blocks = this.#pagesKnown ? headed : headed.map((block) => ({ ...block, page: null }));
    const pages = this.#pagesKnown ? this.#page : 0;
    return { blocks, notes: this.#notes, pages, hidden: this.#hidden, drawings: this.#drawings.placed };
  }

  /** In a document without heading styles, short bold paragraphs are what its author took for headings. */
  #boldHeadings(): DraftBlock[] {
    const blocks = this.#blocks;
    const styled = blocks.some((block) => block.kind === "heading");
    if (styled || this.#bold.size < 3 || this.#bold.size > blocks.length * 0.4) return blocks;
    return blocks.map((block) => (this.#bold.has(block) ? { ...block, kind: "heading", level: 1 } : block));
  }

  get #paragraph(): Paragraph | undefined {
    return this.#paragraphs.at(-1);
  }

  #open(name: string, attributes: Attributes): void {
    if (this.#skip > 0) {
      this.#skip++;
      return;
    }
    if (SKIPPED.has(name)) {
      this.#skip = 1;
      if (name === "w:del") this.#hidden = true;
      return;
    }
    if (this.#paragraph !== undefined && this.#formula.open(name, attributes)) return;
    this.#openProperty(name, attributes);
    this.#openText(name, attributes);
    this.#openContainer(name, attributes);
    this.#drawings.open(name, attributes);
  }

  #openProperty(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraph;
    if (paragraph === undefined) return;
    const value = attributes["w:val"];
    if (name === "w:pStyle") paragraph.style = value ?? null;
    if (name === "w:outlineLvl") paragraph.outline = Number(value);
    if (name === "w:ilvl") paragraph.list = { numId: paragraph.list?.numId ?? "", level: Number(value) || 0 };
    if (name === "w:numId") paragraph.list = { numId: value ?? "", level: paragraph.list?.level ?? 0 };
    if (this.#run !== null && name === "w:vanish" && !isOff(attributes)) this.#run.hidden = true;
    if (this.#run !== null && name === "w:vertAlign") this.#run.place = placeOf(value);
    if (this.#run !== null && name === "w:b" && !isOff(attributes)) this.#run.bold = true;
  }

  #openText(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraph;
    if (paragraph === undefined) return;
    if (name === "w:r") this.#run = { hidden: false, bold: false, place: "line" };
    if (name === "w:t") this.#inText = true;
    if (name === "w:tab" && this.#run !== null) paragraph.text += "\t";
    if (name === "w:br" || name === "w:cr") paragraph.text += attributes["w:type"] === "page" ? " " : "\n";
    if (name === "w:noBreakHyphen") paragraph.text += "-";
    if (name === "w:lastRenderedPageBreak") {
      this.#page++;
      this.#pagesKnown = true;
      if (paragraph.text.trim() === "") paragraph.page = this.#page;
    }
  }

  #openContainer(name: string, attributes: Attributes): void {
    if (name === "w:p") {
      const contents = this.#sdt.includes(true);
      this.#paragraphs.push({
        text: "",
        page: this.#page,
        style: null,
        list: null,
        outline: null,
        boldCharacters: 0,
        contents,
      });
    }
    if (name === "w:tbl") this.#tables.push({ rows: [], cell: null, page: this.#page });
    if (name === "w:tr") this.#tables.at(-1)?.rows.push([]);
    const table = this.#tables.at(-1);
    if (name === "w:tc" && table !== undefined) table.cell = "";
    if (name === "w:sdt") this.#sdt.push(false);
    if (name === "w:docPartGallery" && /contents/i.test(attributes["w:val"] ?? "") && this.#sdt.length > 0) {
      this.#sdt[this.#sdt.length - 1] = true;
    }
    if (name === "w:footnote" || name === "w:endnote") {
      if (attributes["w:type"] !== undefined && attributes["w:type"] !== "normal") this.#skip = 1;
      else this.#note = `${name}/${attributes["w:id"] ?? ""}`;
    }
  }

  #text(text: string): void {
    const paragraph = this.#paragraph;
    if (this.#formula.isOpen && this.#skip === 0) {
      this.#formula.text(text);
      return;
    }
    if (!this.#inText || this.#skip > 0 || paragraph === undefined) return;
    if (this.#run?.hidden === true) {
      if (text.trim() !== "") this.#hidden = true;
      return;
    }
    paragraph.text += setAt(this.#run?.place ?? "line", text);
    if (this.#run?.bold === true) paragraph.boldCharacters += text.trim().length;
  }

  #close(name: string): void {
    if (this.#skip > 0) {
      this.#skip--;
      return;
    }
    if (this.#formula.isOpen) {
      const formula = this.#formula.close();
      if (formula !== null && this.#paragraph) this.#paragraph.text += formula;
      return;
    }
    this.#drawings.close(name);
    if (name === "w:t") this.#inText = false;
    if (name === "w:r") this.#run = null;
    if (name === "w:p") this.#closeParagraph();
    if (name === "w:tc") this.#closeCell();
    if (name === "w:tbl") this.#closeTable();
    if (name === "w:sdt") this.#sdt.pop();
    if (name === "w:p" || name === "w:tbl") this.#placeDrawings();
    if (name === "w:footnote" || name === "w:endnote") this.#note = null;
  }

  /** Pictures stand after the paragraph or the table that holds them. */
  #placeDrawings(): void {
    if (this.#note !== null) this.#drawings.forget();
    else if (this.#paragraphs.length === 0 && this.#tables.length === 0) {
      this.#drawings.place(this.#blocks.length - 1, this.#page);
    }
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined || paragraph.contents) return;
    const code =
      this.#styles.role(paragraph.style) === "code" && this.#styles.headingLevel(paragraph.style) === null;
    const text = code ? codeText(paragraph.text) : proseText(paragraph.text);
    if (text.trim() === "") {
      if (code) this.#blankCode += text.split("\n").length;
      return;
    }
    const block = this.#classify(paragraph, text);
    if (block === null) return;
    const letters = text.replace(/\s/g, "").length;
    const isBold = paragraph.boldCharacters >= letters * 0.9 && text.length < 120 && !/[.;,\n]/.test(text);
    if (block.kind === "paragraph" && isBold) this.#bold.add(block);
    for (const part of block.kind === "paragraph" ? typedList(block) : [block]) this.#emit(part);
  }

  #classify(paragraph: Paragraph, text: string): DraftBlock | null {
    const { page, style } = paragraph;
    const own = paragraph.outline;
    const level = own !== null && own < 9 ? own + 1 : this.#styles.headingLevel(style);
    const oneLine = text.replace(/\n/g, " ");
    if (level !== null && /[\p{L}\p{N}]/u.test(text)) {
      return { kind: "heading", level: Math.max(1, level), text: oneLine, page };
    }
    const role = this.#styles.role(style);
    if (role === "contents") return null;
    if (role === "code" || role === "quote" || role === "caption")
      return { kind: role, level: 0, text, page };
    const list = paragraph.list ?? this.#styles.list(style);
    if (list === null || list.numId === "0") return { kind: "paragraph", level: 0, text, page };
    const number = this.#numbering.next(list);
    return { kind: "list", level: list.level, text: number === "" ? oneLine : `${number} ${oneLine}`, page };
  }

  #emit(block: DraftBlock): void {
    const table = this.#tables.at(-1);
    if (this.#note !== null) {
      const before = this.#notes.get(this.#note);
      this.#notes.set(this.#note, before === undefined ? block.text : `${before} ${block.text}`);
    } else if (table !== undefined && table.cell !== null) {
      table.cell = table.cell === "" ? block.text : `${table.cell}\n${block.text}`;
    } else if (!this.#goesOnAsCode(block)) this.#blocks.push(block);
    this.#blankCode = 0;
  }

  /** Word keeps each line of a program as a paragraph: they are one block, with the blank lines between them. */
  #goesOnAsCode(block: DraftBlock): boolean {
    const last = this.#blocks.at(-1);
    if (block.kind !== "code" || last?.kind !== "code" || last.page !== block.page) return false;
    last.text += "\n".repeat(this.#blankCode + 1) + block.text;
    return true;
  }

  #closeCell(): void {
    const table = this.#tables.at(-1);
    if (table === undefined || table.cell === null) return;
    table.rows.at(-1)?.push(table.cell);
    table.cell = null;
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    const block = table === undefined ? null : tableBlock(table.rows, table.page);
    if (block !== null) this.#emit(block);
  }
}
