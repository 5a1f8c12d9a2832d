import { escapeXml, xmlText } from "../../render/escape.ts";
import type { Raster } from "../../render/rasters.ts";
import { element } from "../../render/xhtml.ts";

export const DOCUMENT_NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(" ");

/** How the entries of a list are marked. */
export type ListKind = "bullet" | "decimal" | "lower" | "upper";

/** Which definition of `numbering.xml` a kind of list has. */
export const LIST_KINDS: readonly ListKind[] = ["bullet", "decimal", "lower", "upper"];

/** Parts that every document has. */
const OWN_PARTS = ["styles", "numbering", "settings"];
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** What a document names elsewhere in its package: pictures, addresses, lists. */
export class DocxParts {
  readonly #relations = new Map<string, { id: string; xml: string }>();
  readonly #lists: { kind: ListKind; start: number }[] = [];
  #drawings = 0;

  /** The id by which the document names a target, the same for the same. */
  #relation(type: string, target: string, mode: "External" | null): string {
    const attributes = { Type: `${RELATIONS}/${type}`, Target: target, TargetMode: mode };
    const key = JSON.stringify(attributes);
    const known = this.#relations.get(key);
    if (known !== undefined) return known.id;
    const id = `rId${this.#relations.size + OWN_PARTS.length + 1}`;
    this.#relations.set(key, { id, xml: element("Relationship", { Id: id, ...attributes }, null) });
    return id;
  }

  link(href: string): string {
    return this.#relation("hyperlink", xmlText(href), "External");
  }

  picture({ id, extension }: Raster): string {
    return this.#relation("image", `media/${id}.${extension}`, null);
  }

  /** A number that no other picture of the document has. */
  drawing(): number {
    return ++this.#drawings;
  }

  /** A list of its own, which counts from `start`. */
  list(kind: ListKind, start = 1): number {
    this.#lists.push({ kind, start });
    return this.#lists.length;
  }

  relationsXml(): string {
    const fixed = OWN_PARTS.map((name, at) =>
      element(
        "Relationship",
        { Id: `rId${at + 1}`, Type: `${RELATIONS}/${name}`, Target: `${name}.xml` },
        null,
      ),
    );
    const own = [...this.#relations.values()].map(({ xml }) => xml);
    return `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[...fixed, ...own].join("")}</Relationships>`;
  }

  numberingXml(): string {
    const definitions = LIST_KINDS.map(
      (kind, at) =>
        `<w:abstractNum w:abstractNumId="${at}"><w:multiLevelType w:val="hybridMultilevel"/>${LEVELS.map((level) => levelXml(kind, level)).join("")}</w:abstractNum>`,
    );
    const lists = this.#lists.map(({ kind, start }, at) => {
      const starts = kind === "bullet" ? "" : LEVELS.map((level) => startXml(level, start)).join("");
      return `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${LIST_KINDS.indexOf(kind)}"/>${starts}</w:num>`;
    });
    return `${DECLARATION}<w:numbering ${DOCUMENT_NAMESPACES}>${[...definitions, ...lists].join("")}</w:numbering>`;
  }
}

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FORMATS: Record<ListKind, string> = {
  bullet: "bullet",
  decimal: "decimal",
  lower: "lowerLetter",
  upper: "upperLetter",
};
/** Twentieths of a point by which each level stands further in. */
export const INDENT = 400;

function levelXml(kind: ListKind, level: number): string {
  const text = kind === "bullet" ? (["•", "◦", "▪"][level % 3] ?? "•") : `%${level + 1}.`;
  return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${FORMATS[kind]}"/><w:lvlText w:val="${escapeXml(text)}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${INDENT * (level + 1)}" w:hanging="${INDENT}"/></w:pPr></w:lvl>`;
}

const startXml = (level: number, start: number): string =>
  `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${level === 0 ? start : 1}"/></w:lvlOverride>`;
