import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { freePort } from "./freePort.ts";
import { createCluster, endPostgres, runPostgres } from "./postgresCluster.ts";

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

/** A real Postgres server of its own, in a folder that goes with it. It does not wait for the disk. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "test-postgres-"));
  const port = await freePort();
  const cluster = createCluster(folder, "postgres", "postgres");
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

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
  await admin.query(`create database ${name}${template ? ` template ${template}` : ""}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
