// Builds the sample documents from samples/sources: `node samples/make.ts`. The results are committed.
import { createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import {
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from "docx";
import PDFDocument from "pdfkit";

type Part =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; rows: string[][] };

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const MADE = new Date("2026-01-15T09:00:00Z");

function partOf(chunk: string): Part {
  const lines = chunk.split("\n");
  const heading = /^(#+) (.*)$/.exec(chunk);
  if (heading !== null) return { kind: "heading", level: heading[1].length, text: heading[2] };
  if (lines[0].startsWith("|")) {
    const rows = lines.filter((line) => !/^[|\s-]+$/.test(line));
    return {
      kind: "table",
      rows: rows.map((line) =>
        line
          .slice(1, -1)
          .split("|")
          .map((cell) => cell.trim()),
      ),
    };
  }
  if (/^(-|\d+\.) /.test(lines[0])) {
    const items = lines.map((line) => line.replace(/^(-|\d+\.) /, ""));
    return { kind: "list", ordered: /^\d/.test(lines[0]), items };
  }
  return { kind: "paragraph", text: lines.join(" ") };
}

async function source(name: string): Promise<Part[]> {
  const text = await readFile(here(`sources/${name}`), "utf8");
  return text
    .trim()
    .split(/\n{2,}/)
    .map(partOf);
}

/** Draws a table at `left`; its columns are as wide as their longest cell asks for. */
function pdfTable(pdf: PDFKit.PDFDocument, rows: string[][], left: number, width: number): void {
  const size = width < 300 ? 7.5 : 9;
  const longest = rows[0].map((_, at) =>
    Math.max(...rows.map((row) => pdf.font("Helvetica-Bold").fontSize(size).widthOfString(row[at]))),
  );
  const slack = (width - longest.reduce((sum, next) => sum + next, 0)) / longest.length;
  for (const [index, row] of rows.entries()) {
    const y = pdf.y;
    let x = left;
    pdf.font(index === 0 ? "Helvetica-Bold" : "Helvetica").fontSize(size);
    for (const [at, cell] of row.entries()) {
      pdf.text(cell, x, y, { lineBreak: false });
      x += longest[at] + slack;
    }
    pdf
      .moveTo(left, y + 13)
      .lineTo(left + width, y + 13)
      .lineWidth(0.5)
      .stroke();
    pdf.y = y + 18;
  }
  pdf.y += 8;
}

const MARGINS = { top: 76, bottom: 76, left: 72, right: 72 };
const GUTTER = 24;

/** Text that flows down a page's one or two columns and on to the next page. */
class Flow {
  readonly pdf: PDFKit.PDFDocument;
  readonly width: number;
  readonly #columns: number;
  #column = 0;
  #top = MARGINS.top;

  constructor(pdf: PDFKit.PDFDocument, columns: number) {
    this.pdf = pdf;
    this.#columns = columns;
    const whole = pdf.page.width - MARGINS.left - MARGINS.right;
    this.width = columns === 1 ? whole : (whole - GUTTER) / 2;
  }

  get left(): number {
    return MARGINS.left + this.#column * (this.width + GUTTER);
  }

  /** What was written so far stays above both columns. */
  beginColumns(): void {
    this.#top = this.pdf.y;
  }

  /** Goes on in the next column or page when less than `height` is left. */
  room(height: number): void {
    const { pdf } = this;
    if (pdf.y + height <= pdf.page.height - MARGINS.bottom) return;
    if (this.#columns === 2 && this.#column === 0) {
      this.#column = 1;
      pdf.y = this.#top;
      return;
    }
    pdf.addPage();
    this.#column = 0;
    this.#top = MARGINS.top;
    pdf.y = MARGINS.top;
  }

  write(text: string, indent = 0, before = 0): void {
    this.pdf.y += before;
    let line = "";
    for (const word of text.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (this.pdf.widthOfString(longer) > this.width - indent) {
        this.#emit(line, indent);
        line = word;
      } else line = longer;
    }
    this.#emit(line, indent);
  }

  #emit(line: string, indent: number): void {
    const { pdf } = this;
    this.room(pdf.currentLineHeight(true) + 2);
    const { y } = pdf;
    pdf.text(line, this.left + indent, y, { lineBreak: false });
    pdf.y = y + pdf.currentLineHeight(true) + 2;
  }
}

function writeHeading(flow: Flow, level: number, text: string): void {
  const { pdf } = flow;
  pdf.font("Helvetica-Bold").fontSize([20, 14, 11.5][level - 1] ?? 11);
  if (level > 1) flow.room(70);
  flow.write(text, 0, level === 1 ? 0 : 12);
  pdf.y += 6;
  if (level === 1) flow.beginColumns();
}

function writeList(flow: Flow, items: string[], ordered: boolean): void {
  const { pdf } = flow;
  for (const [index, item] of items.entries()) {
    pdf.font("Times-Roman").fontSize(11);
    flow.room(pdf.currentLineHeight(true) + 2);
    const { y } = pdf;
    pdf.text(ordered ? `${index + 1}.` : "•", flow.left, y, { lineBreak: false });
    pdf.y = y;
    flow.write(item, 16);
    pdf.y += 3;
  }
  pdf.y += 5;
}

function writePdfPart(flow: Flow, part: Part): void {
  const { pdf } = flow;
  if (part.kind === "heading") writeHeading(flow, part.level, part.text);
  else if (part.kind === "list") writeList(flow, part.items, part.ordered);
  else if (part.kind === "table") {
    flow.room(part.rows.length * 18 + 8);
    pdfTable(pdf, part.rows, flow.left, flow.width);
  } else {
    pdf.font("Times-Roman").fontSize(11);
    flow.write(part.text);
    pdf.y += 7;
  }
}

async function makePdf(from: string, to: string, language: string, columns: number): Promise<void> {
  const parts = await source(from);
  const title = parts[0].kind === "heading" ? parts[0].text : to;
  const info = { Title: title, CreationDate: MADE, ModDate: MADE };
  const pdf = new PDFDocument({ size: "A4", margins: MARGINS, bufferPages: true, lang: language, info });
  const out = createWriteStream(here(to));
  pdf.pipe(out);
  const flow = new Flow(pdf, columns);
  let chapter: PDFKit.PDFOutline | undefined;
  for (const part of parts) {
    if (part.kind === "heading" && part.level === 2) chapter = pdf.outline.addItem(part.text);
    if (part.kind === "heading" && part.level === 3) chapter?.addItem(part.text);
    writePdfPart(flow, part);
  }
  decorate(pdf, title);
  pdf.end();
  await finished(out);
}

function decorate(pdf: PDFKit.PDFDocument, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    pdf.font("Helvetica").fontSize(8);
    if (index > 0) pdf.text(title, 72, 44, { lineBreak: false });
    const label = `${index + 1}`;
    pdf.text(label, pdf.page.width / 2 - pdf.widthOfString(label) / 2, pdf.page.height - 48, {
      lineBreak: false,
    });
  }
}

const HEADINGS = [HeadingLevel.TITLE, HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];

function docxPart(part: Part): (Paragraph | Table)[] {
  if (part.kind === "heading") {
    return [new Paragraph({ text: part.text, heading: HEADINGS[part.level - 1] })];
  }
  if (part.kind === "table") {
    const rows = part.rows.map(
      (row) =>
        new TableRow({ children: row.map((cell) => new TableCell({ children: [new Paragraph(cell)] })) }),
    );
    return [new Table({ rows }), new Paragraph("")];
  }
  if (part.kind === "list") {
    const reference = part.ordered ? "steps" : "points";
    return part.items.map((text) => new Paragraph({ text, numbering: { reference, level: 0 } }));
  }
  return [new Paragraph({ children: [new TextRun(part.text)], spacing: { after: 160 } })];
}

async function makeDocx(from: string, to: string): Promise<void> {
  const parts = await source(from);
  const title = parts[0].kind === "heading" ? parts[0].text : to;
  const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => [
    { level: 0, format, text, style: { paragraph: { indent: { left: 480, hanging: 240 } } } },
  ];
  const file = new Document({
    title,
    creator: "",
    numbering: {
      config: [
        { reference: "points", levels: level(LevelFormat.BULLET, "•") },
        { reference: "steps", levels: level(LevelFormat.DECIMAL, "%1.") },
      ],
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [new Paragraph({ children: [new TextRun({ children: [PageNumber.CURRENT] })] })],
          }),
        },
        children: parts.flatMap(docxPart),
      },
    ],
  });
  await writeFile(here(to), await Packer.toBuffer(file));
}

function wrap(text: string, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > 72) {
      lines.push(line);
      line = indent + word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line].join("\n");
}

function textPart(part: Part): string {
  if (part.kind === "heading") return part.level === 1 ? part.text.toUpperCase() : `\n${part.text}`;
  if (part.kind === "paragraph") return wrap(part.text);
  if (part.kind === "list") {
    return part.items
      .map((item, at) => wrap(`${part.ordered ? `${at + 1}.` : "-"} ${item}`, "  "))
      .join("\n");
  }
  const widths = part.rows[0].map((_, at) => Math.max(...part.rows.map((row) => row[at].length)));
  return part.rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] + 3))
        .join("")
        .trimEnd(),
    )
    .join("\n");
}

async function makeText(from: string, to: string, encoding: "utf8" | "latin1"): Promise<void> {
  const parts = await source(from);
  await writeFile(here(to), `${parts.map(textPart).join("\n\n")}\n`, encoding);
}

await makePdf("bienen.de.md", "bienen.de.pdf", "de", 1);
await makeDocx("levain.fr.md", "levain.fr.docx");
await makeText("agua.es.md", "agua.es.txt", "utf8");
await makePdf("lighthouses.en.md", "lighthouses.en.pdf", "en", 2);
await makeText("bicicletta.it.md", "bicicletta.it.txt", "latin1");
