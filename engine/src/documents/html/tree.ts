import { Parser } from "htmlparser2";
import { DocumentError } from "../errors.ts";

/** An element of a page; names are in lower case. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Node[];
}

/** An element, or text between elements. */
export type Node = Element | string;

const DEEPEST = 1_000;
const MOST_NODES = 2_000_000;
/** Programs and looks: never run, never read. */
const UNREAD = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "iframe",
  "object",
  "embed",
  "svg",
  "canvas",
]);

/** Collects what a parser tells; nothing is fetched, and no entity but those of HTML is known. */
class TreeBuilder {
  readonly root: Element = { name: "#root", attributes: {}, children: [] };
  #open: Element[] = [this.root];
  #nodes = 0;
  #unread = 0;

  onopentag(name: string, attributes: Record<string, string>): void {
    if (this.#unread > 0 || UNREAD.has(name)) {
      this.#unread++;
      return;
    }
    const element: Element = { name, attributes, children: [] };
    if (++this.#nodes > MOST_NODES || this.#open.length > DEEPEST)
      throw new DocumentError("document_too_complex");
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  onclosetag(): void {
    if (this.#unread > 0) this.#unread--;
    else if (this.#open.length > 1) this.#open.pop();
  }

  ontext(text: string): void {
    if (this.#unread > 0) return;
    const siblings = this.#open.at(-1)?.children ?? [];
    const last = siblings.at(-1);
    if (typeof last === "string") siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  }

  /** A document type of one's own could define entities; the usual ones name a standard and define nothing. */
  onprocessinginstruction(name: string, data: string): void {
    if (/^!doctype/i.test(name) && data.includes("[")) throw new DocumentError("document_damaged");
  }
}

/**
 * Parses HTML as browsers do, tolerating what is not closed.
 * @param xhtml whether elements that are empty may close themselves, as in EPUB
 * @throws DocumentError `document_damaged` for a document type that defines entities, `document_too_complex`
 */
export function parseTree(markup: string, { xhtml = false } = {}): Element {
  const builder = new TreeBuilder();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => builder.onopentag(name, attributes),
      onclosetag: () => builder.onclosetag(),
      ontext: (text) => builder.ontext(text),
      onprocessinginstruction: (name, data) => builder.onprocessinginstruction(name, data),
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true, recognizeSelfClosing: xhtml },
  );
  parser.write(markup);
  parser.end();
  return builder.root;
}

/** All text inside a node. */
export function textOf(node: Node): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** Elements inside an element, in reading order; those below one that `enter` refuses are left out. */
export function* elementsIn(
  element: Element,
  enter: (element: Element) => boolean = () => true,
): Generator<Element> {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    yield child;
    if (enter(child)) yield* elementsIn(child, enter);
  }
}

/** The first element inside that a test accepts. */
export function findElement(element: Element, accept: (element: Element) => boolean): Element | null {
  for (const inner of elementsIn(element)) if (accept(inner)) return inner;
  return null;
}
