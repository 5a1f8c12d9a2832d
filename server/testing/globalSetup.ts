import type { TestProject } from "vitest/node";

/** Starts a real Postgres server for the run when `TEST_DATABASE=postgres`; else tests use the embedded database. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== "postgres") {
    project.provide("postgresUrl", "");
    return undefined;
  }
  const { startPostgres } = await import("./postgres.ts");
  const server = await startPostgres();
  project.provide("postgresUrl", server.url);
  return server.close;
}
