import { type SQL, sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import { type Db, MIGRATIONS } from "./client.ts";

/** Rows read or written at a time. */
const BATCH = 500;

/** A table with what is needed to copy it: its columns in their order, and those that identify a row. */
export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
}

async function query<Row>(db: Db, row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement);
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}

/** The version of the tables: how many migrations made them. */
export function tablesVersion(): number {
  return readMigrationFiles({ migrationsFolder: MIGRATIONS }).length;
}

const SHAPES = sql`
  select c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key,
    coalesce((select json_agg(distinct p.relname) from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and p.oid <> c.oid), '[]'::json) as parents
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' order by c.relname`;
const names = z.array(z.string());
const shapeRow = z.object({ name: z.string(), columns: names, key: names, parents: names });

/** All tables, each after those it refers to. Throws when tables refer to each other in a circle. */
export async function tablesInOrder(db: Db): Promise<TableShape[]> {
  const left = await query(db, shapeRow, SHAPES);
  const ordered: TableShape[] = [];
  const done = new Set<string>();
  while (left.length > 0) {
    const next = left.findIndex(({ parents }) => parents.every((parent) => done.has(parent)));
    const [table] = left.splice(next, next < 0 ? 0 : 1);
    if (!table)
      throw new Error(`These tables refer to each other: ${left.map(({ name }) => name).join(", ")}`);
    done.add(table.name);
    ordered.push({ name: table.name, columns: table.columns, key: table.key });
  }
  return ordered;
}

const list = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Runs `work` in a transaction in which moments are written in UTC. */
export async function inUtc<T>(
  db: Db,
  work: (tx: Db) => Promise<T>,
  options?: Parameters<Db["transaction"]>[1],
): Promise<T> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    return await work(tx);
  }, options);
}

/** The same, of one moment of the whole database, whatever is written meanwhile. */
export async function atOneMoment<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return await inUtc(db, work, { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** Every row of a table as JSON text, in the order of its key, in batches. Inside a transaction only. */
export async function* rowsOf(tx: Db, table: TableShape): AsyncGenerator<string[]> {
  const cursor = sql.identifier(`rows_of_${table.name}`);
  // One order in every database: that of the bytes, not of somebody's language.
  const order = sql.join(
    table.key.map((column) => sql`${sql.identifier(column)}::text collate "C"`),
    sql`, `,
  );
  const from = sql`select to_jsonb(t)::text as row from ${sql.identifier(table.name)} t order by ${order}`;
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${from}`);
  const row = z.object({ row: z.string() });
  for (;;) {
    const batch = await query(tx, row, sql`fetch ${sql.raw(String(BATCH))} from ${cursor}`);
    if (batch.length === 0) break;
    yield batch.map((entry) => entry.row);
  }
  await tx.execute(sql`close ${cursor}`);
}

/** Stores rows that `rowsOf` gave. Rows of one table may refer to each other only within one call. */
export async function insertRows(tx: Db, table: TableShape, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table.name);
  const columns = list(table.columns);
  await tx.execute(
    sql`insert into ${name} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::jsonb)`,
  );
}

/** Lets the database's own counting rest while rows are stored that carry what it counted. */
export async function withoutCounting(tx: Db, tables: readonly TableShape[], work: () => Promise<void>) {
  const all = async (change: "disable" | "enable") => {
    for (const { name } of tables)
      await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(change)} trigger user`);
  };
  await all("disable");
  await work();
  await all("enable");
}

/** Whether no table holds a row. */
export async function isEmpty(db: Db): Promise<boolean> {
  const one = z.object({ filled: z.boolean() });
  for (const { name } of await tablesInOrder(db)) {
    const [answer] = await query(
      db,
      one,
      sql`select exists (select 1 from ${sql.identifier(name)}) as filled`,
    );
    if (answer?.filled) return false;
  }
  return true;
}

/** Removes every row: for a database that was empty before what is taken back now. */
export async function emptyTables(db: Db): Promise<void> {
  const tables = (await tablesInOrder(db)).map(({ name }) => name);
  await db.execute(sql`truncate ${list(tables)}`);
}

const jobRow = z.object({ name: z.string(), data: z.string() });
export type WaitingJob = z.infer<typeof jobRow>;

/** Jobs that are not done yet, oldest first; none where no queue was made yet. */
export async function waitingJobs(db: Db): Promise<WaitingJob[]> {
  const [queue] = await query(
    db,
    z.object({ there: z.boolean() }),
    sql`select to_regclass('jobs.job') is not null as there`,
  );
  if (!queue?.there) return [];
  return await query(
    db,
    jobRow,
    sql`select name, coalesce(data, '{}')::text as data from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on`,
  );
}
