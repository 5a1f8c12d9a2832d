import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openDatabase } from "./db/client.ts";
import { FolderInUseError } from "./db/folderLock.ts";
import { AdminError, administer } from "./features/accounts/index.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";

/** `npm run admin`: looks after accounts at the server's own command line, on the database of the settings. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const complain = (error: Error) => process.stderr.write(`${error.message}\n`);
  const settings = { url: config.DATABASE_URL, folder: resolve(config.DATA_DIR) };
  const database = await openDatabase(settings, complain);
  try {
    const lines = await administer({ db: database.db, clock: systemClock }, process.argv.slice(2));
    process.stdout.write(`${lines.join("\n")}\n`);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  const known = error instanceof AdminError || error instanceof FolderInUseError;
  const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
