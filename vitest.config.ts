import { defineConfig } from "vitest/config";

const project = (name: string, include: string[], more: Record<string, unknown> = {}) => ({
  test: { name, include, environment: "node", testTimeout: 20_000, ...more },
});

export default defineConfig({
  test: {
    // The embedded database takes about 500 MB a process.
    maxWorkers: 2,
    projects: [
      project("contract", ["contract/**/*.test.ts"]),
      project("i18n", ["i18n/**/*.test.ts"]),
      project("engine", ["engine/**/*.test.ts"], { testTimeout: 60_000 }),
      project("server", ["server/**/*.test.ts"], {
        globalSetup: ["server/testing/globalSetup.ts"],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      project("web", ["web/**/*.test.ts", "web/**/*.test.tsx"]),
      project("tooling", ["tooling/**/*.test.ts", "bench/**/*.test.ts", "e2e/support/**/*.test.ts"]),
    ],
  },
});
