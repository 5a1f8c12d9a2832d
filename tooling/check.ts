import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { environment, ROOT } from "./bootstrap.mjs";
import { checkDependencies } from "./dependencies.ts";
import { checkDictionaries } from "./dictionaries.ts";
import { checkSpecCoverage } from "./specCoverage.ts";
import { checkStructure } from "./structure.ts";

interface Check {
  name: string;
  /** What is wrong, one line each; empty when all is well. */
  run(): Promise<string[]>;
}

const CHECKS: Check[] = [
  { name: "format and lint", run: () => program("biome", ["check", "--error-on-warnings", "."]) },
  { name: "types", run: () => program("tsc", ["-p", "."]) },
  { name: "types of the web app", run: () => program("tsc", ["-p", "web"]) },
  { name: "dependency rules", run: () => checkDependencies(ROOT) },
  { name: "structure", run: async () => checkStructure(ROOT) },
  { name: "unused code", run: () => program("knip", ["--no-progress"]) },
  { name: "dictionaries", run: () => checkDictionaries(ROOT) },
  { name: "specification coverage", run: async () => checkSpecCoverage(ROOT) },
];

let failed = 0;
for (const check of CHECKS) {
  const started = performance.now();
  const faults = await check.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${faults.length === 0 ? "ok    " : "FAILED"} ${check.name} (${seconds} s)\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  if (faults.length > 0) failed += 1;
}
if (failed > 0) process.stdout.write(`${failed} of ${CHECKS.length} checks failed.\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs a tool of node_modules; its output is the list of faults when it fails. */
function program(name: string, args: string[]): Promise<string[]> {
  const file = path.join(ROOT, "node_modules", ".bin", name);
  if (!existsSync(file)) return Promise.resolve([`${name} is not installed: run npm ci.`]);
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: ROOT, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
    const output: string[] = [];
    child.stdout.on("data", (chunk) => output.push(String(chunk)));
    child.stderr.on("data", (chunk) => output.push(String(chunk)));
    child.on("error", (error) => done([error.message]));
    child.on("close", (code) => {
      if (code === 0) done([]);
      else done([...output.join("").trim().split("\n"), `${name} ended with exit code ${code}.`]);
    });
  });
}
