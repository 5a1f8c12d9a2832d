import { defineConfig } from "vitest/config";
import { LONG } from "./tooling/testProjects.ts";

/** What `npm run test:all` runs beside the tests of `npm test`. */
export default defineConfig({ test: { maxWorkers: 2, projects: LONG } });
