import type { Attributes } from "../archive/package.ts";
import { mathText } from "../formula.ts";
import type { Element, Node } from "../html/tree.ts";

/** Structures of OMML and the parts of each, in the order in which MathML has them (ISO/IEC 29500-1, section 22.1.2). */
const STRUCTURES: Record<string, { name: string; parts: readonly string[] }> = {
  "m:sSup": { name: "msup", parts: ["m:e", "m:sup"] },
  "m:sSub": { name: "msub", parts: ["m:e", "m:sub"] },
  "m:sSubSup": { name: "msubsup", parts: ["m:e", "m:sub", "m:sup"] },
  "m:f": { name: "mfrac", parts: ["m:num", "m:den"] },
  "m:limLow": { name: "msub", parts: ["m:e", "m:lim"] },
  "m:limUpp": { name: "msup", parts: ["m:e", "m:lim"] },
};
const OPERATOR = /([=+<>≤≥≈≠→±×·÷−-])/;

const element = (name: string, children: Node[]): Element => ({ name, attributes: {}, children });

/** An operator stands alone, as MathML has it. */
const wordsOf = (text: string): Node[] =>
  text
    .split(OPERATOR)
    .filter((part) => part !== "")
    .map((part) => (OPERATOR.test(part) ? element("mo", [part]) : part));

const elementsIn = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== "string");

/** A character that a property element names, such as the brackets around a part. */
function characterOf(node: Element, property: string, usual: string): string {
  const properties = elementsIn(node).find(({ name }) => name.endsWith("Pr"));
  const found = properties && elementsIn(properties).find(({ name }) => name === property);
  return found?.attributes["m:val"] ?? usual;
}

const partOf = (node: Element, name: string): Element =>
  element(
    "mrow",
    elementsIn(node)
      .find((child) => child.name === name)
      ?.children.map(asMathMl) ?? [],
  );

function partsOf(node: Element, name: string): Element[] {
  return elementsIn(node)
    .filter((child) => child.name === name)
    .map((part) => element("mrow", part.children.map(asMathMl)));
}

const between = (parts: readonly Node[], separator: string): Node[] =>
  parts.flatMap((part, at) => (at === 0 ? [part] : [element("mo", [separator]), part]));

function asMathMl(node: Node): Node {
  if (typeof node === "string") return node;
  const structure = STRUCTURES[node.name];
  if (structure)
    return element(
      structure.name,
      structure.parts.map((name) => partOf(node, name)),
    );
  switch (node.name) {
    case "m:t":
      return element("mrow", wordsOf(node.children.filter((child) => typeof child === "string").join("")));
    case "m:rad": {
      const [inside, degree] = [partOf(node, "m:e"), partOf(node, "m:deg")];
      return degree.children.length === 0 ? element("msqrt", [inside]) : element("mroot", [inside, degree]);
    }
    case "m:d": {
      const separator = characterOf(node, "m:sepChr", "|");
      const [open, close] = [characterOf(node, "m:begChr", "("), characterOf(node, "m:endChr", ")")];
      return element("mrow", [open, ...between(partsOf(node, "m:e"), separator), close]);
    }
    case "m:nary": {
      const sign = element("mrow", [characterOf(node, "m:chr", "∫")]);
      const limits = element("msubsup", [sign, partOf(node, "m:sub"), partOf(node, "m:sup")]);
      return element("mrow", [limits, element("mspace", []), partOf(node, "m:e")]);
    }
    case "m:m":
      return element("mrow", [
        "(",
        ...between(
          elementsIn(node)
            .filter(({ name }) => name === "m:mr")
            .map(rowOf),
          "; ",
        ),
        ")",
      ]);
    default:
      return element("mrow", node.name.endsWith("Pr") ? [] : node.children.map(asMathMl));
  }
}

function rowOf(row: Element): Node {
  return element("mrow", between(partsOf(row, "m:e"), ","));
}

/** Collects a formula of a Word document (OMML) while its elements are read, and answers it in one line. */
export class FormulaReader {
  #path: Element[] = [];

  get isOpen(): boolean {
    return this.#path.length > 0;
  }

  /** Whether the element belongs to a formula: one that begins with it, or the one that is open. */
  open(name: string, attributes: Attributes): boolean {
    if (!this.isOpen && name !== "m:oMath") return false;
    const made: Element = { name, attributes: { ...attributes }, children: [] };
    const parent = this.#path.at(-1);
    parent?.children.push(made);
    this.#path.push(made);
    return true;
  }

  text(text: string): void {
    const last = this.#path.at(-1);
    if (last?.name === "m:t") last.children.push(text);
  }

  /** The formula in one line where it ends with this element, else null. */
  close(): string | null {
    const closed = this.#path.pop();
    return closed === undefined || this.isOpen ? null : mathText(asMathMl(closed));
  }
}
