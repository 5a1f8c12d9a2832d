import type { Block, Figure, Inline } from "../../markdown/types.ts";
import type { Words } from "../../publication/words.ts";
import { xmlText } from "../../render/escape.ts";
import { figureAlt, figureCaption } from "../../render/figures.ts";
import type { Raster } from "../../render/rasters.ts";
import { recordingBlocks } from "../../render/recordings.ts";
import { formulaRuns } from "./formula.ts";
import type { Face, Paper, Run, Structure } from "./paper.ts";

export interface PdfContext {
  paper: Paper;
  words: Words;
  rasters: ReadonlyMap<string, Raster>;
}

export const TEXT = 10.5;
const HEADINGS = [15, 12.5, 11.5, 10.5];
const CELL = 4;
const MARK = 18;
const HIGHEST_FIGURE = 360;

/** Words of a line in their faces; addresses of links are printed behind them. */
export function runsOf(inlines: readonly Inline[], face: Face = "regular"): Run[] {
  return inlines.flatMap((inline): Run[] => {
    switch (inline.type) {
      case "text":
        return [{ text: xmlText(inline.text), face }];
      case "code":
        return [{ text: xmlText(inline.text), face: "code" }];
      case "formula":
        return formulaRuns(inline.tex, inline.display) ?? [{ text: xmlText(inline.tex), face: "code" }];
      case "break":
        return [{ text: "\n", face }];
      case "strong":
        return runsOf(inline.inlines, "bold");
      case "em":
        return runsOf(inline.inlines, face === "bold" ? "bold" : "italic");
      case "sub":
      case "sup": {
        const raised = inline.type === "sup" ? 3.5 : -2;
        return runsOf(inline.inlines, face).map((run) => ({ ...run, raised }));
      }
      case "link": {
        const said = runsOf(inline.inlines, face);
        const text = said.map((run) => run.text).join("");
        const isAddress =
          !/^https?:/i.test(inline.href) || text.includes(inline.href.replace(/^https?:\/\//i, ""));
        return isAddress ? said : [...said, { text: ` (${xmlText(inline.href)})`, face }];
      }
      default:
        return runsOf(inline.inlines, face);
    }
  });
}

/** A paragraph as an element of its own. */
export function writeParagraph(
  { paper }: PdfContext,
  parent: Structure,
  runs: readonly Run[],
  type = "P",
  size = TEXT,
): void {
  if (runs.every(({ text }) => text.trim() === "")) return;
  paper.within(parent, type, (element) => paper.content(element, () => paper.write(runs, size)));
  paper.gap(size * 0.5);
}

export function writeHeading(
  context: PdfContext,
  parent: Structure,
  runs: readonly Run[],
  level: number,
): void {
  const { paper } = context;
  paper.needs();
  paper.gap(6);
  const size = HEADINGS[level - 2] ?? TEXT;
  writeParagraph(
    context,
    parent,
    runs.map((run) => ({ ...run, face: run.face === "regular" ? "bold" : run.face })),
    `H${level}`,
    size,
  );
}

export interface Item {
  mark: string;
  write(body: Structure): void;
}

/** A list whose items are written by what they hold. */
export function writeList({ paper }: PdfContext, parent: Structure, items: readonly Item[]): void {
  paper.within(parent, "L", (list) => {
    for (const { mark, write } of items) {
      paper.within(list, "LI", (item) => {
        paper.needs(TEXT * 2);
        const { y } = paper.pdf;
        const page = paper.pdf.page;
        paper.within(item, "Lbl", (label) =>
          paper.content(label, () =>
            paper.write([{ text: mark, face: "regular" }], TEXT, { x: paper.left, width: MARK }),
          ),
        );
        if (paper.pdf.page === page) paper.pdf.y = y;
        paper.indented(MARK, () => paper.within(item, "LBody", write));
      });
    }
  });
}

/** Lines as a list with dots, numbers or letters. */
export function writeLines(
  context: PdfContext,
  parent: Structure,
  lines: readonly string[],
  markOf: (at: number) => string = () => "•",
): void {
  writeList(
    context,
    parent,
    lines.map((line, at) => ({
      mark: markOf(at),
      write: (body) => writeParagraph(context, body, [{ text: xmlText(line), face: "regular" }]),
    })),
  );
}

function writeTable(
  { paper }: PdfContext,
  parent: Structure,
  { align, header, rows }: Extract<Block, { type: "table" }>,
): void {
  const columns = Math.max(1, header.length);
  const width = paper.width / columns;
  const inner = width - 2 * CELL;
  paper.within(parent, "Table", (table) => {
    for (const [at, cells] of [header, ...rows].entries()) {
      const all = cells.slice(0, columns).map((cell) => runsOf(cell, at === 0 ? "bold" : "regular"));
      const height = Math.max(...all.map((runs) => paper.heightOf(runs, TEXT, inner))) + 2 * CELL;
      // The head of a table stays with its first row.
      paper.needs(Math.min(at === 0 ? height + 3 * TEXT : height, paper.bottom / 2));
      const { y } = paper.pdf;
      const page = paper.pdf.page;
      let lowest = y + height;
      paper.within(table, "TR", (row) => {
        for (const [column, runs] of all.entries()) {
          const x = paper.left + column * width;
          const type = at === 0 ? "TH" : "TD";
          const draw = (cell: Structure): void =>
            paper.content(cell, () => {
              paper.pdf.y = paper.pdf.page === page ? y + CELL : paper.pdf.page.margins.top;
              paper.write(runs, TEXT, { x: x + CELL, width: inner, align: align[column] ?? undefined });
              lowest = Math.max(lowest, paper.pdf.y + CELL);
            });
          paper.within(row, type, draw, at === 0 ? { scope: "Column" } : {});
        }
      });
      if (paper.pdf.page !== page) continue;
      paper.ornament(() => {
        for (let column = 0; column < all.length; column++)
          paper.pdf
            .rect(paper.left + column * width, y, width, lowest - y)
            .lineWidth(0.5)
            .stroke("#b8b3a6");
      });
      paper.pdf.y = lowest;
    }
  });
  paper.gap(TEXT * 0.6);
}

function writeFigure(context: PdfContext, parent: Structure, figure: Figure): void {
  const { paper, rasters, words } = context;
  const raster = rasters.get(figure.asset);
  const caption = figureCaption(figure, words);
  if (raster !== undefined) {
    const scale = Math.min(0.75, paper.width / raster.width, HIGHEST_FIGURE / raster.height);
    const [width, height] = [raster.width * scale, raster.height * scale];
    paper.needs(height + 30);
    paper.within(
      parent,
      "Figure",
      (element) =>
        paper.content(element, () => {
          const { y } = paper.pdf;
          const { buffer, byteOffset, length } = raster.data;
          paper.pdf.image(Buffer.from(buffer, byteOffset, length), paper.left, y, { width, height });
          paper.pdf.y = y + height + 4;
        }),
      { alt: xmlText(figureAlt(figure, words)) },
    );
  }
  if (caption !== null)
    writeParagraph(context, parent, [{ text: xmlText(caption), face: "italic" }], "Caption", 9);
}

/** Moved in, with a line along its side. */
export function writeAside({ paper }: PdfContext, draw: () => void): void {
  const { y } = paper.pdf;
  const page = paper.pdf.page;
  paper.indented(14, draw);
  if (paper.pdf.page !== page) return;
  const to = paper.pdf.y - 4;
  paper.ornament(() =>
    paper.pdf
      .moveTo(paper.left + 3, y)
      .lineTo(paper.left + 3, to)
      .lineWidth(1.5)
      .stroke("#b8b3a6"),
  );
}

/** Blocks in an element; their highest headings are of `level`. */
export function writeBlocks(
  context: PdfContext,
  parent: Structure,
  blocks: readonly Block[],
  level: number,
): void {
  for (const block of blocks) writeBlock(context, parent, block, level);
}

function writeBlock(context: PdfContext, parent: Structure, block: Block, level: number): void {
  const { paper, words } = context;
  switch (block.type) {
    case "paragraph":
      writeParagraph(context, parent, runsOf(block.inlines));
      break;
    case "heading":
      writeHeading(context, parent, runsOf(block.inlines), Math.min(6, level + block.level - 1));
      break;
    case "list":
      writeList(
        context,
        parent,
        block.items.map(({ task, blocks }, at) => ({
          mark: task === null ? (block.ordered ? `${block.start + at}.` : "•") : task ? "[x]" : "[ ]",
          write: (body) => writeBlocks(context, body, blocks, level),
        })),
      );
      break;
    case "table":
      writeTable(context, parent, block);
      break;
    case "quote":
      paper.within(parent, "BlockQuote", (quote) =>
        writeAside(context, () => writeBlocks(context, quote, block.blocks, level)),
      );
      break;
    case "callOut":
      paper.within(parent, "Note", (note) =>
        writeAside(context, () => {
          const title = block.title.length > 0 ? runsOf(block.title, "bold") : [];
          const label = {
            text: `${words.callOuts[block.kind]}${title.length > 0 ? words.exported.colon : ""}`,
            face: "bold" as const,
          };
          writeParagraph(context, note, [label, ...title]);
          writeBlocks(context, note, block.blocks, level);
        }),
      );
      break;
    case "code":
      writeAside(context, () =>
        writeParagraph(
          context,
          parent,
          [{ text: xmlText(block.text).replace(/\t/g, "    "), face: "code" }],
          "Code",
          9.5,
        ),
      );
      break;
    case "formula":
      writeParagraph(context, parent, runsOf([{ ...block, display: true }]), "Formula");
      break;
    case "figure":
      writeFigure(context, parent, block);
      break;
    case "recording":
      writeBlocks(context, parent, recordingBlocks(block, words), level);
      break;
    case "rule":
      paper.gap(8);
      break;
  }
}
