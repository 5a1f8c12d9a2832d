import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./bootstrap.mjs";
import { readSources } from "./lib/sources.ts";

/** Workspaces whose sources run on the server or in the browser. */
const RUNNING = ["contract", "i18n", "interchange", "engine", "server", "web"];
const TESTING =
  /\.test\.tsx?$|\/fixtures(?:\/|\.ts$)|^(?:server|interchange)\/testing\/|^server\/drizzle\.config/;
const IMPORT = /^(?:import|export) (?:[^"=]*? from )?"([^".][^"]*)";|\bimport\("([^".][^"]*)"\)/gm;

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
const declared = (workspace: string) =>
  (read(`${workspace}/package.json`) as { dependencies?: Record<string, string> }).dependencies ?? {};
const { packages } = read("package-lock.json") as { packages: Record<string, { dev?: boolean }> };

const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

it.each(RUNNING)("whatever %s imports is seen by npm audit --omit=dev", (workspace) => {
  const dependencies = declared(workspace);
  const imported = readSources(ROOT, [workspace])
    .filter((file) => !TESTING.test(file.path) && !/vite\.config|vitest/.test(file.path))
    .flatMap(({ text }) => [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? ""))
    .filter((name) => !/^(node|virtual):/.test(name) && !builtinModules.includes(name))
    .map(packageOf);
  for (const name of new Set(imported)) {
    expect(Object.keys(dependencies), workspace).toContain(name);
    const entry = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    expect(entry, name).toBeDefined();
    expect(entry?.dev, name).toBeUndefined();
  }
});
