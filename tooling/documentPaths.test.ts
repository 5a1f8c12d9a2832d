import { expect, it } from "vitest";
import { missingPaths } from "./documentPaths.ts";

const exists = (path: string) =>
  ["engine/src/commandLine.ts", "docs/quality", "docs/security.md"].includes(path);

it.each([
  ["docs/a.md", "One\n\nSee `engine/src/gone.ts`.", "docs/a.md:3: engine/src/gone.ts does not exist."],
  ["docs/a.md", "[it](gone.md)", "docs/a.md:1: docs/gone.md does not exist."],
  ["README.md", "[it](docs/gone.md#part)", "README.md:1: docs/gone.md does not exist."],
])("%s: %s", (file, text, sentence) => {
  expect(missingPaths(file, text, exists)).toEqual([sentence]);
});

it.each([
  ["docs/a.md", "`engine/src/commandLine.ts`, `engine/src/<part>/*.ts`, `web/dist`, `a.ts`"],
  ["docs/a.md", "[here](security.md#top), [there](https://example.org/gone.md), [figure](figure:12)"],
  ["README.md", "[quality](docs/quality)"],
])("nothing in %s: %s", (file, text) => {
  expect(missingPaths(file, text, exists)).toEqual([]);
});
