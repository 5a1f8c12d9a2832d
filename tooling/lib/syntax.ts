import { parseSync, visitorKeys } from "oxc-parser";

/** A node of the ESTree syntax tree. */
export type SyntaxNode = Record<string, unknown>;

/** Whether a value of the tree is a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

/** Calls `see` for every node of a source, parents first. Throws when the source cannot be parsed. */
export function visitSource(file: string, source: string, see: (node: SyntaxNode) => void): void {
  const { program, errors } = parseSync(file, source);
  const broken = errors[0];
  if (broken) throw new Error(`${file} cannot be parsed: ${broken.message}`);
  visit(program, see);
}

function visit(node: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, see);
  } else if (isNode(node)) {
    see(node);
    for (const key of visitorKeys[String(node.type)] ?? []) visit(node[key], see);
  }
}
