import { anyOf } from "../../text/documentWords/index.ts";
import type { Package } from "../archive/package.ts";
import { letters, roman } from "../numerals.ts";

interface Style {
  parent: string | null;
  /** What people read of it: "Quotations", "Preformatted Text". */
  name: string;
  outline: number | null;
  listStyle: string | null;
  hidden: boolean;
  place: "superscript" | "subscript" | "line";
}

/** What a paragraph is by its style. */
export type Role = "text" | "quote" | "code" | "caption" | "title";

const ROLES: readonly [RegExp, Role][] = [
  [new RegExp(`^(?:${anyOf("quoteStyles")})`, "i"), "quote"],
  [/^(?:preformatted|source ?code|verbatim|code)/i, "code"],
  [new RegExp(`^(?:${anyOf("captionStyles")})`, "i"), "caption"],
  [/^title$/i, "title"],
];

const HEADING = new RegExp(`^(?:${anyOf("headingStyles")}) (\\d{1,2})$`, "i");

/** Names of styles write what is no letter as its code: "Source_20_Code". */
const readable = (name: string): string =>
  name.replace(/_([0-9a-f]{2})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Styles of an OpenDocument text: what paragraphs are, and how lists count. */
export class Styles {
  #styles = new Map<string, Style>();
  /** Levels of list styles that are numbered, as "style/level". */
  #numbered = new Map<string, { suffix: string; prefix: string; format: string; start: number }>();

  /** Learns the styles in a part, the common ones or those of the text itself. */
  async read(parts: Package, part: string): Promise<void> {
    let current: Style | null = null;
    let list: string | null = null;
    await parts.parse(part, {
      open: (name, attributes) => {
        if (name === "style:style") {
          current = {
            parent: attributes["style:parent-style-name"] ?? null,
            name: attributes["style:display-name"] ?? readable(attributes["style:name"] ?? ""),
            outline: Number(attributes["style:default-outline-level"]) || null,
            listStyle: attributes["style:list-style-name"] || null,
            hidden: false,
            place: "line",
          };
          this.#styles.set(attributes["style:name"] ?? "", current);
        }
        if (name === "style:text-properties" && current !== null) {
          current.hidden = attributes["text:display"] === "none";
          const position = attributes["style:text-position"] ?? "";
          if (/^(?:super|[1-9])/.test(position)) current.place = "superscript";
          else if (/^(?:sub|-[1-9])/.test(position)) current.place = "subscript";
        }
        if (name === "text:list-style") list = attributes["style:name"] ?? null;
        if (name === "text:list-level-style-number" && list !== null && attributes["style:num-format"]) {
          this.#numbered.set(`${list}/${attributes["text:level"] ?? "1"}`, {
            suffix: attributes["style:num-suffix"] ?? ".",
            prefix: attributes["style:num-prefix"] ?? "",
            format: attributes["style:num-format"],
            start: Number(attributes["text:start-value"]) || 1,
          });
        }
      },
      close: (name) => {
        if (name === "style:style") current = null;
        if (name === "text:list-style") list = null;
      },
    });
  }

  /** A style and those it is based on, the nearest first. */
  *#lineage(name: string | undefined): Generator<Style> {
    const seen = new Set<string>();
    for (let at = name; at !== undefined && !seen.has(at); ) {
      seen.add(at);
      const style = this.#styles.get(at);
      if (style === undefined) return;
      yield style;
      at = style.parent ?? undefined;
    }
  }

  role(name: string | undefined): Role {
    for (const style of this.#lineage(name)) {
      const found = ROLES.find(([pattern]) => pattern.test(style.name));
      if (found !== undefined) return found[1];
    }
    const own = ROLES.find(([pattern]) => pattern.test(readable(name ?? "")));
    return own?.[1] ?? "text";
  }

  /** The depth from 1 of a paragraph that is a heading by its style alone, as programs other than its own write it. */
  headingLevel(name: string | undefined): number | null {
    for (const style of this.#lineage(name)) {
      const level = style.outline ?? Number(HEADING.exec(style.name)?.[1]);
      if (level > 0) return level;
    }
    return null;
  }

  isHidden(name: string | undefined): boolean {
    return name !== undefined && this.#styles.get(name)?.hidden === true;
  }

  placeOf(name: string | undefined): Style["place"] {
    return (name === undefined ? undefined : this.#styles.get(name)?.place) ?? "line";
  }

  /** The list style that a paragraph's own style brings along. */
  listStyle(name: string | undefined): string | null {
    for (const style of this.#lineage(name)) if (style.listStyle !== null) return style.listStyle;
    return null;
  }

  /** The label of the n-th item (from 0) of a list at a depth from 0; empty where it has a sign instead. */
  label(listStyle: string | null, depth: number, index: number): string {
    const level = this.#numbered.get(`${listStyle ?? ""}/${depth + 1}`);
    if (level === undefined) return "";
    return `${level.prefix}${(WRITERS[level.format] ?? String)(level.start + index)}${level.suffix || "."}`.trim();
  }
}

const WRITERS: Record<string, (number: number) => string> = {
  i: roman,
  I: (number) => roman(number).toUpperCase(),
  a: letters,
  A: (number) => letters(number).toUpperCase(),
};
