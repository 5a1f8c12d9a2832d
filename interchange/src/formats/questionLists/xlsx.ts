import { childOf, elementsOf, everyElement, type XmlElement } from "../../archive/xmlTree.ts";
import { type Line, MOST_CELLS, type Piece } from "./pieces.ts";

/** The files of a workbook that say what its sheets hold. */
export const isSheetFile = (name: string): boolean =>
  /^xl\/(?:sharedStrings|styles)\.xml$|^xl\/worksheets\/[^/]+\.xml$/.test(name);

const isOn = (element: XmlElement | undefined): boolean =>
  element !== undefined && !/^(?:0|false)$/i.test(element.attributes.val ?? "1");

/** Text of a shared or an inline string; sounds of signs are left out. */
function stringOf(element: XmlElement): Line {
  const runs = elementsOf(element, "r");
  const texts = (parent: XmlElement) =>
    elementsOf(parent, "t")
      .flatMap(({ children }) => children)
      .join("");
  if (runs.length === 0) return { text: texts(element), isMarked: false };
  const isMarked = runs.every((run) => isOn(childOf(childOf(run, "rPr"), "b")) || texts(run).trim() === "");
  return { text: runs.map(texts).join(""), isMarked };
}

/** Whether the cells of each format are bold. */
function boldFormats(styles: XmlElement | undefined): boolean[] {
  const fonts = elementsOf(childOf(styles, "fonts") ?? EMPTY, "font").map((font) => isOn(childOf(font, "b")));
  const formats = elementsOf(childOf(styles, "cellXfs") ?? EMPTY, "xf");
  return formats.map(({ attributes }) => fonts[Number(attributes.fontId ?? 0)] ?? false);
}
const EMPTY: XmlElement = { name: "", attributes: {}, children: [] };

/** The column that "C7" names, from 0; null where it names none. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

function rowOf(row: XmlElement, strings: readonly Line[], bold: readonly boolean[]): Piece {
  const cells: Line[] = [];
  for (const [at, cell] of elementsOf(row, "c").entries()) {
    const column = columnOf(cell.attributes.r) ?? at;
    if (column >= MOST_CELLS) continue;
    const { t = "n", s = "0" } = cell.attributes;
    const value = elementsOf(childOf(cell, "v") ?? EMPTY).length
      ? ""
      : (childOf(cell, "v")?.children.join("") ?? "");
    const inline = childOf(cell, "is");
    const shared = t === "s" ? strings[Number(value)] : undefined;
    const truth = t === "b" ? (value === "1" ? "TRUE" : "FALSE") : value;
    const found = shared ?? (inline ? stringOf(inline) : { text: t === "e" ? "" : truth, isMarked: false });
    while (cells.length < column) cells.push({ text: "", isMarked: false });
    cells[column] = { text: found.text.trim(), isMarked: found.isMarked || (bold[Number(s)] ?? false) };
  }
  return { cells };
}

/** The rows of all sheets of a workbook, of its parsed files by their names. */
export function xlsxPieces(files: ReadonlyMap<string, XmlElement>): Piece[] {
  const strings = elementsOf(files.get("xl/sharedStrings.xml") ?? EMPTY, "si").map(stringOf);
  const bold = boldFormats(files.get("xl/styles.xml"));
  const sheets = [...files.keys()].filter((name) => name.startsWith("xl/worksheets/"));
  const numberOf = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
  return sheets
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .flatMap((name) => [
      ...everyElement(files.get(name) ?? EMPTY, "row").map((row) => rowOf(row, strings, bold)),
      { text: "", isMarked: false },
    ]);
}
