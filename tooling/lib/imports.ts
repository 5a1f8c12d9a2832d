import { parseSync } from "oxc-parser";

const CALLED = /\bimport\(\s*["']([^"'\n]+)["']\s*\)/g;

/** What a TypeScript module imports or re-exports: values, types (`import type`, `import("x").T`) and lazy imports. */
export function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  const broken = errors[0];
  if (broken) throw new Error(`${file} cannot be parsed: ${broken.message}`);
  const found = new Set<string>();
  for (const entry of module.staticImports) found.add(entry.moduleRequest.value);
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) if (entry.moduleRequest) found.add(entry.moduleRequest.value);
  }
  for (const match of text.matchAll(CALLED)) if (match[1] !== undefined) found.add(match[1]);
  return [...found];
}
