import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./bootstrap.mjs";
import { formatSettings, OPERATIONS, replaceSettings } from "./settingsTable.ts";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]).sort();

it("explains each setting of the server in .env.example, and no other", () => {
  const settings = names(read("server/src/platform/config.ts"), /^ {2}([A-Z][A-Z_]+): /gm);
  expect(settings.length).toBeGreaterThan(10);
  expect(names(read(".env.example"), /^#([A-Z][A-Z_]+)=/gm)).toEqual(settings);
});

it("names the same defaults in .env.example as the code has", () => {
  const rows = [...formatSettings().matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm)];
  const defaults = Object.fromEntries(rows.map(([, name, value]) => [name, value]));
  const lines = [...read(".env.example").matchAll(/^#([A-Z][A-Z_]+)=(.*)$/gm)];
  const named = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
  expect(Object.keys(defaults).length).toBeGreaterThan(50);
  expect(named).toMatchObject(defaults);
});

it("lists each setting in docs/operations.md as the code has it (npm run docs:settings)", () => {
  const settings = names(read("server/src/platform/config.ts"), /^ {2}([A-Z][A-Z_]+): /gm);
  expect(names(formatSettings(), /^\| `([A-Z_]+)` \|/gm)).toEqual(settings);
  expect(formatSettings()).toContain("| `SITTING_SECONDS` | 7200 |");
  expect(formatSettings()).not.toMatch(/\|\s*\|$/m);
  const page = readFileSync(OPERATIONS, "utf8");
  expect(replaceSettings(page)).toBe(page);
});
