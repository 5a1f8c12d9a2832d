import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { environment, ROOT } from "./bootstrap.mjs";
import { checkDependencies } from "./dependencies.ts";
import { checkDictionaries } from "./dictionaries.ts";
import { checkDocumentPaths } from "./documentPaths.ts";
import { checkSpecCoverage } from "./specCoverage.ts";
import { checkStructure } from "./structure.ts";

interface Outcome {
  /** What is wrong, one line each; empty when all is well. */
  faults: string[];
  /** What was counted, for the reader. */
  figures?: string;
}

interface Check {
  name: string;
  run(): Promise<Outcome>;
}

const CHECKS: Check[] = [
  { name: "format and lint", run: () => program("biome", ["check", "--error-on-warnings", "."]) },
  { name: "types", run: () => program("tsc", ["-p", "."]) },
  { name: "types of the web app", run: () => program("tsc", ["-p", "web"]) },
  { name: "types of the player", run: () => program("tsc", ["-p", "interchange/player"]) },
  { name: "dependency rules", run: dependencyRules },
  { name: "structure", run: structure },
  { name: "unused code", run: () => program("knip", ["--no-progress"]) },
  { name: "dictionaries", run: async () => ({ faults: await checkDictionaries(ROOT) }) },
  { name: "specification coverage", run: async () => ({ faults: checkSpecCoverage(ROOT) }) },
  { name: "paths in documents", run: async () => ({ faults: checkDocumentPaths(ROOT) }) },
];

let failed = 0;
for (const check of CHECKS) {
  const started = performance.now();
  const { faults, figures } = await check.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${faults.length === 0 ? "ok    " : "FAILED"} ${check.name} (${seconds} s)\n`);
  if (figures !== undefined) process.stdout.write(`       ${figures}\n`);
  for (const fault of faults) process.stdout.write(`  ${fault}\n`);
  if (faults.length > 0) failed += 1;
}
if (failed > 0) process.stdout.write(`${failed} of ${CHECKS.length} checks failed.\n`);
process.exitCode = failed === 0 ? 0 : 1;

async function dependencyRules(): Promise<Outcome> {
  const { faults, upwardImports, featureCycles } = await checkDependencies(ROOT);
  const upward = Object.entries(upwardImports).map(([workspace, count]) => `${workspace} ${count}`);
  return { faults, figures: `upward imports: ${upward.join(", ")}; feature cycles ${featureCycles}` };
}

async function structure(): Promise<Outcome> {
  const { faults, tooLongFiles, packedFiles } = checkStructure(ROOT);
  return { faults, figures: `files over 400 lines ${tooLongFiles}, from 391 to 400: ${packedFiles}` };
}

/** Runs a tool of node_modules; its output lines are the faults when it fails. */
function program(name: string, args: string[]): Promise<Outcome> {
  const file = path.join(ROOT, "node_modules", ".bin", name);
  if (!existsSync(file)) return Promise.resolve({ faults: [`${name} is not installed: run npm ci.`] });
  return new Promise((done) => {
    const child = spawn(file, args, { cwd: ROOT, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
    const output: string[] = [];
    child.stdout.on("data", (chunk) => output.push(String(chunk)));
    child.stderr.on("data", (chunk) => output.push(String(chunk)));
    child.on("error", (error) => done({ faults: [error.message] }));
    child.on("close", (code) => {
      const lines = [...output.join("").trim().split("\n"), `${name} ended with exit code ${code}.`];
      done({ faults: code === 0 ? [] : lines });
    });
  });
}
