import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findBrowser } from "./browser.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "browser-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, exitCode: number): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

describe("findBrowser", () => {
  it("takes CHROME_PATH before the PATH, the PATH before the usual places", () => {
    const chosen = program("chosen", 0);
    const onPath = program("chromium", 0);
    const usual = program("usual", 0);
    expect(findBrowser({ CHROME_PATH: chosen, PATH: folder }, [usual])).toBe(chosen);
    expect(findBrowser({ PATH: folder }, [usual])).toBe(onPath);
    expect(findBrowser({ PATH: "" }, [usual])).toBe(usual);
    expect(findBrowser({ PATH: "" }, [])).toBeUndefined();
  });

  it("passes over a program that does not start, and says so when it was named", () => {
    const broken = program("chromium", 3);
    expect(findBrowser({ PATH: folder }, [])).toBeUndefined();
    expect(() => findBrowser({ CHROME_PATH: broken }, [])).toThrow("CHROME_PATH names");
  });
});
