import { expect, it } from "vitest";
import { missingInComments, missingPaths } from "./documentPaths.ts";

const known = {
  exists: (path: string) =>
    ["engine/src/commandLine.ts", "docs/quality", "docs/security.md", "README.md"].includes(path),
  isStatement: (number: string) => number === "1.01",
};

it.each([
  ["docs/a.md", "One\n\nSee `engine/src/gone.ts`.", "docs/a.md:3: engine/src/gone.ts does not exist."],
  ["docs/a.md", "[it](gone.md)", "docs/a.md:1: docs/gone.md does not exist."],
  ["README.md", "[it](docs/gone.md#part)", "README.md:1: docs/gone.md does not exist."],
  ["docs/a.md", "(statement 7.77)", "docs/a.md:1: docs/spec-coverage.md has no statement 7.77."],
])("%s: %s", (file, text, sentence) => {
  expect(missingPaths(file, text, known)).toEqual([sentence]);
});

it.each([
  ["docs/a.md", "`engine/src/commandLine.ts`, `engine/src/<part>/*.ts`, `web/dist`, `a.ts`"],
  ["docs/a.md", "[here](security.md#top), [there](https://example.org/gone.md), [figure](figure:12)"],
  ["README.md", "[quality](docs/quality), statement 1.01"],
])("nothing in %s: %s", (file, text) => {
  expect(missingPaths(file, text, known)).toEqual([]);
});

it.each([
  ["/** As in docs/decisions/gone.md says. */", "engine/src/a.ts:1: docs/decisions/gone.md does not exist."],
  ["const a = 1;\n/**\n * See GONE.md.\n */", "engine/src/a.ts:3: GONE.md does not exist."],
  ["const a = 1; // as src/gone.ts does", "engine/src/a.ts:1: engine/src/gone.ts does not exist."],
  ["/** Statements 1.01 and 1.99. */", "engine/src/a.ts:1: docs/spec-coverage.md has no statement 1.99."],
])("a comment: %s", (text, sentence) => {
  expect(missingInComments("engine/src/a.ts", text, known)).toEqual([sentence]);
});

it.each([
  "/** docs/security.md, README.md, src/commandLine.ts (statement 1.01). */",
  'import { a } from "docs/gone.md";',
  '  read("GONE.md");',
])("nothing in code: %s", (text) => {
  expect(missingInComments("engine/src/a.ts", text, known)).toEqual([]);
});
