import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./bootstrap.mjs";

const CONFIG = path.join(ROOT, "server/src/platform/config.ts");
export const OPERATIONS = path.join(ROOT, "docs/operations.md");
const BEGIN = "<!-- settings: made by `npm run docs:settings` -->";
const END = "<!-- end of settings -->";

const SETTING =
  /(?: {2}\/\*\* ([^\n]*?) \*\/\n)?^ {2}([A-Z][A-Z_]+): ([\s\S]*?),\n(?= {2}\/\*\*| {2}[A-Z]|\}\))/gm;

function readDefault(code: string): string {
  const given = /\.default\(([^)]*)\)/.exec(code)?.[1] ?? /^(?:seconds|limit)\((.*)\)$/.exec(code)?.[1];
  if (given === undefined) return "";
  const factors = given.replaceAll("_", "").split(" * ");
  const isProduct = factors.every((factor) => /^\d+$/.test(factor));
  return isProduct
    ? String(factors.reduce((product, factor) => product * Number(factor), 1))
    : given.replaceAll('"', "");
}

/** The settings of the server as a table in Markdown: name, default, meaning; from their code and its comments. */
export function formatSettings(): string {
  const rows = [...readFileSync(CONFIG, "utf8").matchAll(SETTING)].map(
    ([, meaning = "", name = "", code = ""]) => `| \`${name}\` | ${readDefault(code)} | ${meaning} |`,
  );
  return ["| setting | default | meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The operators' page with the table as it is now. */
export function replaceSettings(page: string): string {
  const [before = "", rest = ""] = page.split(BEGIN);
  const [, after = ""] = rest.split(END);
  return `${before}${BEGIN}\n\n${formatSettings()}\n\n${END}${after}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(OPERATIONS, replaceSettings(readFileSync(OPERATIONS, "utf8")));
}
