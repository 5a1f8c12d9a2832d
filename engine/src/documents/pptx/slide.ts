import type { Attributes, XmlHandler } from "../archive/package.ts";
import type { DraftBlock } from "../draft.ts";
import { tableBlock } from "../markdown-table.ts";
import { cleanLine } from "../normalise.ts";
import { setAt, type VerticalPlace } from "../raised.ts";

/** A picture on a slide. */
export interface SlidePicture {
  relation: string;
  alt: string;
  /** Size on the slide in English metric units; 0 where only its layout says it. */
  width: number;
  height: number;
  /** Index of the block of the slide after which it stands; -1 before the first. */
  after: number;
}

/** What was found on one slide. */
export interface Slide {
  title: string | null;
  blocks: DraftBlock[];
  pictures: SlidePicture[];
  /** Relationships of drawings whose text stands in parts of their own: charts and SmartArt. */
  drawings: { relation: string; after: number }[];
  hidden: boolean;
}

interface Paragraph {
  text: string;
  level: number;
  bullet: "inherited" | "none" | "sign" | "number";
}

/** Placeholders that repeat on every slide. */
const FURNITURE = new Set(["dt", "ftr", "sldNum", "hdr", "sldImg"]);
const TITLES = new Set(["title", "ctrTitle"]);
/** Placeholders whose paragraphs are items unless they say otherwise. */
const BULLETED = new Set(["body", "obj", "half", ""]);

function linesOf(text: string): string {
  return text
    .split(/[\n\v]/)
    .map((line) => cleanLine(line.replace(/\u00AD/g, "")).trim())
    .filter((line) => line !== "")
    .join("\n")
    .normalize("NFC");
}

/** Hears the elements of a slide, or of its notes, and keeps what is written and shown there. */
export class SlideReader implements XmlHandler {
  readonly slide: Slide = { title: null, blocks: [], pictures: [], drawings: [], hidden: false };
  #page: number;
  /** Placeholder of the shape that is read; null for a shape of its own. */
  #placeholder: string | null = null;
  #alt = "";
  #size = { width: 0, height: 0 };
  #inPicture = false;
  #inProperties = false;
  #paragraph: Paragraph | null = null;
  #inText = false;
  #place: VerticalPlace = "line";
  #cells: { rows: string[][]; cell: string | null } | null = null;
  #numbers: number[] = [];
  #skip = 0;

  constructor(page: number) {
    this.#page = page;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skip > 0 || name === "mc:Fallback") {
      this.#skip++;
      return;
    }
    if ((name === "p:sld" || name === "p:notes") && attributes.show === "0") this.slide.hidden = true;
    this.#openShape(name, attributes);
    this.#openTable(name);
    this.#openText(name, attributes);
  }

  #openShape(name: string, attributes: Attributes): void {
    if (name === "p:sp" || name === "p:pic" || name === "p:graphicFrame") {
      this.#placeholder = null;
      this.#alt = "";
      this.#size = { width: 0, height: 0 };
      this.#numbers = [];
      this.#inPicture = name === "p:pic";
    }
    if (name === "p:ph") this.#placeholder = attributes.type ?? "";
    if (name === "p:cNvPr") this.#alt = attributes.descr || "";
    if (name === "a:ext" && attributes.cx !== undefined) {
      this.#size = { width: Number(attributes.cx) || 0, height: Number(attributes.cy) || 0 };
      const last = this.slide.pictures.at(-1);
      if (this.#inPicture && last?.width === 0) Object.assign(last, this.#size);
    }
    const embedded = attributes["r:embed"];
    if (name === "a:blip" && embedded && this.#inPicture) {
      this.slide.pictures.push({ relation: embedded, alt: this.#alt, ...this.#size, after: this.#last });
    }
    const drawing =
      name === "c:chart" ? attributes["r:id"] : name === "dgm:relIds" ? attributes["r:dm"] : undefined;
    if (drawing) this.slide.drawings.push({ relation: drawing, after: this.#last });
  }

  get #last(): number {
    return this.slide.blocks.length - 1;
  }

  #openTable(name: string): void {
    if (name === "a:tbl") this.#cells = { rows: [], cell: null };
    if (name === "a:tr") this.#cells?.rows.push([]);
    if (name === "a:tc" && this.#cells !== null) this.#cells.cell = "";
  }

  #openText(name: string, attributes: Attributes): void {
    if (name === "a:p") this.#paragraph = { text: "", level: 0, bullet: "inherited" };
    const paragraph = this.#paragraph;
    if (paragraph === null) return;
    if (name === "a:pPr") {
      paragraph.level = Number(attributes.lvl ?? 0) || 0;
      this.#inProperties = true;
    }
    if (this.#inProperties && name === "a:buNone") paragraph.bullet = "none";
    if (this.#inProperties && (name === "a:buChar" || name === "a:buBlip")) paragraph.bullet = "sign";
    if (this.#inProperties && name === "a:buAutoNum") paragraph.bullet = "number";
    if (name === "a:rPr") {
      const raised = Number(attributes.baseline ?? 0);
      this.#place = raised > 0 ? "superscript" : raised < 0 ? "subscript" : "line";
    }
    if (name === "a:r" || name === "a:fld") this.#place = "line";
    if (name === "a:br") paragraph.text += "\n";
    if (name === "a:t" || name === "m:t") this.#inText = true;
  }

  text(text: string): void {
    if (this.#skip > 0 || !this.#inText || this.#paragraph === null) return;
    this.#paragraph.text += setAt(this.#place, text);
  }

  close(name: string): void {
    if (this.#skip > 0) {
      this.#skip--;
      return;
    }
    if (name === "a:t" || name === "m:t") this.#inText = false;
    if (name === "a:pPr") this.#inProperties = false;
    if (name === "a:p") this.#closeParagraph();
    if (name === "a:tc" && this.#cells !== null) {
      this.#cells.rows.at(-1)?.push(this.#cells.cell ?? "");
      this.#cells.cell = null;
    }
    if (name === "a:tbl") this.#closeTable();
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    if (paragraph === null) return;
    const text = linesOf(paragraph.text);
    const placeholder = this.#placeholder;
    if (text === "" || (placeholder !== null && FURNITURE.has(placeholder))) return;
    const cells = this.#cells;
    if (cells !== null) {
      if (cells.cell !== null) cells.cell = cells.cell === "" ? text : `${cells.cell}\n${text}`;
    } else if (placeholder !== null && TITLES.has(placeholder)) {
      const line = text.replace(/\n/g, " ");
      this.slide.title = this.slide.title === null ? line : `${this.slide.title} ${line}`;
    } else this.slide.blocks.push(this.#block(paragraph, text));
  }

  #block({ level, bullet }: Paragraph, text: string): DraftBlock {
    const inherited = this.#placeholder !== null && BULLETED.has(this.#placeholder);
    const isItem = bullet === "sign" || bullet === "number" || (bullet === "inherited" && inherited);
    const page = this.#page;
    if (!isItem) return { kind: "paragraph", level: 0, text, page };
    const line = text.replace(/\n/g, " ");
    this.#numbers = this.#numbers.slice(0, level + 1);
    if (bullet !== "number") return { kind: "list", level, text: line, page };
    const number = (this.#numbers[level] ?? 0) + 1;
    this.#numbers[level] = number;
    return { kind: "list", level, text: `${number}. ${line}`, page };
  }

  #closeTable(): void {
    const block = tableBlock(this.#cells?.rows ?? [], this.#page);
    this.#cells = null;
    if (block !== null) this.slide.blocks.push(block);
  }
}
