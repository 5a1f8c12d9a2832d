import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client, Pool } from "pg";
import { type ConstructorOptions, fromPglite } from "pg-boss";
import { openEmbedded } from "./embedded.ts";
import { type Heard, type Listener, listenOn } from "./listener.ts";

export type Db = PgDatabase<PgQueryResultHKT>;

/** One database, embedded or Postgres, with what differs between the two. */
export interface Database {
  db: Db;
  kind: "embedded" | "postgres";
  /** How the job queue reaches the same database. */
  queue: ConstructorOptions;
  /** Sends a message to all processes that listen on the channel. */
  notify(channel: string, payload: string): Promise<void>;
  /** Hears each message on the channel, from whichever process it came. */
  listen(channel: string, heard: Heard): Promise<void>;
  /** Makes sure that the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Folder of the migrations. */
export const MIGRATIONS = join(import.meta.dirname, "../../migrations");
/** Key of the advisory lock under which servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_780_001;

/** How long a request waits for a connection before it is told that the database is gone. */
const CONNECT_MS = 5_000;

async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

async function check(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Hears of each statement before it is sent. */
type OnStatement = (statement: string, values: unknown[]) => void;
const hearing = (onStatement: OnStatement | undefined) =>
  onStatement ? { logger: { logQuery: onStatement } } : {};

async function openEmbeddedDatabase(folder: string | null, onStatement?: OnStatement): Promise<Database> {
  const embedded = await openEmbedded(folder);
  const db = drizzleEmbedded(embedded.client, hearing(onStatement));
  await migrateEmbedded(db, { migrationsFolder: MIGRATIONS });
  return {
    db,
    kind: "embedded",
    queue: { db: fromPglite(embedded.client), backend: "pglite", useListenNotify: true },
    notify: (channel, payload) => notify(db, channel, payload),
    listen: async (channel, { onMessage }) => {
      await embedded.client.listen(channel, onMessage);
    },
    check: () => check(db),
    close: embedded.close,
  };
}

async function migrateLocked(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const db = drizzlePostgres(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migratePostgres(db, { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}

async function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<Database> {
  await migrateLocked(url);
  const pool = new Pool({ connectionString: url, max: 20, connectionTimeoutMillis: CONNECT_MS });
  pool.on("error", onLost);
  const listeners: Listener[] = [];
  const db = drizzlePostgres(pool, hearing(onStatement));
  return {
    db,
    kind: "postgres",
    notify: (channel, payload) => notify(db, channel, payload),
    queue: { connectionString: url, useListenNotify: true },
    listen: async (channel, heard) => {
      listeners.push(await listenOn(url, channel, heard, onLost));
    },
    check: () => check(db),
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      // The pool ends before its connections are closed: a database that stops meanwhile takes nothing from anybody.
      pool.off("error", onLost).on("error", () => undefined);
      await pool.end();
    },
  };
}

/**
 * Opens and migrates the database: Postgres at `url` when given, else the embedded one in `folder`
 * (null: in memory). `onLost` hears of connections that broke while idle, `onStatement` of what is asked.
 */
export async function openDatabase(
  where: { url?: string | undefined; folder: string | null },
  onLost: (error: Error) => void,
  onStatement?: OnStatement,
): Promise<Database> {
  if (where.url) return await openPostgres(where.url, onLost, onStatement);
  return await openEmbeddedDatabase(where.folder, onStatement);
}
