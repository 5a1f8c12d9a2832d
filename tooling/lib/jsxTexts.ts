import { isNode, type SyntaxNode, visitSource } from "./syntax.ts";

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
/** A key of a dictionary that a component looks up itself, such as `start_failed`. */
const KEY = /^[a-z][a-z0-9]*([_.:][a-z0-9]+)+$/;

/** The texts of a TSX file that a person would read or hear: between tags, and in attributes such as `alt`. */
export function jsxTexts(file: string, source: string): JsxText[] {
  const found: JsxText[] = [];
  visitSource(file, source, (node) => {
    const literal = readableText(node);
    if (literal !== undefined && WORD.test(literal)) {
      found.push({ offset: Number(node.start), text: literal.trim().slice(0, 40) });
    }
  });
  return found;
}

function readableText(node: SyntaxNode): string | undefined {
  if (node.type === "JSXText") return String(node.value).replace(/&[a-z]+;/g, "");
  if (node.type === "JSXExpressionContainer") return undefined;
  if (node.type !== "JSXAttribute") return undefined;
  const name = isNode(node.name) ? node.name.name : undefined;
  const value = node.value;
  if (typeof name !== "string" || !READ_BY_PEOPLE.has(name) || !isNode(value)) return undefined;
  const isText = value.type === "Literal" && typeof value.value === "string" && !KEY.test(value.value);
  return isText ? String(value.value) : undefined;
}
