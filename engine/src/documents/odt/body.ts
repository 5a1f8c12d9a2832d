import type { Attributes, Package, XmlHandler } from "../archive/package.ts";
import type { DraftBlock } from "../draft.ts";
import { tableBlock } from "../markdown-table.ts";
import { cleanCode, cleanLine } from "../normalise.ts";
import { setAt } from "../raised.ts";
import type { Styles } from "./styles.ts";

/** A picture in the text. */
export interface OdtPicture {
  path: string;
  alt: string;
  /** Size on paper in millimetres; 0 where it is not said. */
  width: number;
  height: number;
  after: number;
  page: number;
}

/** What stands in the text of an OpenDocument file. */
export interface OdtBody {
  blocks: DraftBlock[];
  notes: string[];
  pictures: OdtPicture[];
  pages: number;
  hidden: boolean;
}

/** Parts that a reader of the printed text would not see, or that repeat its headings. */
const SKIPPED = new Set([
  "text:tracked-changes",
  "office:annotation",
  "office:forms",
  "text:table-of-content",
  "text:illustration-index",
  "text:table-index",
  "text:alphabetical-index",
  "text:ruby-text",
  "text:note-citation",
  "text:sequence-decls",
  "office:binary-data",
]);
/** Of those, what holds text that somebody took out. */
const REMOVED = new Set(["text:tracked-changes", "text:hidden-text", "text:hidden-paragraph"]);

interface Paragraph {
  text: string;
  style: string | undefined;
  heading: number | null;
  page: number;
}

interface List {
  style: string | null;
  items: number;
}

interface Frame {
  alt: string;
  width: number;
  height: number;
}

const MILLIMETRES: Record<string, number> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, px: 25.4 / 96 };

function millimetres(length: string | undefined): number {
  const found = /^([\d.]+)(mm|cm|in|pt|px)$/.exec(length ?? "");
  return Number(found?.[1] ?? 0) * (MILLIMETRES[found?.[2] ?? ""] ?? 0);
}

const MOST_BLANKS = 200;
const MOST_CELLS = 100;

/** Turns the elements of content.xml into blocks. */
export class BodyReader implements XmlHandler {
  readonly body: OdtBody = { blocks: [], notes: [], pictures: [], pages: 1, hidden: false };
  #styles: Styles;
  #paragraphs: Paragraph[] = [];
  #lists: List[] = [];
  /** Whether the next paragraph begins an item, or goes on in one. */
  #item: "begins" | DraftBlock | null = null;
  #tables: { rows: string[][]; cell: string | null; repeat: number }[] = [];
  #note: string[] | null = null;
  #spans: (string | undefined)[] = [];
  #frames: Frame[] = [];
  #description = false;
  #waiting: Omit<OdtPicture, "after">[] = [];
  #inText = false;
  #skip = 0;

  constructor(styles: Styles) {
    this.#styles = styles;
  }

  async read(parts: Package): Promise<OdtBody> {
    await parts.parse("content.xml", this);
    return this.body;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skip > 0 || SKIPPED.has(name) || REMOVED.has(name)) {
      if (this.#skip === 0 && REMOVED.has(name)) this.body.hidden = true;
      this.#skip++;
      return;
    }
    if (name === "office:text") this.#inText = true;
    if (!this.#inText) return;
    this.#openParagraph(name, attributes);
    this.#openInline(name, attributes);
    this.#openList(name, attributes);
    this.#openFrame(name, attributes);
  }

  get #paragraph(): Paragraph | undefined {
    return this.#paragraphs.at(-1);
  }

  #openParagraph(name: string, attributes: Attributes): void {
    const heading = name === "text:h";
    if (heading || name === "text:p") {
      const style = attributes["text:style-name"];
      const level = heading
        ? Math.max(1, Number(attributes["text:outline-level"]) || 1)
        : this.#styles.headingLevel(style);
      this.#paragraphs.push({ text: "", style, heading: level, page: this.body.pages });
    }
    if (name === "table:table") this.#tables.push({ rows: [], cell: null, repeat: 1 });
    const table = this.#tables.at(-1);
    if (name === "table:table-row") table?.rows.push([]);
    if (table !== undefined && (name === "table:table-cell" || name === "table:covered-table-cell")) {
      table.cell = "";
      table.repeat = Math.min(MOST_CELLS, Number(attributes["table:number-columns-repeated"]) || 1);
    }
    if (name === "text:note") this.#note = [];
  }

  #openInline(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraph;
    if (name === "text:span") this.#spans.push(attributes["text:style-name"]);
    if (name === "text:soft-page-break") {
      this.body.pages++;
      if (paragraph?.text.trim() === "") paragraph.page = this.body.pages;
    }
    if (paragraph === undefined) return;
    if (name === "text:s") {
      paragraph.text += " ".repeat(Math.min(MOST_BLANKS, Number(attributes["text:c"]) || 1));
    }
    if (name === "text:tab") paragraph.text += "\t";
    if (name === "text:line-break") paragraph.text += "\n";
  }

  #openList(name: string, attributes: Attributes): void {
    if (name === "text:list") {
      const style = attributes["text:style-name"] ?? this.#lists.at(-1)?.style ?? null;
      this.#lists.push({ style, items: 0 });
    }
    if (name === "text:list-item") this.#item = "begins";
    if (name === "text:list-header") this.#item = null;
  }

  #openFrame(name: string, attributes: Attributes): void {
    if (name === "draw:frame") {
      const [width, height] = [millimetres(attributes["svg:width"]), millimetres(attributes["svg:height"])];
      this.#frames.push({ alt: "", width, height });
    }
    const frame = this.#frames.at(-1);
    const link = attributes["xlink:href"];
    if (name === "draw:image" && frame !== undefined && link) {
      const path = link.replace(/^\.\//, "");
      this.#waiting.push({ ...frame, path, page: this.body.pages });
    }
    this.#description = name === "svg:desc" || name === "svg:title";
    if (name === "svg:desc" && frame !== undefined) frame.alt = "";
  }

  text(text: string): void {
    if (this.#skip > 0 || !this.#inText) return;
    const frame = this.#frames.at(-1);
    if (this.#description && frame !== undefined) {
      frame.alt += text;
      const last = this.#waiting.at(-1);
      if (last !== undefined) last.alt = frame.alt.trim();
      return;
    }
    const paragraph = this.#paragraph;
    if (paragraph === undefined) return;
    const span = this.#spans.at(-1);
    if (this.#styles.isHidden(span) || this.#styles.isHidden(paragraph.style)) {
      if (text.trim() !== "") this.body.hidden = true;
      return;
    }
    // Blanks of the source mean one each; more are told by elements of their own.
    paragraph.text += setAt(this.#styles.placeOf(span), text.replace(/[ \t\r\n]+/g, " "));
  }

  close(name: string): void {
    if (this.#skip > 0) {
      this.#skip--;
      return;
    }
    if (!this.#inText) return;
    if (name === "office:text") this.#inText = false;
    if (name === "svg:desc" || name === "svg:title") this.#description = false;
    if (name === "text:span") this.#spans.pop();
    if (name === "draw:frame") this.#frames.pop();
    if (name === "text:p" || name === "text:h") this.#closeParagraph();
    if (name === "text:list-item") this.#item = null;
    if (name === "text:list") this.#lists.pop();
    if (name === "text:note") this.#closeNote();
    if (name === "table:table-cell" || name === "table:covered-table-cell") this.#closeCell();
    if (name === "table:table") this.#closeTable();
    if (this.#paragraphs.length === 0 && this.#tables.length === 0) this.#placePictures();
  }

  #closeNote(): void {
    const note = this.#note?.join(" ").trim() ?? "";
    this.#note = null;
    if (note !== "") this.body.notes.push(note);
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (paragraph === undefined) return;
    const role = this.#styles.role(paragraph.style);
    const lines = paragraph.text.split("\n");
    const text =
      role === "code"
        ? lines.map(cleanCode).join("\n").normalize("NFC")
        : lines
            .map((line) => cleanLine(line.replace(/\u00AD/g, "")).trim())
            .filter((line) => line !== "")
            .join("\n")
            .normalize("NFC");
    if (text.trim() === "") return;
    if (this.#note !== null) this.#note.push(text.replace(/\n/g, " "));
    else this.#emit(this.#block(paragraph, text, role));
  }

  #block({ heading, style, page }: Paragraph, text: string, role: ReturnType<Styles["role"]>): DraftBlock {
    const oneLine = text.replace(/\n/g, " ");
    if (heading !== null || role === "title")
      return { kind: "heading", level: heading ?? 0, text: oneLine, page };
    if (role !== "text") return { kind: role, level: 0, text, page };
    const list = this.#lists.at(-1);
    if (list === undefined || this.#item === null) return { kind: "paragraph", level: 0, text, page };
    const level = this.#lists.length - 1;
    if (this.#item !== "begins") return { kind: "list", level, text: oneLine, page };
    const label = this.#styles.label(list.style ?? this.#styles.listStyle(style), level, list.items);
    return { kind: "list", level, text: label === "" ? oneLine : `${label} ${oneLine}`, page };
  }

  #emit(block: DraftBlock): void {
    const table = this.#tables.at(-1);
    if (table !== undefined) {
      if (table.cell !== null) table.cell = table.cell === "" ? block.text : `${table.cell}\n${block.text}`;
      return;
    }
    const last = this.body.blocks.at(-1);
    if (block.kind === "list" && this.#item !== "begins" && this.#item !== null) {
      this.#item.text += ` ${block.text}`;
      return;
    }
    if (block.kind === "code" && last?.kind === "code" && last.page === block.page) {
      last.text += `\n${block.text}`;
      return;
    }
    this.body.blocks.push(block);
    if (block.kind !== "list") return;
    this.#item = block;
    const list = this.#lists.at(-1);
    if (list !== undefined) list.items++;
  }

  #closeCell(): void {
    const table = this.#tables.at(-1);
    if (table === undefined || table.cell === null) return;
    for (let count = 0; count < table.repeat; count++) table.rows.at(-1)?.push(count === 0 ? table.cell : "");
    table.cell = null;
  }

  #closeTable(): void {
    const block = tableBlock(this.#tables.pop()?.rows ?? [], this.body.pages);
    if (block !== null) this.#emit(block);
  }

  /** Pictures stand after the paragraph or the table that holds them. */
  #placePictures(): void {
    for (const picture of this.#waiting.splice(0)) {
      this.body.pictures.push({ ...picture, after: this.body.blocks.length - 1 });
    }
  }
}
