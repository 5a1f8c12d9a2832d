import { childOf, elementsOf, everyElement, type XmlElement } from "../../archive/xmlTree.ts";
import { cellOf, type Line, letterOf, linesOf, MOST_CELLS, type Piece, type Run } from "./pieces.ts";

/** The files of a document that say what a list of questions needs. */
export const DOCX_FILES = ["word/document.xml", "word/numbering.xml", "word/styles.xml"] as const;

/** Signs of the symbol fonts by which boxes and ticks are set. */
const SYMBOLS: Record<string, string> = { F0FC: "✓", F0FE: "☑", F0FD: "☒", F0A8: "☐", F06F: "☐" };
const STRONG = /^(?:strong|fett|lev|elevado|textoennegrita|enfasigrassetto|bold)$/i;

const settingOf = (parent: XmlElement | undefined, name: string): string | undefined => {
  const found = childOf(parent, name);
  return found && (found.attributes.val ?? "true");
};
const isOn = (value: string | undefined): boolean =>
  value !== undefined && !/^(?:0|false|none|off)$/i.test(value);

function isMarked(run: XmlElement): boolean {
  const looks = childOf(run, "rPr");
  const bold = settingOf(looks, "b");
  if (bold !== undefined) return isOn(bold);
  return isOn(settingOf(looks, "highlight")) || STRONG.test(settingOf(looks, "rStyle") ?? "");
}

function textOfRun(run: XmlElement): string {
  return elementsOf(run)
    .map(({ name, attributes, children }) => {
      if (name === "t") return children.filter((child) => typeof child === "string").join("");
      if (name === "br" || name === "cr") return "\n";
      if (name === "tab") return "\t";
      return name === "sym" ? (SYMBOLS[(attributes.char ?? "").toUpperCase()] ?? "") : "";
    })
    .join("");
}

/** The runs of a paragraph, those of links, boxes and accepted changes among them. */
function runsIn(element: XmlElement): Run[] {
  return elementsOf(element).flatMap((child): Run[] => {
    if (child.name === "r") return [{ text: textOfRun(child), isMarked: isMarked(child) }];
    if (child.name === "sdt") return runsIn(childOf(child, "sdtContent") ?? child);
    return /^(?:hyperlink|ins|smartTag|sdtContent|fldSimple)$/.test(child.name) ? runsIn(child) : [];
  });
}

interface Numbering {
  list: string;
  level: number;
}

/** What Word sets in front of the paragraphs of its lists. */
class Lists {
  readonly #formats = new Map<string, string>();
  readonly #styles = new Map<string, Numbering>();
  readonly #counts = new Map<string, number>();

  constructor(numbering: XmlElement | null, styles: XmlElement | null) {
    const abstract = new Map<string, XmlElement>();
    for (const one of numbering ? elementsOf(numbering, "abstractNum") : [])
      abstract.set(one.attributes.abstractNumId ?? "", one);
    for (const one of numbering ? elementsOf(numbering, "num") : []) {
      const levels = abstract.get(settingOf(one, "abstractNumId") ?? "");
      for (const level of levels ? elementsOf(levels, "lvl") : []) {
        const key = `${one.attributes.numId} ${level.attributes.ilvl}`;
        this.#formats.set(key, settingOf(level, "numFmt") ?? "decimal");
      }
    }
    for (const style of styles ? elementsOf(styles, "style") : []) {
      const found = numberingOf(childOf(style, "pPr"));
      if (found) this.#styles.set(style.attributes.styleId ?? "", found);
    }
  }

  /** "1. ", "a) ", "• ", or nothing; counts the paragraph. */
  labelOf(paragraph: XmlElement): string {
    const looks = childOf(paragraph, "pPr");
    const found = numberingOf(looks) ?? this.#styles.get(settingOf(looks, "pStyle") ?? "");
    if (!found || found.list === "0") return "";
    const { list, level } = found;
    const key = `${list} ${level}`;
    const number = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, number);
    for (let deeper = level + 1; deeper < 9; deeper++) this.#counts.delete(`${list} ${deeper}`);
    const format = this.#formats.get(key) ?? "decimal";
    if (format === "bullet") return "• ";
    if (format === "none") return "";
    return /letter/i.test(format) || level > 0 ? `${letterOf(number)}) ` : `${number}. `;
  }
}

function numberingOf(looks: XmlElement | undefined): Numbering | null {
  const found = childOf(looks, "numPr");
  const list = settingOf(found, "numId");
  return list === undefined ? null : { list, level: Number(settingOf(found, "ilvl") ?? 0) || 0 };
}

function linesOfParagraph(paragraph: XmlElement, lists: Lists): Line[] {
  const lines = linesOf(runsIn(paragraph));
  if (lines.every(({ text }) => text === "")) return [{ text: "", isMarked: false }];
  const label = lists.labelOf(paragraph);
  return lines.map((line, at) => (at === 0 ? { ...line, text: `${label}${line.text}` } : line));
}

function piecesIn(body: XmlElement, lists: Lists): Piece[] {
  return elementsOf(body).flatMap((child): Piece[] => {
    if (child.name === "p") return linesOfParagraph(child, lists);
    if (child.name === "sdt") return piecesIn(childOf(child, "sdtContent") ?? child, lists);
    if (child.name !== "tbl") return [];
    return elementsOf(child, "tr").flatMap((row): Piece[] => {
      const cells = elementsOf(row, "tc").map((cell) => piecesIn(cell, lists).flatMap(linesIn));
      return cells.length === 1 ? (cells[0] ?? []) : [{ cells: cells.slice(0, MOST_CELLS).map(cellOf) }];
    });
  });
}

const linesIn = (piece: Piece): Line[] => ("cells" in piece ? piece.cells : [piece]);

/** The pieces of a Word document, of its parsed files in the order of `DOCX_FILES`. */
export function docxPieces([document, numbering, styles]: readonly (XmlElement | null)[]): Piece[] {
  const [body] = document ? everyElement(document, "body") : [];
  return body ? piecesIn(body, new Lists(numbering ?? null, styles ?? null)) : [];
}
