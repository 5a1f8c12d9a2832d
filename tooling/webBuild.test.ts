import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { markWebBuilt, webIsBuilt } from "./webBuild.mjs";

let root = "";
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "web-build-"));
  write("web/src/main.tsx", "1");
  write("web/dist/index.html", "");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

it("asks for a new build when a source or the lock changed, and only then", () => {
  expect(webIsBuilt(root)).toBe(false);
  markWebBuilt(root);
  expect(webIsBuilt(root)).toBe(true);
  write("web/src/main.test.tsx", "a test");
  write("web/dist/more.js", "");
  write("server/src/main.ts", "1");
  expect(webIsBuilt(root)).toBe(true);
  for (const file of [
    "web/src/main.tsx",
    "web/index.html",
    "contract/src/a.ts",
    "i18n/src/a.ts",
    "package-lock.json",
  ]) {
    write(file, "changed");
    expect(webIsBuilt(root), file).toBe(false);
    markWebBuilt(root);
  }
});
