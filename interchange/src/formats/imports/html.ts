import { escapeMarkdown } from "@lehrpfad/contract/markdown";
import { Parser } from "htmlparser2";
import { ImportError } from "../markdown/errors.ts";

export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (HtmlElement | string)[];
}

const DEEPEST = 500;
/** Programs and looks: never run, never read. */
export const UNREAD = /^(script|style|noscript|template|iframe|object|embed|svg|head|form|nav)$/;

/** A page as a tree, whatever it lacks. @throws ImportError where it is too deep */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > DEEPEST) throw new ImportError("too_large");
      const element = { name, attributes, children: [] };
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
    ontext(text) {
      open.at(-1)?.children.push(text);
    },
  });
  parser.end(html);
  return root;
}

const BLOCK =
  /^(p|div|section|article|main|header|footer|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|pre|blockquote|figure|figcaption|hr|body|html)$/;

/** Whether an element begins a line of its own. */
export const isBlock = (name: string): boolean => BLOCK.test(name);

/** Where the Markdown of a picture comes from; null: it is left out. */
export type PictureOf = (src: string, alt: string) => string | null;

/** What stands in a plain text where a page has a picture. */
export type PictureText = (src: string, alt: string) => string;
const descriptionOf: PictureText = (_, alt) => alt;

const LOW = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎";
const HIGH = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾";
/** Signs below or above the line in signs of their own, as in H₂O; others stay what they are. */
const raised = (text: string, signs: string): string =>
  /^[\d+\-=()]+$/.test(text)
    ? [...text].map((sign) => [...signs]["0123456789+-=()".indexOf(sign)]).join("")
    : text;

const textIn = (node: HtmlElement | string, pictureOf: PictureText = descriptionOf): string => {
  if (typeof node === "string") return node;
  if (UNREAD.test(node.name)) return "";
  if (node.name === "br") return "\n";
  if (node.name === "img") return pictureOf(node.attributes.src ?? "", node.attributes.alt ?? "");
  const text = node.children.map((child) => textIn(child, pictureOf)).join("");
  if (node.name === "sub") return raised(text, LOW);
  if (node.name === "sup") return raised(text, HIGH);
  return BLOCK.test(node.name)
    ? `\n\n${text}\n\n`
    : node.name === "td" || node.name === "th"
      ? `${text} `
      : text;
};

/** HTML as plain text with its paragraphs; pictures become their description, or what is given for them. */
export function htmlText(html: string, pictureOf?: PictureText): string {
  return textIn(parseHtml(html), pictureOf)
    .replace(/[ \t\u00a0]*\n[ \t\u00a0]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const AROUND: Record<string, string> = { strong: "**", b: "**", em: "*", i: "*", del: "~~", s: "~~" };

/** Writes the pieces of a page as Markdown. */
class MarkdownWriter {
  readonly #pictureOf: PictureOf;

  constructor(pictureOf: PictureOf) {
    this.#pictureOf = pictureOf;
  }

  #inline(node: HtmlElement | string): string {
    if (typeof node === "string") return escapeMarkdown(node.replace(/\s+/g, " "));
    if (UNREAD.test(node.name)) return "";
    const { name, attributes } = node;
    if (name === "br") return "\\\n";
    if (name === "img") return this.#pictureOf(attributes.src ?? "", attributes.alt ?? "") ?? "";
    const inside = this.#inlines(node.children);
    if (name === "code") return `\`${textIn(node).replaceAll("`", "'")}\``;
    if (name === "sub" || name === "sup") return `<${name}>${inside}</${name}>`;
    const mark = AROUND[name];
    if (mark !== undefined) return inside.trim() === "" ? inside : `${mark}${inside.trim()}${mark}`;
    const href = attributes.href ?? "";
    if (name === "a" && /^(https?|mailto):/i.test(href))
      return `[${inside}](<${href.replace(/[<>\s]/g, encodeURIComponent)}>)`;
    return inside;
  }

  #inlines(nodes: readonly (HtmlElement | string)[]): string {
    return nodes.map((node) => this.#inline(node)).join("");
  }

  #items(list: HtmlElement): string {
    const items = list.children.filter((child) => typeof child !== "string" && child.name === "li");
    return items
      .map((item, at) => {
        const mark = list.name === "ol" ? `${at + 1}.` : "-";
        const text = typeof item === "string" ? item : this.blocks(item.children);
        return `${mark} ${text.replaceAll("\n\n", "\n").replaceAll("\n", `\n${" ".repeat(mark.length + 1)}`)}`;
      })
      .join("\n");
  }

  #table(table: HtmlElement): string {
    const rows = rowsIn(table).map((row) =>
      row.children
        .filter((cell): cell is HtmlElement => typeof cell !== "string" && /^t[hd]$/.test(cell.name))
        .map((cell) => this.#inlines(cell.children).replace(/\\?\n/g, "<br>").replaceAll("|", "\\|").trim()),
    );
    const width = Math.max(0, ...rows.map(({ length }) => length));
    if (width === 0) return "";
    const lineOf = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`;
    const [head = [], ...body] = rows;
    return [lineOf(head), lineOf(Array.from({ length: width }, () => "---")), ...body.map(lineOf)].join("\n");
  }

  #block(element: HtmlElement): string {
    const { name, children } = element;
    // The title of a page is that of its step.
    if (/^h[1-6]$/.test(name))
      return `${"#".repeat(Math.max(2, Number(name[1])))} ${this.#inlines(children).trim()}`;
    if (name === "ul" || name === "ol") return this.#items(element);
    if (name === "table") return this.#table(element);
    if (name === "pre")
      return `\`\`\`\n${textIn({ ...element, name: "" })
        .replaceAll("```", "'''")
        .trim()}\n\`\`\``;
    if (name === "hr") return "---";
    if (name === "blockquote") return `> ${this.blocks(children).replaceAll("\n", "\n> ")}`;
    return this.blocks(children);
  }

  blocks(nodes: readonly (HtmlElement | string)[]): string {
    const parts: string[] = [];
    let open: (HtmlElement | string)[] = [];
    const end = () => {
      const text = this.#inlines(open).replace(/^\s+|[\s\\]+$/g, "");
      if (text !== "") parts.push(text);
      open = [];
    };
    for (const node of nodes) {
      if (typeof node !== "string" && UNREAD.test(node.name)) continue;
      if (typeof node === "string" || !(BLOCK.test(node.name) || hasBlock(node))) open.push(node);
      else {
        end();
        parts.push(this.#block(node));
      }
    }
    end();
    return parts.filter((part) => part.trim() !== "").join("\n\n");
  }
}

const hasBlock = (element: HtmlElement): boolean =>
  element.children.some((child) => typeof child !== "string" && (BLOCK.test(child.name) || hasBlock(child)));

function rowsIn(element: HtmlElement): HtmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return child.name === "tr" ? [child] : rowsIn(child);
  });
}

/** A page of HTML as Markdown: headings, paragraphs, lists, tables, code, links and pictures. */
export function htmlMarkdown(html: string, pictureOf: PictureOf): string {
  return new MarkdownWriter(pictureOf).blocks(parseHtml(html).children);
}

/** What a page calls itself. */
export function htmlTitle(html: string): string {
  const find = (node: HtmlElement, name: string): HtmlElement | null => {
    for (const child of node.children) {
      const found = typeof child === "string" ? null : child.name === name ? child : find(child, name);
      if (found) return found;
    }
    return null;
  };
  const title = find(parseHtml(html), "title");
  return title ? textIn({ ...title, name: "" }).trim() : "";
}
