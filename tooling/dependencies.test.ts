import { describe, expect, it } from "vitest";
import { judgeImports } from "./dependencies.ts";
import { featureCycles } from "./featureCycles.ts";
import { importsOf } from "./lib/imports.ts";

const EXISTING = [
  "web/src/main.tsx",
  "web/src/app/routes.tsx",
  "web/src/lib/session.ts",
  "web/src/features/dashboard/pages/Studio.tsx",
  "web/src/questions/AuthorViews.tsx",
  "web/src/questions/choice/ChoiceEditor.tsx",
  "server/src/main.ts",
  "server/src/app/http.ts",
  "server/src/features/accounts/index.ts",
  "server/src/features/accounts/usecases.ts",
  "server/src/features/learning/index.ts",
  "server/src/platform/clock.ts",
  "server/src/db/client.ts",
  "server/src/db/tables/content.ts",
  "server/src/db/tables/learning.ts",
  "server/src/features/learning/heavyWork/draw.ts",
  "interchange/src/index.ts",
  "interchange/src/vocabulary.ts",
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
  const { faults } = await judgeImports([{ path: file, text }, ...others]);
  return faults
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
    ["engine-stands-alone", "engine/src/text/a.ts", 'import type { A } from "@lehrpfad/contract";'],
    ["engine-stands-alone", "engine/src/text/a.ts", 'export * from "../../../server/src/main.ts";'],
    ["engine-has-no-database-and-no-http", "engine/src/text/a.ts", 'import { Hono } from "hono";'],
    ["contract-imports-only-zod-and-orpc", "contract/src/a.ts", 'import { readFileSync } from "node:fs";'],
    ["contract-imports-only-zod-and-orpc", "contract/src/a.ts", 'import type { A } from "@lehrpfad/i18n";'],
    ["i18n-imports-nothing", "i18n/src/a.ts", 'import { z } from "zod";'],
    [
      "server-features-imports-nothing-above",
      "server/src/features/learning/jobs.ts",
      'import "../../app/http.ts";',
    ],
    [
      "server-platform-imports-nothing-above",
      "server/src/platform/a.ts",
      'import type { A } from "../features/accounts/index.ts";',
    ],
    ["server-db-imports-nothing-above", "server/src/db/a.ts", 'import "../platform/clock.ts";'],
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
    ["server-every-file-on-a-floor", "server/src/attic/a.ts", 'import "../db/client.ts";'],
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
    [
      "content-owns-its-tables",
      "server/src/features/learning/repository.ts",
      'import { steps } from "../../db/tables/content.ts";',
    ],
    ["content-owns-its-tables", "server/src/db/tables/index.ts", 'export * from "./content.ts";'],
    [
      "learning-owns-its-tables",
      "server/src/features/campus/repository/cards.ts",
      'import { enrolments } from "../../../db/tables/learning.ts";',
    ],
    [
      "heavy-work-in-its-place",
      "server/src/features/learning/usecases/a.ts",
      'import { writeExport } from "@lehrpfad/interchange";',
    ],
    ["heavy-work-in-its-place", "server/src/features/learning/handlers.ts", 'const x = import("pdfkit");'],
    ["heavy-work-in-its-place", "server/src/features/learning/usecases/a.ts", 'import sharp from "sharp";'],
    ["heavy-work-in-its-place", "server/src/features/results/handlers.ts", 'import "csv-stringify/sync";'],
    [
      "heavy-work-runs-in-its-process",
      "server/src/features/learning/usecases/a.ts",
      'import { run } from "../heavyWork/draw.ts";',
    ],
    ["rules-are-pure", "server/src/features/learning/rules.ts", 'import type { A } from "./repository.ts";'],
    [
      "learners-do-not-load-the-studio",
      "web/src/features/learning/pages/A.tsx",
      'import "../../../questions/AuthorViews.tsx";',
    ],
    [
      "learners-do-not-load-the-studio",
      "web/src/features/campus/components/A.tsx",
      'import "../../../questions/choice/ChoiceEditor.tsx";',
    ],
    [
      "learners-do-not-load-the-studio",
      "web/src/features/learning/a.ts",
      'const x = import("../dashboard/pages/Studio.tsx");',
    ],
    [
      "web-feature-results-uses-only-allowed-features",
      "web/src/features/results/a.ts",
      'import "../dashboard/pages/Studio.tsx";',
    ],
    ["web-feature-in-the-graph", "web/src/features/surprise/a.ts", 'import "../dashboard/pages/Studio.tsx";'],
    ["ui-knows-no-product", "web/src/ui/a.ts", 'import type { A } from "@lehrpfad/contract";'],
    ["ui-knows-no-product", "web/src/ui/a.ts", 'import { b } from "@lehrpfad/i18n";'],
    ["web-ui-imports-nothing-above", "web/src/ui/a.ts", 'import "../lib/session.ts";'],
    ["web-lib-imports-nothing-above", "web/src/lib/a.ts", 'import "../features/dashboard/pages/Studio.tsx";'],
    [
      "web-features-imports-nothing-above",
      "web/src/features/dashboard/a.ts",
      'import "../../app/routes.tsx";',
    ],
    ["no-missing-files", "server/src/platform/a.ts", 'import "./gone.ts";'],
  ];
  it.each(wrong)("%s is reported for %s holding %s", async (rule, file, text) => {
    expect(await rulesBrokenBy(file, text)).toContain(rule);
  });

  const right: [file: string, text: string][] = [
    ["web/src/lib/a.ts", 'import type { A } from "@lehrpfad/contract"; import { b } from "@lehrpfad/i18n";'],
    ["engine/src/text/a.ts", 'import { b } from "@lehrpfad/i18n";'],
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
    [
      "server/src/features/content/repository/steps.ts",
      'import { eq } from "drizzle-orm"; import { steps } from "../../../db/tables/content.ts";',
    ],
    ["server/src/features/learning/heavyWork/draw.ts", 'import "pdfkit"; import "@lehrpfad/interchange";'],
    ["server/src/features/learning/heavyWork.ts", 'import type { run } from "./heavyWork/draw.ts";'],
    ["server/src/features/learning/usecases/a.ts", 'import "@lehrpfad/interchange/vocabulary";'],
    ["server/src/features/learning/rules.ts", 'import type { A } from "@lehrpfad/contract";'],
  ];
  it.each(right)("nothing is reported for %s holding %s", async (file, text) => {
    expect(await rulesBrokenBy(file, text)).toEqual([]);
  });

  it("reports circles, also those of types, and files that nothing needs", async () => {
    const { faults: circle } = await judgeImports([
      { path: "engine/src/text/a.ts", text: 'import type { B } from "./b.ts"; export type A = B;' },
      { path: "engine/src/text/b.ts", text: 'import type { A } from "./a.ts"; export type B = A;' },
      { path: "engine/src/text/lonely.ts", text: "export const lonely = 1;" },
    ]);
    expect(circle).toEqual([
      expect.stringContaining("engine/src/text/a.ts → engine/src/text/b.ts: no-cycles."),
      expect.stringContaining("engine/src/text/lonely.ts: no-orphans."),
    ]);
  });
});

describe("floors", () => {
  it("counts the imports that run upwards, of the tests none", async () => {
    const { upwardImports } = await judgeImports([
      { path: "engine/src/text/a.ts", text: 'import "../documents/a.ts"; import "../quality/a.ts";' },
      { path: "engine/src/documents/a.ts", text: 'import "../text/b.ts"; import "../index.ts";' },
      { path: "engine/src/text/a.test.ts", text: 'import "../quality/a.ts";' },
      { path: "server/src/db/a.ts", text: 'import "../features/a/index.ts";' },
      ...["engine/src/text/b", "engine/src/quality/a", "engine/src/index", "server/src/features/a/index"].map(
        (name) => ({ path: `${name}.ts`, text: "export {};" }),
      ),
    ]);
    expect(upwardImports).toEqual({ engine: 3, interchange: 0, server: 1, web: 0 });
  });

  it("finds circles of features, however long, each once", () => {
    const feature = (name: string) => `web/src/features/${name}/a.ts`;
    const edges = ["a b", "b c", "c a", "c d", "d e", "f g", "g f"].map((edge) =>
      edge.split(" ").map(feature),
    );
    expect(featureCycles(edges.map(([from = "", to = ""]) => ({ from, to })))).toEqual([
      ["a", "b", "c"].map((name) => `web/src/features/${name}`),
      ["f", "g"].map((name) => `web/src/features/${name}`),
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
