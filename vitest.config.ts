import { defineConfig } from "vitest/config";
import { SHORT } from "./tooling/testProjects.ts";

/** What `npm test` runs. */
export default defineConfig({ test: { maxWorkers: 2, projects: SHORT } });
