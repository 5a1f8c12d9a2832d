import { SaxesParser } from "saxes";

/** An element of an XML document; names are without their prefix. */
export interface XmlElement {
  name: string;
  /** By their names without a prefix. */
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

/** Why a text is no XML that is read here. */
export class XmlError extends Error {
  readonly reason: "damaged" | "doctype" | "deep";

  constructor(reason: XmlError["reason"]) {
    super(reason);
    this.name = "XmlError";
    this.reason = reason;
  }
}

/** Elements within each other; more is written by nobody. */
const DEEPEST = 200;
const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * An XML document as a tree. Document types are refused: nothing that is read needs one, and entities that name
 * entities fill any memory.
 *
 * @throws XmlError
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const root: XmlElement = { name: "", attributes: {}, children: [] };
  const open = [root];
  const here = (): XmlElement => open.at(-1) ?? root;
  parser.on("doctype", () => {
    throw new XmlError("doctype");
  });
  parser.on("error", () => {
    throw new XmlError("damaged");
  });
  parser.on("opentag", ({ name, attributes }) => {
    if (open.length > DEEPEST) throw new XmlError("deep");
    const given = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    const element = { name: withoutPrefix(name), attributes: Object.fromEntries(given), children: [] };
    here().children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  const write = (said: string) => void here().children.push(said);
  parser.on("text", write);
  parser.on("cdata", write);
  parser.write(text.replace(/^\ufeff/, "")).close();
  const [first] = elementsOf(root);
  if (first === undefined) throw new XmlError("damaged");
  return first;
}

/** The elements directly within one, of a name if it is given. */
export function elementsOf(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement => typeof child !== "string" && (name === undefined || child.name === name),
  );
}

/** The first element of a name directly within one. */
export function childOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return parent && elementsOf(parent, name)[0];
}

/** Every element of a name within one, however deep, in the order of the document. */
export function everyElement(parent: XmlElement, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...everyElement(child, name),
  ]);
}

/** All text within an element. */
export function textOf(element: XmlElement | undefined): string {
  return element?.children.map((child) => (typeof child === "string" ? child : textOf(child))).join("") ?? "";
}
