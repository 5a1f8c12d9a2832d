import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../src/db/client.ts";
import { insertRows, inUtc, type TableShape, tablesInOrder } from "../../src/db/transfer.ts";
import type { Files } from "../../src/platform/files.ts";

/** A course as it is stored: its row, everything that hangs on it, and its files. */
export interface StoredCourse {
  slug: string;
  ownerId: string;
  /** When its rows were written: all at this moment of a clock that stood still. */
  made: string;
  tables: { name: string; rows: string[] }[];
  /** Base64 by key. */
  files: Record<string, string>;
}

const reference = z.object({ child: z.string(), column: z.string(), parent: z.string(), key: z.string() });
type Reference = z.infer<typeof reference>;

const REFERENCES = sql`
  select c.relname as child, a.attname as column, p.relname as parent, k.attname as key
  from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
    join pg_class p on p.oid = f.confrelid join pg_attribute k on k.attrelid = p.oid and k.attnum = f.confkey[1]
  where f.contype = 'f' and c.relnamespace = 'public'::regnamespace`;

async function query<Row>(db: Db, row: z.ZodType<Row>, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement);
  return z.object({ rows: z.array(row) }).parse(answer).rows;
}

const values = (rows: readonly string[], key: string): string[] =>
  rows.map((row) => String((JSON.parse(row) as Record<string, unknown>)[key]));

/** Rows of one table that refer to rows that were found already. */
async function rowsBelow(
  tx: Db,
  table: TableShape,
  references: Reference[],
  found: ReadonlyMap<string, string[]>,
): Promise<string[]> {
  const conditions = references
    .filter(({ child, parent }) => child === table.name && found.has(parent))
    .map(({ column, parent, key }) => {
      const keys = JSON.stringify(values(found.get(parent) ?? [], key));
      return sql`t.${sql.identifier(column)}::text in (select jsonb_array_elements_text(${keys}::jsonb))`;
    });
  if (conditions.length === 0) return [];
  const statement = sql`select to_jsonb(t)::text as row from ${sql.identifier(table.name)} t where ${sql.join(conditions, sql` or `)}`;
  return (await query(tx, z.object({ row: z.string() }), statement)).map(({ row }) => row);
}

/** Reads a course that nobody took part in yet. */
export async function readCourse(db: Db, files: Files, slug: string, made: Date): Promise<StoredCourse> {
  return await inUtc(db, async (tx) => {
    const references = await query(tx, reference, REFERENCES);
    const found = new Map<string, string[]>();
    // The database counts by itself what is inserted.
    const stored = (await tablesInOrder(tx)).filter(({ name }) => name !== "course_counts");
    for (const table of stored) {
      const course = sql`select to_jsonb(t)::text as row from courses t where slug = ${slug}`;
      const rows =
        table.name === "courses"
          ? (await query(tx, z.object({ row: z.string() }), course)).map(({ row }) => row)
          : await rowsBelow(tx, table, references, found);
      if (rows.length > 0) found.set(table.name, rows);
    }
    const ids = [...found.values()].flatMap((rows) => values(rows, "id"));
    const contents: Record<string, string> = {};
    for await (const key of files.list()) {
      if (!ids.some((id) => key.includes(id))) continue;
      contents[key] = (await files.read(key))?.toString("base64") ?? "";
    }
    const [ownerId = ""] = values(found.get("courses") ?? [], "owner_id");
    const tables = [...found].map(([name, rows]) => ({ name, rows }));
    return { slug, ownerId, made: made.toISOString(), tables, files: contents };
  });
}

const MOMENT = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^"]*"/g;
const ENDLESS = Number.MAX_SAFE_INTEGER;

/** Stores a course once more as that of another owner, made `now`; answers its slug. */
export async function insertCourse(
  { db, files, clock }: { db: Db; files: Files; clock: { now(): Date } },
  course: StoredCourse,
  ownerId: string,
): Promise<string> {
  const slug = `${course.slug.slice(0, -7)}-${randomUUID().slice(0, 6)}`;
  const renamed = new Map([
    [course.slug, slug],
    [course.ownerId, ownerId],
  ]);
  for (const { rows } of course.tables)
    for (const id of values(rows, "id")) if (id !== "undefined") renamed.set(id, randomUUID());
  const known = new RegExp([...renamed.keys()].join("|"), "g");
  const rename = (text: string) => text.replace(known, (id) => renamed.get(id) ?? id);
  const later = clock.now().getTime() - Date.parse(course.made);
  const moved = (moment: string) => `"${new Date(Date.parse(moment.slice(1, -1)) + later).toISOString()}"`;
  for (const [key, content] of Object.entries(course.files))
    await files.put(rename(key), Readable.from([Buffer.from(content, "base64")]), ENDLESS);
  await inUtc(db, async (tx) => {
    const shapes = new Map((await tablesInOrder(tx)).map((shape) => [shape.name, shape]));
    for (const { name, rows } of course.tables) {
      const shape = shapes.get(name);
      if (!shape) throw new Error(`There is no table ${name}: the prepared courses are of another version`);
      await insertRows(
        tx,
        shape,
        rows.map((row) => rename(row).replace(MOMENT, moved)),
      );
    }
  });
  return slug;
}
