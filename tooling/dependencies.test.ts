import { describe, expect, it } from "vitest";
import { brokenRules } from "./dependencies.ts";
import { importsOf } from "./lib/imports.ts";

const EXISTING = [
  "web/src/main.tsx",
  "web/src/app/routes.tsx",
  "web/src/features/studio/pages/Studio.tsx",
  "server/src/main.ts",
  "server/src/app/http.ts",
  "server/src/features/accounts/index.ts",
  "server/src/features/accounts/usecases.ts",
  "server/src/features/learning/index.ts",
  "server/src/platform/clock.ts",
  "server/src/db/client.ts",
  "contract/src/index.ts",
  "engine/src/index.ts",
  "i18n/src/index.ts",
];

/** The names of the rules broken when `file` holds `text` and everything else only exists. */
async function rulesBrokenBy(file: string, text: string): Promise<string[]> {
  const others = EXISTING.filter((name) => name !== file).map((name) => ({
    path: name,
    text: "export {};\n",
  }));
  const sentences = await brokenRules([{ path: file, text }, ...others]);
  return sentences
    .map((sentence) => /: ([a-z0-9-]+)\./.exec(sentence)?.[1] ?? "")
    .filter((name) => name !== "no-orphans");
}

describe("dependency rules", () => {
  const wrong: [rule: string, file: string, text: string][] = [
    ["web-not-server", "web/src/lib/a.ts", 'import "../../../server/src/main.ts";'],
    ["web-not-server", "web/src/lib/a.ts", 'import type { A } from "@lehrpfad/engine";'],
    [
      "web-not-server",
      "web/src/lib/a.tsx",
      'type A = import("../../../server/src/main.ts").A; const x = <p />;',
    ],
    ["server-not-web", "server/src/app/a.ts", 'import "../../../web/src/main.tsx";'],
    ["engine-stands-alone", "engine/src/a.ts", 'import type { A } from "@lehrpfad/contract";'],
    ["engine-stands-alone", "engine/src/a.ts", 'export * from "../../server/src/main.ts";'],
    ["engine-has-no-database-and-no-http", "engine/src/a.ts", 'import { Hono } from "hono";'],
    ["contract-imports-only-zod-and-orpc", "contract/src/a.ts", 'import { readFileSync } from "node:fs";'],
    ["contract-imports-only-zod-and-orpc", "contract/src/a.ts", 'import type { A } from "@lehrpfad/i18n";'],
    ["i18n-imports-nothing", "i18n/src/a.ts", 'import { z } from "zod";'],
    ["features-not-app", "server/src/features/learning/jobs.ts", 'import "../../app/http.ts";'],
    [
      "platform-names-no-feature",
      "server/src/platform/a.ts",
      'import type { A } from "../features/accounts/index.ts";',
    ],
    ["db-is-lowest", "server/src/db/a.ts", 'import "../platform/clock.ts";'],
    [
      "another-feature-only-through-its-index",
      "server/src/features/learning/usecases.ts",
      'import "../accounts/usecases.ts";',
    ],
    [
      "feature-accounts-uses-only-allowed-features",
      "server/src/features/accounts/jobs.ts",
      'import type { A } from "../learning/index.ts";',
    ],
    ["feature-in-the-graph", "server/src/features/surprise/usecases.ts", 'import "../accounts/index.ts";'],
    [
      "only-repositories-speak-sql",
      "server/src/features/learning/usecases.ts",
      'import { eq } from "drizzle-orm";',
    ],
    [
      "only-repositories-speak-sql",
      "server/src/platform/a.ts",
      'import type { A } from "drizzle-orm/pg-core";',
    ],
    ["rules-are-pure", "server/src/features/learning/rules.ts", 'import type { A } from "./repository.ts";'],
    [
      "learners-do-not-load-the-studio",
      "web/src/features/learning/a.ts",
      'const x = import("../studio/pages/Studio.tsx");',
    ],
    ["ui-knows-no-product", "web/src/ui/a.ts", 'import type { A } from "@lehrpfad/contract";'],
    ["lib-knows-no-feature", "web/src/lib/a.ts", 'import "../features/studio/pages/Studio.tsx";'],
    ["features-not-web-app", "web/src/features/studio/a.ts", 'import "../../app/routes.tsx";'],
    ["no-missing-files", "server/src/platform/a.ts", 'import "./gone.ts";'],
  ];
  it.each(wrong)("%s is reported for %s holding %s", async (rule, file, text) => {
    expect(await rulesBrokenBy(file, text)).toContain(rule);
  });

  const right: [file: string, text: string][] = [
    ["web/src/lib/a.ts", 'import type { A } from "@lehrpfad/contract"; import { b } from "@lehrpfad/i18n";'],
    ["engine/src/a.ts", 'import { b } from "@lehrpfad/i18n";'],
    [
      "contract/src/a.ts",
      'import { z } from "zod"; import { oc } from "@orpc/contract"; import "./index.ts";',
    ],
    [
      "server/src/features/learning/repository.ts",
      'import { eq } from "drizzle-orm"; import "../../db/client.ts";',
    ],
    [
      "server/src/features/learning/usecases.ts",
      'import "../accounts/index.ts"; import "../../platform/clock.ts";',
    ],
    ["server/src/features/learning/rules.ts", 'import type { A } from "@lehrpfad/contract";'],
  ];
  it.each(right)("nothing is reported for %s holding %s", async (file, text) => {
    expect(await rulesBrokenBy(file, text)).toEqual([]);
  });

  it("reports circles, also those of types, and files that nothing needs", async () => {
    const circle = await brokenRules([
      { path: "engine/src/a.ts", text: 'import type { B } from "./b.ts"; export type A = B;' },
      { path: "engine/src/b.ts", text: 'import type { A } from "./a.ts"; export type B = A;' },
      { path: "engine/src/lonely.ts", text: "export const lonely = 1;" },
    ]);
    expect(circle).toEqual([
      expect.stringContaining("engine/src/a.ts → engine/src/b.ts: no-cycles."),
      expect.stringContaining("engine/src/lonely.ts: no-orphans."),
    ]);
  });
});

describe("importsOf", () => {
  it("sees every way to import", () => {
    const text = `import a from "a"; import type { B } from "b"; export { c } from "c"; export * from "d";
      export type { E } from "e"; const f = import("f"); type G = import("g").G; import "h";`;
    expect(importsOf("x.ts", text).sort()).toEqual(["a", "b", "c", "d", "e", "f", "g", "h"]);
  });

  it("refuses a file it cannot parse", () => {
    expect(() => importsOf("x.ts", "import {")).toThrow("x.ts cannot be parsed");
  });
});
