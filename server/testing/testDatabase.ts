import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../src/db/client.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the Postgres server that the tests run on; empty for the embedded database. */
    postgresUrl: string;
  }
}

const complain = (error: Error) => {
  throw error;
};

/** Makes an empty database on the Postgres server of this run; null when the run is on the embedded one. */
export async function createPostgresUrl(): Promise<string | null> {
  const server = inject("postgresUrl");
  if (!server) return null;
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** An empty, migrated database of the kind this run is for (`TEST_DATABASE=pglite|postgres`). */
export async function createTestDatabase(
  onStatement?: Parameters<typeof openDatabase>[2],
): Promise<Database> {
  const url = await createPostgresUrl();
  return await openDatabase({ ...(url ? { url } : {}), folder: null }, complain, onStatement);
}
