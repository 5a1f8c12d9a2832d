import { readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";

const IMPORT = /^import \{([^}]*)\} from "([^"]+)";?$/gm;
const EXPORT = /^export (async function|function|const|class) (\w+)/gm;
const DOC_COMMENT = /^[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n/gm;
/** What remains of modules once the forms above are taken away must not import or export in another form. */
const OTHER = /^(import|export)\b.*$/m;

interface Module {
  text: string;
  imports: { names: string[]; file: string }[];
  exports: string[];
}

/** `a, b as c` as the fields of an object. */
function namesOf(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

function resolve(from: string, request: string): string {
  return request.startsWith(".")
    ? path.resolve(path.dirname(from), request)
    : createRequire(from).resolve(request);
}

function readModule(file: string): Module {
  const plain = stripTypeScriptTypes(readFileSync(file, "utf8")).replace(DOC_COMMENT, "");
  const imports: Module["imports"] = [];
  const exports: string[] = [];
  const text = plain
    .replace(IMPORT, (_, list: string, request: string) => {
      const names = namesOf(list);
      if (names.length > 0) imports.push({ names, file: resolve(file, request) });
      return "";
    })
    .replace(EXPORT, (_, kind: string, name: string) => {
      exports.push(name);
      return `${kind} ${name}`;
    })
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{2,}/g, "\n");
  const other = OTHER.exec(text);
  if (other) throw new Error(`${file}: "${other[0]}" cannot be linked into the player.`);
  return { text: text.trim(), imports, exports };
}

/**
 * A TypeScript module and everything that it imports as one classic script. Types are stripped as Node itself does when
 * it runs this product; modules become functions. Imports and exports have the forms that the formatter leaves them
 * in: named ones, one declaration each. Throws for any other, and for modules that need each other in a circle.
 */
export function linkScript(entry: string): string {
  const done = new Map<string, string>();
  const open = new Set<string>();
  const parts: string[] = [];
  const add = (file: string): string => {
    const known = done.get(file);
    if (known !== undefined) return known;
    if (open.has(file)) throw new Error(`${file}: modules of the player need each other in a circle.`);
    open.add(file);
    const { text, imports, exports } = readModule(file);
    const taken = imports.map(
      ({ names, file: from }) => `const { ${names.join(", ").replaceAll(" as ", ": ")} } = ${add(from)};`,
    );
    const name = `m${done.size}`;
    const body = [...taken, text, `return { ${exports.join(", ")} };`].join("\n");
    parts.push(`const ${name} = (() => {\n${body}\n})();`);
    done.set(file, name);
    return name;
  };
  add(entry);
  return `"use strict";\n(() => {\n${parts.join("\n")}\n})();\n`;
}

let player: string | null = null;

/** The script of the player, with the code of the contract that marks answers; linked once. */
export function playerScript(): string {
  player ??= linkScript(path.resolve(import.meta.dirname, "../../player/src/player.ts"));
  return player;
}
