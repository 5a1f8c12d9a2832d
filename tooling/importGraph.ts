import { readFileSync } from "node:fs";
import path from "node:path";
import { importsOf } from "./lib/imports.ts";
import { listFiles, type SourceFile } from "./lib/sources.ts";
import { visitSource } from "./lib/syntax.ts";

const OWN_SCOPE = "@lehrpfad/";
const CODE = /\.(ts|tsx|mts|mjs)$/;

/** The file of the repository that an import names; undefined for Node's modules and packages of others. */
export function resolveImport(
  from: string,
  request: string,
  known: { has(file: string): boolean },
): string | undefined {
  if (request.startsWith(".")) {
    const target = path.posix.join(path.posix.dirname(from), request);
    return known.has(target) ? target : undefined;
  }
  if (!request.startsWith(OWN_SCOPE)) return undefined;
  const [workspace, ...rest] = request.slice(OWN_SCOPE.length).split("/");
  const entry = rest.length === 0 ? "index" : rest.join("/");
  return [`${workspace}/src/${entry}.ts`, `${workspace}/src/${entry}/index.ts`].find((place) =>
    known.has(place),
  );
}

/** File → the files that it needs: those it imports, and those that it names in a text. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** What each code file in these folders of the repository at `root` needs. */
export function readGraph(root: string, folders: readonly string[]): Graph {
  const files = folders.flatMap((folder) => listFiles(root, folder));
  const code = files.filter((file) => CODE.test(file));
  return graphOf(
    code.map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") })),
    files,
  );
}

/** The graph of some sources; `files` are all that there are, pictures and samples too. */
export function graphOf(sources: readonly SourceFile[], files: readonly string[]): Graph {
  const named = new Map(files.map((file) => [file, [file]]));
  // What is no code is mostly named without its folder: join(SAMPLES, "bees.pdf").
  for (const file of files.filter((name) => !CODE.test(name))) {
    const name = path.posix.basename(file);
    named.set(name, [...(named.get(name) ?? []), file]);
  }
  return new Map(sources.map((source) => [source.path, needsOf(source, named)]));
}

function needsOf({ path: from, text }: SourceFile, named: ReadonlyMap<string, string[]>): string[] {
  const needs = new Set(
    importsOf(from, text).flatMap((request) => resolveImport(from, request, named) ?? []),
  );
  const folder = path.posix.dirname(from);
  visitSource(from, text, ({ type, value }) => {
    if (type !== "Literal" || typeof value !== "string" || !value.includes(".")) return;
    const places = [path.posix.join(folder, value), value];
    for (const file of places.flatMap((place) => named.get(place) ?? [])) needs.add(file);
  });
  needs.delete(from);
  return [...needs];
}

/** Some files with everything that they need, directly or through others; nobody looks through what is shut. */
export function reachOf(
  graph: Graph,
  begin: readonly string[],
  isShut: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set<string>();
  const open = [...begin];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!isShut(file)) open.push(...(graph.get(file) ?? []));
  }
  return reached;
}
