import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from "dependency-cruiser";
import { rules } from "./dependencyRules.ts";
import { featureCycles } from "./featureCycles.ts";
import { FLOORS, workspaceOfUpwardRule } from "./floors.ts";
import { resolveImport } from "./importGraph.ts";
import { importsOf } from "./lib/imports.ts";
import { CODE_FOLDERS, readSources, type SourceFile } from "./lib/sources.ts";

const TEST = /\.test\.tsx?$/;

/** What the import graph shows. */
interface DependencyFindings {
  /** One sentence for each broken rule and each circle of features. */
  faults: string[];
  /** Workspace with floors → the number of its imports from a lower floor to a higher one. */
  upwardImports: Record<string, number>;
  featureCycles: number;
}

/** Checks the imports of the repository at `root`. */
export async function checkDependencies(root: string): Promise<DependencyFindings> {
  const sources = readSources(root, CODE_FOLDERS).filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file.path));
  return judgeImports(sources.filter((file) => !file.path.endsWith(".d.mts")));
}

/**
 * Checks the rules of dependencyRules.ts, the floors and the circles of features against these files.
 *
 * dependency-cruiser reads TypeScript only through the JavaScript API that TypeScript 7 no longer has. It is
 * therefore given a mirror: one JavaScript file for each source, holding nothing but that source's imports,
 * type imports included. The rules see the mirror's names without `.js`.
 */
export async function judgeImports(sources: readonly SourceFile[]): Promise<DependencyFindings> {
  const mirror = mkdtempSync(path.join(tmpdir(), "dependencies-"));
  try {
    const known = new Set(sources.map((file) => file.path));
    for (const file of sources) {
      const target = path.join(mirror, `${file.path}.js`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, mirrorImports(file, known));
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
    if (typeof output === "string") throw new Error(`dependency-cruiser answered with text: ${output}`);
    return collectFindings(output);
  } finally {
    rmSync(mirror, { recursive: true, force: true });
  }
}

function mirrorImports(file: SourceFile, known: ReadonlySet<string>): string {
  const lines = importsOf(file.path, file.text)
    .map((request) => mirrorRequest(file.path, request, known))
    .map((request) => `import ${JSON.stringify(request)};`);
  return `${lines.join("\n")}\n`;
}

function mirrorRequest(from: string, request: string, known: ReadonlySet<string>): string {
  const target = resolveImport(from, request, known);
  if (target === undefined) return request;
  const relative = path.posix.relative(path.posix.dirname(from), target);
  return relative.startsWith(".") ? `${relative}.js` : `./${relative}.js`;
}

function collectFindings({ modules, summary }: ICruiseResult): DependencyFindings {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: sourceOf(source), to: sourceOf(resolved) })),
  );
  const cycles = featureCycles(imports.filter(({ from }) => !TEST.test(from)));
  return {
    faults: [
      ...summary.violations.map(describeViolation),
      ...cycles.map((cycle) => `${cycle.join(" ↔ ")}: features must not need each other in a circle.`),
    ],
    upwardImports: countUpwardImports(summary.violations),
    featureCycles: cycles.length,
  };
}

function countUpwardImports(violations: readonly IViolation[]): Record<string, number> {
  const workspaces = violations.map(({ rule }) => workspaceOfUpwardRule(rule.name));
  return Object.fromEntries(
    Object.keys(FLOORS).map((name) => [name, workspaces.filter((workspace) => workspace === name).length]),
  );
}

function describeViolation(violation: IViolation): string {
  const comment = rules.forbidden.find((rule) => rule.name === violation.rule.name)?.comment ?? "";
  const way = violation.cycle?.map((step) => step.name) ?? [violation.to];
  const names = [violation.from, ...way.filter((name) => name !== violation.from)];
  return `${names.map(sourceOf).join(" → ")}: ${violation.rule.name}. ${comment}`;
}

/** The source that a file of the mirror stands for. */
function sourceOf(mirrored: string): string {
  return mirrored.replace(/\.js$/, "");
}
