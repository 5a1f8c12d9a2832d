import { existsSync } from "node:fs";
import { runCommandLine } from "@lehrpfad/engine/commandLine";
import { modelFor } from "./platform/config.ts";

// The settings of the server say who writes: a course on the command line is the one that the website would make.
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  process.exitCode = await runCommandLine(process.argv.slice(2), (recordings) =>
    modelFor(process.env, recordings),
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
