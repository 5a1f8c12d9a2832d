import { existsSync } from "node:fs";
import { runCommandLine } from "@lehrpfad/engine/commandLine";
import { exportWish, writeExport } from "./exportCourse.ts";
import { modelFor } from "./platform/config.ts";

// The settings of the server say who writes: a course on the command line is the one that the website would make.
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const args = process.argv.slice(2);
  const wish = exportWish(args);
  if (wish) process.stderr.write(`${await writeExport(wish)}\n`);
  else process.exitCode = await runCommandLine(args, (recordings) => modelFor(process.env, recordings));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
