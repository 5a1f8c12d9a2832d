import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { Client } from "pg";
import { MIGRATIONS } from "../src/db/client.ts";
import { openEmbedded } from "../src/db/embedded.ts";
import type { Seen } from "./fixtures/previous-version/look.ts";

interface StoredDatabase {
  /** When it was made, ISO 8601: what people saw holds for this moment. */
  made: string;
  /** Names of the migrations that made its tables. */
  migrations: string[];
  tables: { name: string; rows: object[] }[];
}

/** What people saw in the previous version (fixtures/previous-version/README.md). */
export interface SeenBefore {
  /** Secret of the anonymous sitting. */
  sitting: string;
  /** Code of the certificate. */
  code: string;
  /** Slugs by the name that the README gives them. */
  courses: Record<"water" | "placeholder" | "towers", string>;
  seen: Seen[];
}

const readFixture = (name: string) =>
  JSON.parse(
    brotliDecompressSync(
      readFileSync(join(import.meta.dirname, "fixtures/previous-version", name)),
    ).toString(),
  );

/** What people saw in the previous version, and when. */
export function seenBefore(): SeenBefore & { made: Date } {
  const { made }: StoredDatabase = readFixture("database.json.br");
  return { ...(readFixture("seen.json.br") as SeenBefore), made: new Date(made) };
}

/** A folder that ends with the migration that was the last one then. */
function oldMigrations(known: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "old-migrations-"));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, "utf8"));
  const entries = journal.entries.filter(({ tag }) => known.includes(`${tag}.sql`));
  if (entries.length !== known.length) throw new Error("A migration of the previous version is gone");
  writeFileSync(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

type Query = (statement: string, values?: string[]) => Promise<unknown>;

/** Stores rows as they were; neither references nor the database's own counting look at them. */
async function storeRows(query: Query, tables: StoredDatabase["tables"]): Promise<void> {
  await query("begin");
  await query("set local session_replication_role = replica");
  for (const { name, rows } of tables) {
    const columns = Object.keys(rows[0] ?? {})
      .map((column) => `"${column}"`)
      .join(", ");
    await query(
      `insert into "${name}" (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::"${name}", $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }
  await query("commit");
}

/**
 * Brings back a database and a data folder of the previous version: its tables by its migrations, its rows, its files.
 * The database is the embedded one of the data folder, or the empty one at `url`. No server may be running on them.
 */
export async function restorePreviousVersion(dataFolder: string, url: string | null): Promise<void> {
  const { migrations, tables }: StoredDatabase = readFixture("database.json.br");
  const migrationsFolder = oldMigrations(migrations);
  if (url === null) {
    const { client, close } = await openEmbedded(dataFolder);
    await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder });
    await storeRows((statement, values) => client.query(statement, values), tables);
    await close();
  } else {
    const client = new Client({ connectionString: url });
    await client.connect();
    await migratePostgres(drizzlePostgres(client), { migrationsFolder });
    await storeRows((statement, values) => client.query(statement, values), tables);
    await client.end();
  }
  rmSync(migrationsFolder, { recursive: true });
  for (const [key, content] of Object.entries<string>(readFixture("files.json.br"))) {
    const path = join(dataFolder, "files", key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(content, "base64"));
  }
}
