import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./bootstrap.mjs";

const STAMP = path.join(ROOT, "web", "dist", ".sources");
const SOURCES = ["web", "contract", "i18n", "package-lock.json"];
const LEFT_OUT = new Set(["dist", "node_modules"]);

/** Whether web/dist was made from exactly the present sources. */
export function webIsBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === sourcesHash();
}

/** Records which sources web/dist was made from. */
export function markWebBuilt() {
  writeFileSync(STAMP, sourcesHash());
}

function sourcesHash() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((name) => filesOf(name)).sort()) {
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

function filesOf(name) {
  const full = path.join(ROOT, name);
  if (name.endsWith(".json") && existsSync(full)) return [name];
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const child = `${name}/${entry.name}`;
    return entry.isDirectory() ? filesOf(child) : [child];
  });
}
