import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, DatabaseError } from "pg";
import { freePort } from "./freePort.ts";
import { createCluster, endPostgres, runPostgres } from "./postgresCluster.ts";
import { makeQuickFolder } from "./quickFolder.ts";

export interface TestPostgres {
  /** Address of its first database. */
  url: string;
  /** Stops it in order; its data stays. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

/** What makes a commit wait for the disk; a server that is never killed can do without. */
const WITHOUT_DISK = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** A real Postgres server of its own, whose data lies in `place` and goes with it. It does not wait for the disk. */
export async function startPostgres(place = makeQuickFolder("postgres")): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "test-postgres-"));
  const port = await freePort();
  const cluster = createCluster(folder, "postgres", "postgres", place);
  const flags = ["-p", String(port), ...WITHOUT_DISK.flatMap((setting) => ["-c", setting])];
  let running = await runPostgres(cluster, flags);
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    start: async () => {
      running = await runPostgres(cluster, flags);
    },
    stop: () => endPostgres(running),
    close: async () => {
      await endPostgres(running);
      for (const left of [place, folder]) rmSync(left, { recursive: true, force: true });
    },
  };
}

/** What Postgres says of a database that somebody is connected to: `object_in_use`. */
const IN_USE = "55006";

/** The database of the run's server that holds what a server of the product leaves in an empty one. */
export const PREPARED = "prepared";

/** Makes a database on a Postgres server, empty or a copy of `template`; answers its address. */
export async function createPostgresDatabase(
  server: string,
  name: string,
  template?: string,
): Promise<string> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  // Copied as files: page by page takes twice as long.
  const origin = template ? ` template ${template} strategy file_copy` : "";
  await admin.query(`create database ${name}${origin}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database that nobody is connected to any more: those of a whole run would take gigabytes. */
export async function dropPostgresDatabase(server: string, url: string): Promise<void> {
  const admin = new Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query(`drop database ${new URL(url).pathname.slice(1)}`);
  } catch (error) {
    // Another server of the test is on it still: it goes with the run.
    if (!(error instanceof DatabaseError && error.code === IN_USE)) throw error;
  } finally {
    await admin.end();
  }
}
