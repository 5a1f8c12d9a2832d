import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { type Database, openDatabase } from "../src/db/client.ts";
import { createPostgresDatabase, dropPostgresDatabase, PREPARED } from "./postgres.ts";
import { makeQuickFolder } from "./quickFolder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the Postgres server that the tests run on; empty for the embedded database. */
    postgresUrl: string;
    /** Folder of what tests begin with (see `ensureWorld`). */
    world: string;
  }
}

const complain = (error: Error) => {
  throw error;
};

const newName = () => `test_${randomUUID().replaceAll("-", "")}`;

/** Makes an empty database on the Postgres server of this run; null when the run is on the embedded one. */
export async function createPostgresUrl(): Promise<string | null> {
  const server = inject("postgresUrl");
  return server ? await createPostgresDatabase(server, newName()) : null;
}

/** A migrated database without rows, of the kind that this run is for. */
export async function createTestDatabase(
  onStatement?: Parameters<typeof openDatabase>[2],
): Promise<Database> {
  const server = inject("postgresUrl");
  if (server) {
    const url = await createPostgresDatabase(server, newName(), PREPARED);
    const database = await openDatabase({ url, folder: null }, complain, onStatement);
    return {
      ...database,
      close: async () => {
        await database.close();
        await dropPostgresDatabase(server, url);
      },
    };
  }
  const folder = makeQuickFolder("database");
  cpSync(join(inject("world"), "empty"), folder, { recursive: true });
  const database = await openDatabase({ folder }, complain, onStatement);
  return {
    ...database,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
