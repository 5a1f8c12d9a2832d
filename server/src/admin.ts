import { existsSync } from "node:fs";
import { explainEnd } from "./app/failure.ts";
import { openInstallation } from "./app/services.ts";
import { administer } from "./features/accounts/index.ts";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";

/** `npm run admin`: looks after accounts at the server's own command line, on the database of the settings. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const complain = (error: Error) => process.stderr.write(`${error.message}\n`);
  const database = await openInstallation(config, complain);
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
  process.stderr.write(`${await explainEnd(error)}\n`);
  process.exitCode = 1;
}
