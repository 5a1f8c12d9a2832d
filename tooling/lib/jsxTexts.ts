import { parseSync, visitorKeys } from "oxc-parser";

/** Words written straight into JSX, and where. */
export interface JsxText {
  offset: number;
  text: string;
}

const READ_BY_PEOPLE = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "title",
  "placeholder",
  "label",
  "description",
]);
const WORD = /\p{L}{2,}/u;

/** The texts of a TSX file that a person would read or hear: between tags, and in attributes such as `alt`. */
export function jsxTexts(file: string, source: string): JsxText[] {
  const { program } = parseSync(file, source);
  const found: JsxText[] = [];
  visit(program, (node) => {
    const literal = readableText(node);
    if (literal !== undefined && WORD.test(literal)) {
      found.push({ offset: Number(node.start), text: literal.trim().slice(0, 40) });
    }
  });
  return found;
}

type SyntaxNode = Record<string, unknown>;

function readableText(node: SyntaxNode): string | undefined {
  if (node.type === "JSXText") return String(node.value).replace(/&[a-z]+;/g, "");
  if (node.type === "JSXExpressionContainer") return undefined;
  if (node.type !== "JSXAttribute") return undefined;
  const name = isNode(node.name) ? node.name.name : undefined;
  const value = node.value;
  if (typeof name !== "string" || !READ_BY_PEOPLE.has(name) || !isNode(value)) return undefined;
  return value.type === "Literal" && typeof value.value === "string" ? value.value : undefined;
}

function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, see);
  } else if (isNode(node)) {
    see(node);
    for (const key of visitorKeys[String(node.type)] ?? []) visit(node[key], see);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}
