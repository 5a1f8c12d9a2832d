import { isNode, visitSource } from "./syntax.ts";

const IMPORTING = new Set([
  "ImportDeclaration",
  "ExportNamedDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSImportType",
]);

/**
 * What a TypeScript module imports or re-exports: values, types (`import type`, `import("x").T`) and lazy imports.
 * Throws when the source cannot be parsed.
 */
export function importsOf(file: string, text: string): string[] {
  const found = new Set<string>();
  visitSource(file, text, (node) => {
    const source = IMPORTING.has(String(node.type)) ? node.source : undefined;
    if (isNode(source) && typeof source.value === "string") found.add(source.value);
  });
  return [...found];
}
