import type { Db } from "../db/client.ts";
import { later } from "./clock.ts";
import { PARTS } from "./files.ts";
import type { Queue } from "./jobs.ts";
import { removeFiles } from "./removal.ts";
import type { Services } from "./services.ts";
import { LEFT_SECONDS } from "./temporary.ts";

/** Files of one kind: those whose keys begin with `prefix`. */
export interface StoredKind {
  prefix: string;
  /** Those of the keys, parts among them, that a row names. */
  findNamed(db: Db, keys: readonly string[]): Promise<Set<string>>;
}

/** Looks for files that no row names. */
export const SWEEP_QUEUE: Queue<Record<string, never>> = {
  name: "sweep",
  expireInSeconds: 6 * 3_600,
  retryLimit: 2,
  concurrency: 1,
};

/** Half past three in the morning (UTC). */
const EVERY_NIGHT = "30 3 * * *";
/** Keys that are looked up in one statement. */
const BATCH = 500;
/** Files of one night; the rest goes in the next. */
const MOST_REMOVED = 20_000;
/** Up to so many files without a row are no sign of a wrong database. */
const FEW = 100;

/** What a sweep found: files older than a day, those without a row by their prefix, and those of no known kind. */
export interface Sweep {
  checked: number;
  removed: Record<string, number>;
  unknown: number;
}

/** The key of the file that a part belongs to; a file's own otherwise. */
export function ownerKey(key: string): string {
  return key.split(`${PARTS}/`)[0] ?? key;
}

const kindOf = (kinds: readonly StoredKind[], key: string) =>
  kinds.find(({ prefix }) => key.startsWith(prefix));

async function findUnnamed(db: Db, kinds: readonly StoredKind[], keys: readonly string[]): Promise<string[]> {
  const named = await Promise.all(
    kinds.map(async (kind) => {
      const own = keys.filter((key) => kindOf(kinds, key) === kind);
      return own.length === 0 ? new Set<string>() : await kind.findNamed(db, own);
    }),
  );
  return keys.filter((key) => !named.some((some) => some.has(key)));
}

async function* inBatches<T>(all: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function lookAt(services: Services, kinds: readonly StoredKind[], stopped: () => boolean) {
  const found = { checked: 0, unknown: 0, unnamed: [] as string[] };
  const old = services.files.list(later(services.clock.now(), -LEFT_SECONDS));
  for await (const keys of inBatches(old)) {
    if (stopped() || found.unnamed.length >= MOST_REMOVED) break;
    const known = keys.filter((key) => kindOf(kinds, key) !== undefined);
    found.checked += known.length;
    found.unknown += keys.length - known.length;
    found.unnamed.push(...(await findUnnamed(services.db, kinds, known)));
  }
  return found;
}

/** Removes files that still have no row; answers how many of each kind. */
async function removeUnnamed(services: Services, kinds: readonly StoredKind[], unnamed: readonly string[]) {
  const removed: Record<string, number> = {};
  for await (const batch of inBatches(unnamed)) {
    for (const key of await findUnnamed(services.db, kinds, batch)) {
      await removeFiles(services, [key]);
      const prefix = kindOf(kinds, key)?.prefix ?? "";
      removed[prefix] = (removed[prefix] ?? 0) + 1;
    }
  }
  return removed;
}

/**
 * Removes stored files that no row names and that are older than a day: between a file and its row lie seconds.
 * Files of no known kind stay. Where most files have no row, all stay: then the database is not theirs.
 */
export async function sweepFiles(
  services: Services,
  kinds: readonly StoredKind[],
  signal: AbortSignal = services.stopping,
): Promise<Sweep> {
  const stopped = () => signal.aborted || services.stopping.aborted;
  const { unnamed, ...counts } = await lookAt(services, kinds, stopped);
  if (unnamed.length > FEW && unnamed.length > counts.checked / 2) {
    const seen = { ...counts, withoutRow: unnamed.length };
    services.log.error(seen, "most stored files belong to no row: is this their database? None was removed");
    return { ...counts, removed: {} };
  }
  const removed = stopped() ? {} : await removeUnnamed(services, kinds, unnamed);
  services.log.info({ ...counts, removed }, "files without rows were looked for");
  return { ...counts, removed };
}

/** Sweeps every night, in one process of all. */
export async function workOnSweep(services: Services, kinds: readonly StoredKind[]): Promise<void> {
  await services.jobs.work(SWEEP_QUEUE, async (_, signal) => {
    await sweepFiles(services, kinds, signal);
  });
  await services.jobs.repeat(SWEEP_QUEUE, EVERY_NIGHT, {});
}
