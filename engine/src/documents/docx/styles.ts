import type { Package } from "../archive/package.ts";

/** Where a paragraph stands in a numbered or bulleted list. */
export interface ListPlace {
  numId: string;
  level: number;
}

interface Style {
  name: string;
  basedOn: string | null;
  outline: number | null;
  numId: string | null;
  listLevel: number;
  monospace: boolean;
}

const HEADING = /^heading ([1-9])$/i;
const CODE = /source ?code|verbatim|html preformatted|plain text|quelltext|^code/i;
const QUOTE = /^(intense )?quote$|block ?text|zitat|citation/i;
const CAPTION = /caption|beschriftung|légende/i;
const CONTENTS = /^toc (heading|\d)|table of (contents|figures)|inhaltsverzeichnis/i;

const MONOSPACE = /mono|courier|consol|menlo|typewriter/i;

function asNumber(value: string | undefined): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 0 ? number : 0;
}

/** The paragraph styles of a DOCX, with what they inherit. */
export class Styles {
  #styles = new Map<string, Style>();

  static async read(parts: Package, part: string): Promise<Styles> {
    const styles = new Styles();
    let current: Style | null = null;
    await parts.parse(part, {
      open(name, attributes) {
        const value = attributes["w:val"];
        if (name === "w:style") {
          current = { name: "", basedOn: null, outline: null, numId: null, listLevel: 0, monospace: false };
          styles.#styles.set(attributes["w:styleId"] ?? "", current);
        }
        if (current === null) return;
        if (name === "w:name") current.name = value ?? "";
        if (name === "w:basedOn") current.basedOn = value ?? null;
        if (name === "w:outlineLvl") current.outline = asNumber(value);
        if (name === "w:numId") current.numId = value ?? null;
        if (name === "w:ilvl") current.listLevel = asNumber(value);
        if (name === "w:rFonts") current.monospace = MONOSPACE.test(attributes["w:ascii"] ?? "");
      },
      close(name) {
        if (name === "w:style") current = null;
      },
    });
    return styles;
  }

  /** A style and what it is based on, nearest first. */
  #chain(id: string | null): Style[] {
    const chain: Style[] = [];
    let next = id;
    while (next !== null && chain.length < 20) {
      const style = this.#styles.get(next);
      if (style === undefined) break;
      chain.push(style);
      next = style.basedOn;
    }
    return chain;
  }

  /** Heading depth from 1, 0 for the title of the document, null for text. */
  headingLevel(id: string | null): number | null {
    for (const style of this.#chain(id)) {
      const heading = HEADING.exec(style.name)?.[1];
      if (heading !== undefined) return Number(heading);
      if (/^title$/i.test(style.name)) return 0;
      if (style.outline !== null) return style.outline < 9 ? style.outline + 1 : null;
    }
    return null;
  }

  list(id: string | null): ListPlace | null {
    for (const style of this.#chain(id)) {
      if (style.numId !== null) return { numId: style.numId, level: style.listLevel };
    }
    return null;
  }

  /** What a style says of its text beyond headings and lists. */
  role(id: string | null): "code" | "quote" | "caption" | "contents" | null {
    for (const style of this.#chain(id)) {
      if (CODE.test(style.name) || style.monospace) return "code";
      if (QUOTE.test(style.name)) return "quote";
      if (CAPTION.test(style.name)) return "caption";
      if (CONTENTS.test(style.name)) return "contents";
    }
    return null;
  }
}
