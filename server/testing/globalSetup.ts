import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createPostgresDatabase, PREPARED, startPostgres } from "./postgres.ts";

import { ensureWorld } from "./world/world.ts";

/** Starts a real Postgres server for the run, with a database that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const world = ensureWorld();
  const server = await startPostgres();
  const url = await createPostgresDatabase(server.url, PREPARED);
  // In a process of its own: the product cannot be loaded into that of the test runner.
  execFileSync(process.execPath, [join(import.meta.dirname, "world/preparePostgres.ts"), url]);
  project.provide("postgresUrl", server.url);
  project.provide("world", world);
  return server.close;
}
