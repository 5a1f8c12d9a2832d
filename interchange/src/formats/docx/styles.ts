import type { CourseDesign } from "@lehrpfad/contract";
import { nearestPassing } from "../../design/palette.ts";
import { TOKENS } from "../../design/style.ts";
import { DECLARATION, DOCUMENT_NAMESPACES, INDENT } from "./parts.ts";

const WHITE = "#ffffff";
const light = (token: string): string => TOKENS[token]?.[0] ?? "#000000";
const hex = (colour: string): string => colour.slice(1).toUpperCase();

interface Style {
  id: string;
  name: string;
  type?: "paragraph" | "character";
  basedOn?: string;
  next?: string;
  /** Properties of paragraphs and of words, in the order of the schema. */
  paragraph?: string;
  words?: string;
}

function styleXml({
  id,
  name,
  type = "paragraph",
  basedOn,
  next,
  paragraph = "",
  words = "",
}: Style): string {
  return [
    `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>`,
    basedOn === undefined ? "" : `<w:basedOn w:val="${basedOn}"/>`,
    next === undefined ? "" : `<w:next w:val="${next}"/>`,
    "<w:qFormat/>",
    paragraph === "" ? "" : `<w:pPr>${paragraph}</w:pPr>`,
    words === "" ? "" : `<w:rPr>${words}</w:rPr>`,
    "</w:style>",
  ].join("");
}

/** Sizes are in half points, distances in twentieths of a point. */
const HEADING_SIZES = [36, 28, 24, 22, 22, 22];
const font = (name: string): string => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:cs="${name}"/>`;
const size = (halfPoints: number): string => `<w:sz w:val="${halfPoints}"/><w:szCs w:val="${halfPoints}"/>`;
const colour = (value: string): string => `<w:color w:val="${hex(value)}"/>`;
const spacing = (before: number, after: number): string =>
  `<w:spacing w:before="${before}" w:after="${after}"/>`;
const border = (side: string, value: string, width: number): string =>
  `<w:${side} w:val="single" w:sz="${width}" w:space="8" w:color="${hex(value)}"/>`;
const shading = (value: string): string => `<w:shd w:val="clear" w:color="auto" w:fill="${hex(value)}"/>`;

function headingStyles(design: CourseDesign, accent: string): Style[] {
  const own = design.headingFont === null ? "" : font(design.headingFont);
  return HEADING_SIZES.map((points, at) => ({
    id: `Heading${at + 1}`,
    name: `heading ${at + 1}`,
    basedOn: "Normal",
    next: "Normal",
    paragraph: `<w:keepNext/><w:keepLines/>${spacing(at === 0 ? 0 : 320, 120)}<w:outlineLvl w:val="${at}"/>`,
    words: `${own}<w:b/>${colour(accent)}${size(points)}`,
  }));
}

function textStyles(accent: string): Style[] {
  const muted = colour(light("muted"));
  const left = (value: string) => `<w:pBdr>${border("left", value, 18)}</w:pBdr>`;
  return [
    {
      id: "Title",
      name: "Title",
      basedOn: "Normal",
      next: "Normal",
      paragraph: spacing(0, 240),
      words: `<w:b/>${colour(accent)}${size(52)}`,
    },
    { id: "Subtitle", name: "Subtitle", basedOn: "Normal", next: "Normal", words: `${muted}${size(24)}` },
    {
      id: "ListParagraph",
      name: "List Paragraph",
      basedOn: "Normal",
      paragraph: `${spacing(0, 80)}<w:ind w:left="${INDENT}"/>`,
    },
    {
      id: "Quote",
      name: "Quote",
      basedOn: "Normal",
      paragraph: `${left(accent)}<w:ind w:left="200"/>`,
      words: `<w:i/>${muted}`,
    },
    {
      id: "CallOut",
      name: "Call-out",
      basedOn: "Normal",
      paragraph: `<w:keepLines/>${left(accent)}${shading(light("accent-soft"))}${spacing(0, 0)}<w:ind w:left="200" w:right="200"/>`,
    },
    {
      id: "Code",
      name: "Source Code",
      basedOn: "Normal",
      paragraph: `${shading(light("sunken"))}${spacing(80, 160)}`,
      words: `${font("Consolas")}<w:noProof/>${size(19)}`,
    },
    { id: "Figure", name: "Figure", basedOn: "Normal", paragraph: `<w:keepNext/>${spacing(160, 60)}` },
    {
      id: "Caption",
      name: "caption",
      basedOn: "Normal",
      paragraph: spacing(0, 200),
      words: `${muted}${size(19)}`,
    },
    { id: "TableText", name: "Table Text", basedOn: "Normal", paragraph: spacing(40, 40), words: size(20) },
    {
      id: "Rule",
      name: "Rule",
      basedOn: "Normal",
      paragraph: `<w:pBdr>${border("bottom", light("line"), 6)}</w:pBdr>`,
    },
    {
      id: "Question",
      name: "Question",
      basedOn: "Normal",
      next: "Normal",
      paragraph: `<w:keepNext/>${spacing(280, 60)}`,
      words: "<w:b/>",
    },
    {
      id: "Instruction",
      name: "Instruction",
      basedOn: "Normal",
      next: "Normal",
      paragraph: `<w:keepNext/>${spacing(0, 80)}`,
      words: `<w:i/>${muted}${size(19)}`,
    },
    {
      id: "CodeText",
      name: "Code Text",
      type: "character",
      words: `${font("Consolas")}<w:noProof/>${shading(light("sunken"))}`,
    },
    {
      id: "Hyperlink",
      name: "Hyperlink",
      type: "character",
      words: `${colour(accent)}<w:u w:val="single"/>`,
    },
  ];
}

/** The styles of a document in the colours and fonts of its course, on white paper. */
export function stylesXml(design: CourseDesign, language: string): string {
  const accent = nearestPassing(design.highlight ?? light("accent"), [WHITE]);
  const body = design.bodyFont === null ? "" : font(design.bodyFont);
  const styles = [...headingStyles(design, accent), ...textStyles(accent)].map(styleXml).join("");
  const line = hex(light("line-strong"));
  return `${DECLARATION}<w:styles ${DOCUMENT_NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>${font("Georgia")}${size(22)}<w:lang w:val="${language}" w:eastAsia="${language}" w:bidi="${language}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="140" w:line="288" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>${body === "" ? "" : `<w:rPr>${body}</w:rPr>`}</w:style>${styles}<w:style w:type="table" w:styleId="CourseTable"><w:name w:val="Course Table"/><w:tblPr><w:tblBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="${line}"/><w:bottom w:val="single" w:sz="4" w:space="0" w:color="${line}"/><w:insideH w:val="single" w:sz="4" w:space="0" w:color="${line}"/></w:tblBorders><w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style></w:styles>`;
}
