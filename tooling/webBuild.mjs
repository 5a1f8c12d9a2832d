import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./bootstrap.mjs";

const STAMP = path.join("web", "dist", ".sources");
const SOURCES = ["web", "contract", "i18n", "interchange", "package-lock.json"];
const LEFT_OUT = new Set(["dist", "node_modules"]);

/** Whether web/dist was made from exactly the present sources. */
export function webIsBuilt(root = ROOT) {
  const stamp = path.join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesHash(root);
}

/** Records which sources web/dist was made from. */
export function markWebBuilt(root = ROOT) {
  writeFileSync(path.join(root, STAMP), sourcesHash(root));
}

function sourcesHash(root) {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((name) => filesOf(root, name)).sort()) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

function filesOf(root, name) {
  const full = path.join(root, name);
  if (name.endsWith(".json") && existsSync(full)) return [name];
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const child = `${name}/${entry.name}`;
    return entry.isDirectory() ? filesOf(root, child) : [child];
  });
}
