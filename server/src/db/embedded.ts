import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { lockFolder } from "./folderLock.ts";

/** What the library starts Postgres with, less `-F`: that flag switches fsync off. */
const START_PARAMETERS = [
  "--single",
  "-O",
  "-j",
  ...[
    "search_path=public",
    "exit_on_error=false",
    "log_checkpoints=false",
    "max_worker_processes=0",
    "max_parallel_workers=0",
    "max_parallel_workers_per_gather=0",
    "max_parallel_maintenance_workers=0",
    "io_method=sync",
    "wal_sync_method=fsync",
  ].flatMap((setting) => ["-c", setting]),
];

type InitOptions = Parameters<NodeFS["init"]>[1];
type WasmModule = Parameters<NonNullable<InitOptions["preRun"]>[number]>[0];

function syncToDisk(stream: { nfd: number }): number {
  fsyncSync(stream.nfd);
  return 0;
}

/** A data folder whose files really reach the disk: the library's own file system answers fsync without doing it. */
class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: InitOptions): Promise<{ emscriptenOpts: InitOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const wireFsync = (module: WasmModule) => {
      Object.assign(Reflect.get(module.NODEFS, "stream_ops"), { fsync: syncToDisk });
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), wireFsync] } };
  }
}

export interface EmbeddedDatabase {
  client: PGlite;
  close(): Promise<void>;
}

/** Makes sure that what was made or removed in a folder stays so when the power fails. */
function syncFolder(folder: string): void {
  // Windows keeps the order of such changes by itself and opens no folders.
  if (process.platform === "win32") return;
  const opened = openSync(folder, "r");
  fsyncSync(opened);
  closeSync(opened);
}

/** Whether `folder` holds an embedded database that was once whole. */
export function hasDatabase(folder: string): boolean {
  return existsSync(join(folder, "postgres", "PG_VERSION")) && !existsSync(join(folder, UNFINISHED));
}

/** There as long as a new database is being made: what a kill or a full disk left of it holds nothing and opens never. */
const UNFINISHED = "postgres.unfinished";

/** Makes a folder ready to be opened, by the only process that has it; answers what to do once it is open. */
function prepareHome(folder: string): () => void {
  const home = join(folder, "postgres");
  const unfinished = join(folder, UNFINISHED);
  if (hasDatabase(folder)) {
    // Sorted runs of queries that a kill broke off; Postgres removes them only where it is a server.
    rmSync(join(home, "base", "pgsql_tmp"), { recursive: true, force: true });
    return () => undefined;
  }
  rmSync(home, { recursive: true, force: true });
  writeFileSync(unfinished, "");
  syncFolder(folder);
  return () => {
    rmSync(unfinished);
    syncFolder(folder);
  };
}

/**
 * Opens the embedded database in `folder` (made when missing), durable: a commit returns after fsync.
 * Throws FolderInUseError when another process has it open. `null` opens one in memory, for tests.
 */
export async function openEmbedded(folder: string | null): Promise<EmbeddedDatabase> {
  if (folder === null) {
    const client = await PGlite.create();
    return { client, close: () => client.close() };
  }
  mkdirSync(folder, { recursive: true });
  const release = await lockFolder(folder);
  try {
    const finish = prepareHome(folder);
    const client = await PGlite.create({
      fs: new DurableFiles(join(folder, "postgres")),
      startParams: START_PARAMETERS,
    });
    finish();
    return {
      client,
      close: async () => {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
