import type { Block, Figure, Inline } from "../../markdown/types.ts";
import type { Words } from "../../publication/words.ts";
import { escapeXml, xmlText } from "../../render/escape.ts";
import { figureAlt, figureCaption } from "../../render/figures.ts";
import type { Raster } from "../../render/rasters.ts";
import { recordingBlocks } from "../../render/recordings.ts";
import { element } from "../../render/xhtml.ts";
import { mathXml } from "./math.ts";
import type { DocxParts, ListKind } from "./parts.ts";

export interface DocxContext {
  parts: DocxParts;
  words: Words;
  rasters: ReadonlyMap<string, Raster>;
}

/** How a paragraph looks, and where it stands. */
interface ParagraphOptions {
  style?: string;
  /** The list that it is an entry of. */
  list?: { id: number; level: number } | undefined;
  align?: "left" | "center" | "right" | null;
  breaksPage?: boolean;
}

type Face = Partial<Record<"bold" | "italic" | "strike" | "code" | "link", boolean>> & {
  raised?: "superscript" | "subscript";
};

const property = (name: string, val: string | null = null): string =>
  element(`w:${name}`, { "w:val": val }, null);

/** In the order that the schema asks for. */
function faceXml({ bold, italic, strike, code, link, raised }: Face): string {
  const properties = [
    ...(link ? [property("rStyle", "Hyperlink")] : code ? [property("rStyle", "CodeText")] : []),
    ...(bold ? [property("b")] : []),
    ...(italic ? [property("i")] : []),
    ...(strike ? [property("strike")] : []),
    ...(raised ? [property("vertAlign", raised)] : []),
  ];
  return properties.length === 0 ? "" : element("w:rPr", {}, properties.join(""));
}

/** Words in a face; the ends of lines become breaks. */
export function runXml(text: string, face: Face = {}): string {
  return xmlText(text)
    .split("\n")
    .map((line, at) => {
      const said = line === "" ? "" : `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`;
      return element("w:r", {}, `${faceXml(face)}${at === 0 ? "" : "<w:br/>"}${said}`);
    })
    .join("");
}

export function inlinesXml(context: DocxContext, inlines: readonly Inline[], face: Face = {}): string {
  return inlines.map((inline) => inlineXml(context, inline, face)).join("");
}

function inlineXml(context: DocxContext, inline: Inline, face: Face): string {
  switch (inline.type) {
    case "text":
      return runXml(inline.text, face);
    case "code":
      return runXml(inline.text, { ...face, code: true });
    case "break":
      return runXml("\n", face);
    case "formula":
      return mathXml(inline.tex, inline.display) ?? runXml(inline.tex, { ...face, code: true });
    case "link": {
      if (!/^(https?|mailto):/i.test(inline.href)) return inlinesXml(context, inline.inlines, face);
      const content = inlinesXml(context, inline.inlines, { ...face, link: true });
      return element("w:hyperlink", { "r:id": context.parts.link(inline.href) }, content);
    }
    case "strong":
      return inlinesXml(context, inline.inlines, { ...face, bold: true });
    case "em":
      return inlinesXml(context, inline.inlines, { ...face, italic: true });
    case "del":
      return inlinesXml(context, inline.inlines, { ...face, strike: true });
    case "sub":
    case "sup":
      return inlinesXml(context, inline.inlines, {
        ...face,
        raised: inline.type === "sup" ? "superscript" : "subscript",
      });
  }
}

export function paragraphXml(content: string, options: ParagraphOptions = {}): string {
  const { style, list, align, breaksPage } = options;
  const numbering = list
    ? element("w:numPr", {}, property("ilvl", String(list.level)) + property("numId", String(list.id)))
    : "";
  const properties = [
    ...(style === undefined ? [] : [property("pStyle", style)]),
    ...(breaksPage ? [property("pageBreakBefore")] : []),
    numbering,
    ...(align ? [property("jc", align)] : []),
  ].join("");
  return element("w:p", {}, (properties === "" ? "" : element("w:pPr", {}, properties)) + content);
}

/** Pixels of a picture in the units of drawings, at 96 to the inch; it stays within the text. */
const EMU = 9_525;
const WIDEST = 5_760_000;
const HIGHEST = 7_200_000;

function drawingXml({ parts }: DocxContext, raster: Raster, alt: string): string {
  const [width, height] = [raster.width * EMU, raster.height * EMU];
  const share = Math.min(1, WIDEST / width, HIGHEST / height);
  const size = `cx="${Math.round(width * share)}" cy="${Math.round(height * share)}"`;
  const number = parts.drawing();
  const named = element("wp:docPr", { id: number, name: `Figure ${number}`, descr: alt }, null);
  return `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent ${size}/>${named}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${number}" name="Figure ${number}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${parts.picture(raster)}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

function figureXml(context: DocxContext, figure: Figure): string {
  const raster = context.rasters.get(figure.asset);
  const caption = figureCaption(figure, context.words);
  const alt = figureAlt(figure, context.words);
  const said = raster ? caption : (caption ?? alt);
  return [
    ...(raster ? [paragraphXml(drawingXml(context, raster, alt), { style: "Figure" })] : []),
    ...(said === null ? [] : [paragraphXml(runXml(said), { style: "Caption" })]),
  ].join("");
}

function tableXml(context: DocxContext, block: Extract<Block, { type: "table" }>): string {
  const cell = (inlines: readonly Inline[], at: number, face: Face) =>
    `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr>${paragraphXml(inlinesXml(context, inlines, face), { style: "TableText", align: block.align[at] ?? null })}</w:tc>`;
  const row = (cells: readonly Inline[][], isHead: boolean) => {
    const properties = isHead ? "<w:trPr><w:tblHeader/></w:trPr>" : "";
    return `<w:tr>${properties}${cells.map((one, at) => cell(one, at, { bold: isHead })).join("")}</w:tr>`;
  };
  const grid = block.header.map(() => "<w:gridCol/>").join("");
  const rows = [row(block.header, true), ...block.rows.map((one) => row(one, false))];
  const properties =
    '<w:tblPr><w:tblStyle w:val="CourseTable"/><w:tblW w:w="5000" w:type="pct"/><w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/></w:tblPr>';
  // Two tables without a paragraph between them become one.
  return `<w:tbl>${properties}<w:tblGrid>${grid}</w:tblGrid>${rows.join("")}</w:tbl>${paragraphXml("", { style: "TableText" })}`;
}

/** Where blocks stand: in a list, in a quote, below a heading. */
interface Place {
  /** The level of the highest headings, from 1. */
  heading: number;
  style?: string;
  depth: number;
}

function listXml(context: DocxContext, block: Extract<Block, { type: "list" }>, place: Place): string {
  const kind: ListKind = block.ordered ? "decimal" : "bullet";
  const id = context.parts.list(kind, block.start);
  const level = Math.min(8, place.depth);
  return block.items
    .map(({ task, blocks }) => {
      const [first, ...rest] = blocks;
      const box = task === null ? "" : runXml(task ? "☑ " : "☐ ");
      const leads = first?.type === "paragraph";
      const lead = box + (leads ? inlinesXml(context, first.inlines) : "");
      const own = paragraphXml(lead, { style: "ListParagraph", list: { id, level } });
      const inner = { ...place, style: "ListParagraph", depth: place.depth + 1 };
      return own + blocksXml(context, leads ? rest : blocks, inner);
    })
    .join("");
}

/** Lines as the entries of a list. */
export function linesXml(
  { parts }: DocxContext,
  lines: readonly string[],
  kind: ListKind = "bullet",
): string {
  if (lines.length === 0) return "";
  const id = parts.list(kind);
  return lines
    .map((line) => paragraphXml(runXml(line), { style: "ListParagraph", list: { id, level: 0 } }))
    .join("");
}

function callOutXml(context: DocxContext, block: Extract<Block, { type: "callOut" }>, place: Place): string {
  const title =
    block.title.length > 0
      ? inlinesXml(context, block.title, { bold: true })
      : runXml(context.words.callOuts[block.kind], { bold: true });
  return (
    paragraphXml(title, { style: "CallOut" }) +
    blocksXml(context, block.blocks, { ...place, style: "CallOut" })
  );
}

function blockXml(context: DocxContext, block: Block, place: Place): string {
  const options = place.style === undefined ? {} : { style: place.style };
  switch (block.type) {
    case "paragraph":
      return paragraphXml(inlinesXml(context, block.inlines), options);
    case "heading":
      return paragraphXml(inlinesXml(context, block.inlines), {
        style: `Heading${Math.min(6, place.heading + block.level - 1)}`,
      });
    case "list":
      return listXml(context, block, place);
    case "table":
      return tableXml(context, block);
    case "quote":
      return blocksXml(context, block.blocks, { ...place, style: "Quote" });
    case "callOut":
      return callOutXml(context, block, place);
    case "code":
      return paragraphXml(runXml(block.text), { style: "Code" });
    case "formula": {
      const math = mathXml(block.tex, true);
      return math === null
        ? paragraphXml(runXml(block.tex), { style: "Code" })
        : paragraphXml(element("m:oMathPara", {}, math), options);
    }
    case "figure":
      return figureXml(context, block);
    case "recording":
      return blocksXml(context, recordingBlocks(block, context.words), place);
    case "rule":
      return paragraphXml("", { style: "Rule" });
  }
}

/** Blocks as paragraphs and tables of a document. */
export function blocksXml(
  context: DocxContext,
  blocks: readonly Block[],
  place: Place = { heading: 2, depth: 0 },
): string {
  return blocks.map((block) => blockXml(context, block, place)).join("");
}
