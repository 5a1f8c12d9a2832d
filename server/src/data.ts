import { existsSync } from "node:fs";
import { explainEnd } from "./app/failure.ts";
import { openFiles, openInstallation } from "./app/services.ts";
import {
  exportInstallation,
  type Installation,
  importInstallation,
  type Manifest,
  readExport,
} from "./app/transfer.ts";
import { COMMAND_LINE, note } from "./db/audit.ts";
import type { AuditAction } from "./db/tables/index.ts";
import { systemClock } from "./platform/clock.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { createJobs } from "./platform/jobs.ts";
import { createLog } from "./platform/log.ts";

const USAGE = `npm run data -- export FOLDER    writes everything of this installation into a new folder
npm run data -- import FOLDER    stores an export in an empty installation

Both look at the same settings as the server (DATABASE_URL, STORAGE_URL, DATA_DIR). On Postgres an export
may run while the server does; the embedded database has to be stopped first.`;

/** How long connections that nobody needs any longer may keep the process after its work is done. */
const PATIENCE_MS = 2_000;

const tell = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

function summary({ tables, jobs, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.count, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (bytes / 1024 ** 2).toFixed(1);
  return `${rows} rows of ${tables.length} tables, ${jobs.count} jobs, ${files.length} files (${megabytes} MB), checked`;
}

/** Works on the installation of the settings, which is closed again however the work ends. */
async function withInstallation<T>(
  config: Config,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const log = createLog(config.LOG_LEVEL);
  const database = await openInstallation(config, (error) =>
    log.error({ error }, "lost a database connection"),
  );
  try {
    return await work({ database, files: openFiles(config) });
  } finally {
    await database.close();
  }
}

const noteAct = ({ database }: Installation, action: AuditAction) =>
  note(database.db, { action, actorId: null, source: COMMAND_LINE }, systemClock.now());

async function exportTo(folder: string, config: Config): Promise<Manifest> {
  return await withInstallation(config, async (installation) => {
    const manifest = await exportInstallation(installation, folder, systemClock.now());
    await noteAct(installation, "data_exported");
    return manifest;
  });
}

/** The export is looked at first: one that is not whole makes no database. */
async function importFrom(folder: string, config: Config): Promise<Manifest> {
  const read = await readExport(folder);
  return await withInstallation(config, async (installation) => {
    const jobs = await createJobs(installation.database, createLog(config.LOG_LEVEL));
    try {
      const manifest = await importInstallation({ ...installation, jobs }, read);
      await noteAct(installation, "data_imported");
      return manifest;
    } finally {
      await jobs.stop(1);
    }
  });
}

/** `npm run data`: backup, restore, and the way from the embedded database to Postgres. Answers the exit code. */
async function main([command, folder, ...rest]: string[]): Promise<number> {
  if ((command !== "export" && command !== "import") || !folder || rest.length > 0) {
    complain(USAGE);
    return 2;
  }
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  tell(summary(await (command === "export" ? exportTo : importFrom)(folder, config)));
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  complain(await explainEnd(error));
  process.exitCode = 1;
}
// Whatever still holds the process open is of no more use.
setTimeout(() => process.exit(), PATIENCE_MS).unref();
