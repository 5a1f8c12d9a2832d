import type { TestProject } from "vitest/node";
import { ensureWorld } from "./world/world.ts";

/** Has the tests run on the embedded database. */
export default function setup(project: TestProject): void {
  project.provide("postgresUrl", "");
  project.provide("world", ensureWorld());
}
