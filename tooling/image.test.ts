import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./bootstrap.mjs";
import { readSources } from "./lib/sources.ts";

const IMPORT = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;
/** What runs in the image, or builds the web app for it. */
const NEEDED = ["contract", "i18n", "interchange", "engine", "server", "web", "samples"];

/** Whether a path is left out of the image, by the patterns that `.dockerignore` holds. */
function ignoredBy(patterns: readonly string[]): (file: string) => boolean {
  const expressions = patterns.map((pattern) => {
    const [everywhere, name = pattern] = pattern.startsWith("**/")
      ? ["(?:.*/)?", pattern.slice(3)]
      : ["", pattern];
    const literal = name.replace(/[.+^$()|[\]{}]/g, "\\$&").replaceAll("*", "[^/]*");
    return new RegExp(`^${everywhere}${literal}(?:/|$)`);
  });
  return (file) => expressions.some((expression) => expression.test(file));
}

const lines = readFileSync(path.join(ROOT, ".dockerignore"), "utf8").split("\n");
const isIgnored = ignoredBy(lines.filter((line) => line !== "" && !line.startsWith("#")));

it("takes no tests, test data or benches into the image", () => {
  for (const file of [
    "server/src/app/http.test.ts",
    "server/testing/testServer.ts",
    "engine/src/documents/fixtures/x.pdf",
    "web/src/ui/prose.test.ts",
    "bench/src/server.ts",
    ".env",
    "node_modules/react/index.js",
  ]) {
    expect(isIgnored(file), file).toBe(true);
  }
  expect(isIgnored("server/src/main.ts")).toBe(false);
});

it("leaves nothing out that something in the image imports", () => {
  const missing = readSources(ROOT, NEEDED)
    .filter(({ path: file }) => /\.tsx?$/.test(file) && !isIgnored(file))
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(IMPORT)]
        .map((match) => path.posix.join(path.posix.dirname(file), match[1] ?? ""))
        .filter(isIgnored)
        .map((target) => `${file} imports ${target}`),
    );
  expect(missing).toEqual([]);
});
