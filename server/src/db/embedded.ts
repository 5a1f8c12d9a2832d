import { fsyncSync, mkdirSync } from "node:fs";
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
    const client = await PGlite.create({
      fs: new DurableFiles(join(folder, "postgres")),
      startParams: START_PARAMETERS,
    });
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
