import type { TestProjectConfiguration } from "vitest/config";

/** Tests of what takes long: many kills, whole books. `npm run test:all` runs them. */
const LONG_TESTS = "**/*.long.test.ts";

/** Files share a process and what it has loaded: loading takes longer than most of the tests in them. */
const shared = { environment: "node", isolate: false } as const;

function project(name: string, include: string[], more: object = {}): TestProjectConfiguration {
  const test = { ...shared, name, include, exclude: [LONG_TESTS], testTimeout: 60_000, ...more };
  return { test };
}

const onPostgres = { globalSetup: ["server/testing/globalSetup.ts"], hookTimeout: 120_000 };
const onEmbedded = { globalSetup: ["server/testing/globalSetupEmbedded.ts"], hookTimeout: 120_000 };
const SERVER = ["server/**/*.test.ts"];

/** What differs on the embedded database, and one way through each feature. */
const ON_BOTH = ["server/src/db/*.test.ts", "server/src/features/{campus/campus,editing/editing}.test.ts"];

export const SHORT = [
  project("contract", ["contract/**/*.test.ts"]),
  project("i18n", ["i18n/**/*.test.ts"]),
  project("engine", ["engine/**/*.test.ts"]),
  project("server", SERVER, onPostgres),
  project("embedded", ON_BOTH, onEmbedded),
  project("web", ["web/**/*.test.ts", "web/**/*.test.tsx"]),
  project("tooling", ["tooling/**/*.test.ts", "bench/**/*.test.ts", "e2e/support/**/*.test.ts"]),
];

export const LONG = [
  project("engine long", [`engine/${LONG_TESTS}`], { exclude: [] }),
  project("server long", [`server/${LONG_TESTS}`], { ...onPostgres, exclude: [] }),
  project("embedded long", SERVER, { ...onEmbedded, exclude: ON_BOTH }),
];
