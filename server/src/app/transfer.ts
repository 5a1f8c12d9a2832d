import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { Database, Db } from "../db/client.ts";
import { OperatorError, withoutValues } from "../db/errors.ts";
import {
  atOneMoment,
  emptyTables,
  insertRows,
  inUtc,
  isEmpty,
  rowsOf,
  type TableShape,
  tablesInOrder,
  tablesVersion,
  waitingJobs,
  withoutCounting,
} from "../db/transfer.ts";
import { ACCOUNT_MAIL_QUEUE } from "../features/accounts/index.ts";
import type { Files } from "../platform/files.ts";
import type { Jobs, Queue } from "../platform/jobs.ts";
import { MAIL_QUEUE } from "../platform/mail/mail.ts";
import { REMOVAL_QUEUE } from "../platform/removal.ts";

/** What makes up an installation: rows, files, and the jobs that are in no row. */
export interface Installation {
  database: Database;
  files: Files;
}

/** A sentence for the operator about what keeps an export or import from being done. */
export class TransferError extends OperatorError {}

/** A key whose file lies inside the export. */
const isInside = (key: string) =>
  key.split("/").every((part) => part !== "" && part !== "." && part !== "..");

const counted = z.object({ name: z.string(), count: z.number().int(), sha256: z.string() });
const manifestSchema = z.object({
  /** Version of this format. */
  format: z.literal(1),
  /** Version of the tables: how many migrations made them. */
  version: z.number().int(),
  made: z.iso.datetime(),
  tables: z.array(counted),
  jobs: counted,
  files: z.array(z.object({ key: z.string().refine(isInside), bytes: z.number().int(), sha256: z.string() })),
});
/** What an export holds; `count` is rows. */
export type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST = "manifest.json";
const INSERTED = 500;
const ENDLESS = Number.MAX_SAFE_INTEGER;
/** Jobs whose work stands in no row; all others are found again from the rows. */
const QUEUES: readonly Queue<object>[] = [MAIL_QUEUE, ACCOUNT_MAIL_QUEUE, REMOVAL_QUEUE];

const tablePath = (folder: string, name: string) => join(folder, "tables", `${name}.jsonl`);
const jobsPath = (folder: string) => join(folder, "jobs.jsonl");
const filePath = (folder: string, key: string) => join(folder, "files", key);

/** Passes batches of lines on as text, counting them and taking their checksum. */
async function* lines(batches: AsyncIterable<string[]>, sum: { count: number; sha256: string }) {
  const hash = createHash("sha256");
  for await (const batch of batches) {
    const text = batch.map((line) => `${line}\n`).join("");
    hash.update(text);
    sum.count += batch.length;
    yield text;
  }
  sum.sha256 = hash.digest("hex");
}

async function writeLines(path: string, name: string, batches: AsyncIterable<string[]>) {
  const sum = { name, count: 0, sha256: "" };
  await mkdir(dirname(path), { recursive: true });
  await pipeline(lines(batches, sum), createWriteStream(path, { flush: true }));
  return sum;
}

async function exportRows(tx: Db, folder: string): Promise<Pick<Manifest, "tables" | "jobs">> {
  const tables: Manifest["tables"] = [];
  for (const table of await tablesInOrder(tx)) {
    tables.push(await writeLines(tablePath(folder, table.name), table.name, rowsOf(tx, table)));
  }
  const known = new Set(QUEUES.map(({ name }) => name));
  const waiting = (await waitingJobs(tx)).filter(({ name }) => known.has(name));
  const batch = async function* () {
    yield waiting.map((job) => JSON.stringify(job));
  };
  return { tables, jobs: await writeLines(jobsPath(folder), "jobs", batch()) };
}

async function exportFiles(files: Files, folder: string): Promise<Manifest["files"]> {
  const exported: Manifest["files"] = [];
  for await (const key of files.list()) {
    const content = await files.read(key);
    // Removed since it was listed: its row is gone as well.
    if (content === null) continue;
    const path = filePath(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flush: true });
    const sha256 = createHash("sha256").update(content).digest("hex");
    exported.push({ key, bytes: content.length, sha256 });
  }
  return exported;
}

/**
 * Writes everything of an installation into an empty folder: rows as they are at one moment, also while
 * others write, then files, with the checksum of each. The manifest comes last: without it an export is
 * not whole. One that fails leaves the folder empty. Throws TransferError for a folder that holds something.
 */
export async function exportInstallation(from: Installation, folder: string, now: Date): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new TransferError(`The folder ${folder} is not empty. Name a new one.`);
  try {
    return await exportInto(from, folder, now);
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

async function exportInto(from: Installation, folder: string, now: Date): Promise<Manifest> {
  const rows = await atOneMoment(from.database.db, (tx) => exportRows(tx, folder));
  const files = await exportFiles(from.files, folder);
  const manifest: Manifest = { format: 1, version: tablesVersion(), made: now.toISOString(), ...rows, files };
  const partial = join(folder, `${MANIFEST}.part`);
  await writeFile(partial, JSON.stringify(manifest, null, 1), { flush: true });
  await rename(partial, join(folder, MANIFEST));
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch((error: unknown) => {
    throw new TransferError(`${folder} holds no whole export: ${MANIFEST} is missing.`, { cause: error });
  });
  const { data: manifest } = z.string().transform(parseJson).pipe(manifestSchema).safeParse(text);
  if (!manifest) throw new TransferError(`${join(folder, MANIFEST)} is damaged, or of a newer program.`);
  const version = tablesVersion();
  if (manifest.version === version) return manifest;
  throw new TransferError(
    `The export was made with version ${manifest.version} of the tables, this program has ${version}. Import it with the program that made it, then upgrade.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    throw new TransferError(`${path} cannot be read.`, { cause: error });
  }
  return hash.digest("hex");
}

async function verify(manifest: Manifest, folder: string): Promise<void> {
  const parts = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: tablePath(folder, name), sha256 })),
    ...manifest.files.map(({ key, sha256 }) => ({ path: filePath(folder, key), sha256 })),
    { path: jobsPath(folder), sha256: manifest.jobs.sha256 },
  ];
  for (const { path, sha256 } of parts) {
    if ((await checksumOf(path)) !== sha256) throw new TransferError(`${path} was changed or damaged.`);
  }
}

async function* linesOf(path: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(line);
    if (batch.length < INSERTED) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Reads a table back and compares it with what was exported, down to the last character of each row. */
async function compare(tx: Db, table: TableShape, expected: string): Promise<void> {
  const sum = { count: 0, sha256: "" };
  for await (const _ of lines(rowsOf(tx, table), sum));
  if (sum.sha256 !== expected)
    throw new TransferError(`${table.name} differs after the import. Nothing was kept.`);
}

/** Classes of SQLSTATE for values and rules that do not fit (PostgreSQL, appendix A). */
const WRONG_ROW = /^2[23]/;

/** Stores rows. Throws TransferError for what the tables do not take, without what stands in the rows. */
async function insertBatch(tx: Db, table: TableShape, batch: readonly string[]): Promise<void> {
  try {
    await insertRows(tx, table, batch);
  } catch (error) {
    const bare = withoutValues(error);
    const cause = bare instanceof Error ? bare.cause : null;
    if (!(cause instanceof Error && "code" in cause && WRONG_ROW.test(String(cause.code)))) throw error;
    throw new TransferError(
      `The rows of ${table.name} cannot be stored: ${cause.message}. Nothing was kept.`,
    );
  }
}

async function importRows(tx: Db, manifest: Manifest, folder: string): Promise<void> {
  const sums = new Map(manifest.tables.map(({ name, sha256 }) => [name, sha256]));
  const tables = await tablesInOrder(tx);
  await withoutCounting(tx, tables, async () => {
    for (const table of tables) {
      if (!sums.has(table.name)) throw new TransferError(`The export holds no table ${table.name}.`);
      for await (const batch of linesOf(tablePath(folder, table.name))) await insertBatch(tx, table, batch);
    }
  });
  for (const table of tables) await compare(tx, table, sums.get(table.name) ?? "");
}

const jobSchema = z.object({
  name: z.string(),
  data: z.string().transform(parseJson).pipe(z.looseObject({})),
});
type ImportedJob = z.infer<typeof jobSchema>;

async function readJobs(folder: string): Promise<ImportedJob[]> {
  const jobs: ImportedJob[] = [];
  for await (const batch of linesOf(jobsPath(folder))) {
    for (const line of batch) {
      const { data: job } = jobSchema.safeParse(parseJson(line));
      if (!job) throw new TransferError(`${jobsPath(folder)} holds a line that is no job.`);
      jobs.push(job);
    }
  }
  return jobs;
}

async function importJobs(jobs: Jobs, waiting: readonly ImportedJob[]): Promise<void> {
  for (const { name, data } of waiting) {
    const queue = QUEUES.find((one) => one.name === name);
    if (queue) await jobs.send(queue, data);
  }
}

/** What an export holds, whole and unchanged: nothing but the export was looked at to know that. */
export interface ReadExport {
  manifest: Manifest;
  folder: string;
  jobs: ImportedJob[];
}

/** Reads an export and compares it with its checksums. Throws TransferError. */
export async function readExport(folder: string): Promise<ReadExport> {
  const manifest = await readManifest(folder);
  await verify(manifest, folder);
  return { manifest, folder, jobs: await readJobs(folder) };
}

const UNCLEAN =
  "The import broke off, and what it had stored could not be removed. Empty the database and the storage before you try again.";

/** Takes back what a refused import stored in a database that was empty before: rows, then the files it had put. */
async function takeBack({ database, files }: Installation, put: readonly string[]): Promise<void> {
  await emptyTables(database.db);
  for (const key of put) await files.remove(key);
}

/**
 * Stores an export in an empty installation: files, then all rows in one transaction that is kept only if every
 * table reads back as it was, then jobs. Throws TransferError. However it fails, nothing of it is kept.
 */
export async function importInstallation(
  to: Installation & { jobs: Jobs },
  { manifest, folder, jobs }: ReadExport,
): Promise<Manifest> {
  const { db } = to.database;
  if (!(await isEmpty(db)))
    throw new TransferError("The database holds data already. Import into an empty one.");
  const before = new Set<string>();
  for await (const key of to.files.list()) before.add(key);
  const put: string[] = [];
  try {
    for (const { key } of manifest.files) {
      if (!before.has(key)) put.push(key);
      await to.files.put(key, Readable.from(createReadStream(filePath(folder, key))), ENDLESS);
    }
    await inUtc(db, (tx) => importRows(tx, manifest, folder));
    await importJobs(to.jobs, jobs);
  } catch (error) {
    await takeBack(to, put).catch(() => {
      throw new TransferError(UNCLEAN, { cause: error });
    });
    throw error;
  }
  return manifest;
}
