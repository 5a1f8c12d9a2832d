import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openFiles } from "./app/services.ts";
import { exportInstallation, importInstallation, type Manifest, TransferError } from "./app/transfer.ts";
import { COMMAND_LINE, note } from "./db/audit.ts";
import { openDatabase } from "./db/client.ts";
import { FolderInUseError } from "./db/folderLock.ts";
import type { AuditAction } from "./db/tables/index.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { createJobs } from "./platform/jobs.ts";
import { createLog } from "./platform/log.ts";

const USAGE = `npm run data -- export FOLDER    writes everything of this installation into a new folder
npm run data -- import FOLDER    stores an export in an empty installation

Both look at the same settings as the server (DATABASE_URL, STORAGE_URL, DATA_DIR). On Postgres an export
may run while the server does; the embedded database has to be stopped first.`;

const tell = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

function summary({ tables, jobs, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.count, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (bytes / 1024 ** 2).toFixed(1);
  return `${rows} rows of ${tables.length} tables, ${jobs.count} jobs, ${files.length} files (${megabytes} MB), checked`;
}

/** `npm run data`: backup, restore, and the way from the embedded database to Postgres. */
async function main([command, folder, ...rest]: string[]): Promise<number> {
  if ((command !== "export" && command !== "import") || !folder || rest.length > 0) {
    complain(USAGE);
    return 2;
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const lost = (error: Error) => log.error({ error }, "lost a database connection");
  const where = { url: config.DATABASE_URL, folder: resolve(config.DATA_DIR) };
  const database = await openDatabase(where, lost);
  try {
    const noteAct = (action: AuditAction) =>
      note(database.db, { action, actorId: null, source: COMMAND_LINE }, systemClock.now());
    const installation = { database, files: openFiles(config) };
    if (command === "export") {
      tell(summary(await exportInstallation(installation, folder, systemClock.now())));
      await noteAct("data_exported");
    } else {
      const jobs = await createJobs(database, log);
      tell(summary(await importInstallation({ ...installation, jobs }, folder)));
      await noteAct("data_imported");
      await jobs.stop(1);
    }
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof TransferError || error instanceof FolderInUseError;
  complain(error instanceof Error ? ((known ? error.message : error.stack) ?? error.message) : String(error));
  process.exitCode = 1;
}
