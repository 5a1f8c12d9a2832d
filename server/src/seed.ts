import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { explainEnd } from "./app/failure.ts";
import { openDatabase } from "./db/client.ts";
import { OperatorError } from "./db/errors.ts";
import { seed, seededCreator, seededParticipant } from "./db/seed.ts";
import { readConfig } from "./platform/config.ts";
import { hashPassword } from "./platform/passwords.ts";

const PASSWORD = "geheim1";
const HELP = "npm run seed -- --courses 5000 --enrolments 250000 --answers 5000000";
const amount = z.coerce.number().int().min(1).max(100_000_000);
const amountsSchema = z.object({ courses: amount, enrolments: amount, answers: amount });

/** What is said without a stack. */
class SeedError extends OperatorError {}

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run seed`: fills the empty Postgres database of the settings, to try an installation at its later size. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { courses: text, enrolments: text, answers: text }, strict: true });
  const amounts = amountsSchema.safeParse(values);
  if (!amounts.success) throw new SeedError(HELP);
  const { DATABASE_URL: url } = readConfig(process.env);
  if (url === undefined) throw new SeedError("Set DATABASE_URL: only a Postgres server is filled.");
  const database = await openDatabase({ url, folder: null }, ({ message }) => say(message));
  try {
    await seed(database.db, amounts.data, await hashPassword(PASSWORD), (n) => say(`${n} participations`));
  } finally {
    await database.close();
  }
  say(`Sign in as ${seededCreator(1)} or ${seededParticipant(1)} with the password ${PASSWORD}.`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${await explainEnd(error)}\n`);
  process.exitCode = 1;
}
