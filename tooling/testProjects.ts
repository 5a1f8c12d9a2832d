import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProjectConfiguration } from "vitest/config";
import { COMPILED, ROOT } from "./bootstrap.mjs";

/** Loaded into every process of a run: see there. */
const EVEN_PRIORITY = pathToFileURL(path.join(ROOT, "tooling", "evenPriority.mjs"));

/** The environment of all processes of a test run. */
export const testEnvironment = {
  NODE_COMPILE_CACHE: COMPILED,
  NODE_OPTIONS: `--import=${EVEN_PRIORITY.href}`,
};

/** Tests of what takes long: many kills, whole books, hundreds of damaged files. */
const LONG_TESTS = "**/*.long.test.ts";
const SERVER = ["server/**/*.test.ts"];
/** What the embedded database alone has to keep: its folder. */
const EMBEDDED_ALONE = "server/src/db/*.test.ts";
/**
 * The loop carries that database too: a text that holds nobody up there holds nobody up on Postgres. It is killed with
 * its server, which Postgres is not.
 */
const EMBEDDED_ALONE_LONG = [
  "server/src/app/hostileTexts.long.test.ts",
  "server/src/features/generation/crash.long.test.ts",
];
/** What differs on the embedded database. All others run on Postgres alone: the servers of the journeys are on the embedded one. */
const ON_BOTH = ["server/src/app/previousVersion.test.ts", "server/src/platform/jobs.test.ts"];
/** Has values of another driver, and one connection for everything: each procedure, what goes through all tables, a file of each feature. */
const ON_BOTH_LONG = [
  "server/src/app/{access,attacks,clock,deletion,hostileSigns,sweep}.test.ts",
  "server/src/features/generation/lease.test.ts",
  ...readdirSync(path.join(ROOT, "server/src/features")).map(
    (name) => `server/src/features/${name}/${name}.test.ts`,
  ),
];

/** Puts back what a file replaced. */
const RESTORE = "tooling/restoreGlobals.ts";
/** Modules of the web app keep who is signed in, what is sent and what is shown; those elsewhere nothing but caches. */
const FRESH = { setupFiles: [RESTORE, "tooling/freshModules.ts"] };

function project(name: string, include: string[], more: object = {}): TestProjectConfiguration {
  const shared = { environment: "node", isolate: false, env: testEnvironment, testTimeout: 120_000 };
  return { test: { ...shared, setupFiles: [RESTORE], name, include, exclude: [LONG_TESTS], ...more } };
}

const onPostgres = { globalSetup: ["server/testing/globalSetup.ts"], hookTimeout: 120_000 };
const onEmbedded = { globalSetup: ["server/testing/globalSetupEmbedded.ts"], hookTimeout: 120_000 };

/** What `npm test` runs. */
export const SHORT = [
  project("contract", ["contract/**/*.test.ts"]),
  project("i18n", ["i18n/**/*.test.ts"]),
  project("interchange", ["interchange/**/*.test.ts"]),
  project("engine", ["engine/**/*.test.ts"]),
  project("server", SERVER, { ...onPostgres, exclude: [LONG_TESTS, EMBEDDED_ALONE] }),
  project("embedded", [EMBEDDED_ALONE, ...ON_BOTH], onEmbedded),
  project("web", ["web/**/*.test.ts", "web/**/*.test.tsx"], FRESH),
  project("tooling", ["tooling/**/*.test.ts", "bench/**/*.test.ts", "e2e/support/**/*.test.ts"]),
];

/** What `npm run test:all` adds. */
export const LONG = [
  project("interchange long", [`interchange/${LONG_TESTS}`], { exclude: [] }),
  project("engine long", [`engine/${LONG_TESTS}`], { exclude: [] }),
  project("server long", [`server/${LONG_TESTS}`], { ...onPostgres, exclude: EMBEDDED_ALONE_LONG }),
  project("embedded long", [...ON_BOTH_LONG, ...EMBEDDED_ALONE_LONG], { ...onEmbedded, exclude: [] }),
  project("bench long", [`bench/${LONG_TESTS}`], { exclude: [] }),
];
