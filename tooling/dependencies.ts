import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult } from "dependency-cruiser";
import { rules } from "./dependencyRules.ts";
import { importsOf } from "./lib/imports.ts";
import { readSources, type SourceFile } from "./lib/sources.ts";

const WORKSPACES = ["contract", "i18n", "engine", "server", "web", "e2e", "bench", "tooling", "samples"];
const OWN_SCOPE = "@lehrpfad/";

/** One sentence for each broken dependency rule in the repository at `root`. */
export async function checkDependencies(root: string): Promise<string[]> {
  const sources = readSources(root, WORKSPACES).filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file.path));
  return brokenRules(sources.filter((file) => !file.path.endsWith(".d.mts")));
}

/**
 * Checks the rules of dependencyRules.ts against these files.
 *
 * dependency-cruiser reads TypeScript only through the JavaScript API that TypeScript 7 no longer has. It is
 * therefore given a mirror: one JavaScript file for each source, holding nothing but that source's imports,
 * type imports included. The rules see the mirror's names without `.js`.
 */
export async function brokenRules(sources: readonly SourceFile[]): Promise<string[]> {
  if (sources.length === 0) return [];
  const mirror = mkdtempSync(path.join(tmpdir(), "dependencies-"));
  try {
    const known = new Set(sources.map((file) => file.path));
    for (const file of sources) {
      const target = path.join(mirror, `${file.path}.js`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, mirrorOf(file, known));
    }
    writeFileSync(path.join(mirror, "package.json"), '{"type":"module"}');
    const options: ICruiseOptions = {
      baseDir: mirror,
      validate: true,
      ruleSet: rules,
      moduleSystems: ["es6"],
    };
    const folders = [...new Set(sources.map((file) => file.path.split("/")[0] ?? ""))];
    const { output } = await cruise(folders, options);
    return sentences(output);
  } finally {
    rmSync(mirror, { recursive: true, force: true });
  }
}

function mirrorOf(file: SourceFile, known: ReadonlySet<string>): string {
  const lines = importsOf(file.path, file.text)
    .map((request) => mirroredRequest(file.path, request, known))
    .map((request) => `import ${JSON.stringify(request)};`);
  return `${lines.join("\n")}\n`;
}

function mirroredRequest(from: string, request: string, known: ReadonlySet<string>): string {
  const folder = path.posix.dirname(from);
  if (request.startsWith(".")) {
    const target = path.posix.normalize(path.posix.join(folder, request));
    return known.has(target) ? `${request}.js` : request;
  }
  if (!request.startsWith(OWN_SCOPE)) return request;
  const [workspace, ...rest] = request.slice(OWN_SCOPE.length).split("/");
  const entry = rest.length === 0 ? "index" : rest.join("/");
  const places = [`${workspace}/src/${entry}.ts`, `${workspace}/src/${entry}/index.ts`];
  const relative = path.posix.relative(folder, places.find((place) => known.has(place)) ?? `${places[0]}`);
  return relative.startsWith(".") ? `${relative}.js` : `./${relative}.js`;
}

function sentences(output: string | ICruiseResult): string[] {
  if (typeof output === "string") throw new Error(`dependency-cruiser answered with text: ${output}`);
  return output.summary.violations.map((violation) => {
    const comment = rules.forbidden.find((rule) => rule.name === violation.rule.name)?.comment ?? "";
    const way = violation.cycle?.map((step) => step.name) ?? [violation.to];
    const names = [violation.from, ...way.filter((name) => name !== violation.from)];
    return `${names.map((name) => name.replace(/\.js$/, "")).join(" → ")}: ${violation.rule.name}. ${comment}`;
  });
}
