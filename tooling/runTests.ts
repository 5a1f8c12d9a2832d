import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { environment, ROOT } from "./bootstrap.mjs";
import { ensureBrowser } from "./browser.ts";
import { type ChangedTests, changedFiles, selectTests } from "./changedTests.ts";
import { ensureReaders } from "./debian.ts";
import { readGraph } from "./importGraph.ts";
import { CODE_FOLDERS } from "./lib/sources.ts";
import { inMinutes, processorTimeOfChildren } from "./processorTime.ts";
import { testEnvironment } from "./testProjects.ts";
import { type Results, resultsOfPlaywright, resultsOfVitest, slowest, together } from "./testResults.ts";
import { webIsBuilt } from "./webBuild.mjs";

const REPORTS = path.join(ROOT, ".cache", "test-reports");
const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
const SLOWEST = 10;

/** `npm test` runs the first three, `npm run test:all` all of them. */
const PARTS = ["check", "unit", "e2e", "long"] as const;
type Part = (typeof PARTS)[number];
const USUAL: readonly Part[] = ["check", "unit", "e2e"];

/** Whether everything ended as it should, and what was counted. */
interface Run {
  ended: boolean;
  results: Results;
}

/** What a part of the run took, in seconds: by the clock, and of the processors (undefined where nobody counts it). */
interface Cost {
  name: string;
  wall: number;
  processor: number | undefined;
}

const costs: Cost[] = [];

await main(process.argv.slice(2));

/** Runs the named parts (the usual ones without an argument), names what failed and what took longest, and ends with the line `N passed, N failed`. */
async function main(args: string[]): Promise<void> {
  const [first, base = "main"] = args;
  const only = first === "changed" ? testsOfChange(base) : undefined;
  const parts = only ? partsOf(only) : chosen(args);
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const runs: Run[] = [];
  await counted("everything", async () => {
    try {
      await runParts(parts, runs, only);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      runs.push({ ended: false, results: together([]) });
    }
  });
  report(
    together(runs.map(({ results }) => results)),
    runs.every((run) => run.ended),
  );
}

/** The tests that what differs from a branch can reach; says how many. */
function testsOfChange(base: string): ChangedTests {
  const changed = changedFiles(ROOT, base);
  const only = selectTests(readGraph(ROOT, [...CODE_FOLDERS, "docs"]), changed);
  process.stdout.write(
    `${changed.length} changed files reach ${only.units.length + only.long.length} files of tests and ${only.journeys.length} journeys.\n`,
  );
  return only;
}

function partsOf({ units, journeys: walked }: ChangedTests): readonly Part[] {
  return [...(units.length > 0 ? (["unit"] as const) : []), ...(walked.length > 0 ? (["e2e"] as const) : [])];
}

async function runParts(parts: readonly Part[], runs: Run[], only?: ChangedTests): Promise<void> {
  // First, so that a machine without them says so at once and not after minutes.
  const browser = parts.some((part) => part === "e2e" || part === "long") ? await ensureBrowser() : "";
  if (parts.includes("long")) ensureReaders();
  const { checked, prepared } = await counted("checks and what tests begin with", () => prepare(parts));
  runs.push({ ended: checked, results: together([]) });
  if (!prepared) throw new Error("What the tests begin with could not be made: they were not run.");
  if (parts.includes("unit")) runs.push(await unitTests("unit", "vitest.config.ts", only?.units));
  if (parts.includes("e2e"))
    runs.push(await journeys("e2e", "e2e/playwright.config.ts", browser, only?.journeys));
  if (only && only.long.length > 0) runs.push(await unitTests("long", "vitest.long.config.ts", only.long));
  if (parts.includes("long")) {
    runs.push(await unitTests("long", "vitest.long.config.ts"));
    runs.push(await journeys("e2e-long", "e2e/playwright.long.config.ts", browser));
  }
}

/** Does a part of the run and notes what it took. */
async function counted<Result>(name: string, part: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const before = processorTimeOfChildren();
  const result = await part();
  const after = processorTimeOfChildren();
  const processor = before === undefined || after === undefined ? undefined : after - before;
  costs.push({ name, wall: (performance.now() - began) / 1000, processor });
  return result;
}

function chosen(args: string[]): readonly Part[] {
  if (args.length === 0) return USUAL;
  if (args.length === 1 && args[0] === "all") return PARTS;
  const unknown = args.filter((arg) => !PARTS.some((part) => part === arg));
  if (unknown.length > 0)
    throw new RangeError(`No part of the tests is called ${unknown.join(", ")}: ${PARTS.join(", ")}, all`);
  return PARTS.filter((part) => args.includes(part));
}

function report(results: Results, ended: boolean): void {
  const { passed, failures } = results;
  const nameOf = (file: string) => path.relative(ROOT, path.resolve(ROOT, file));
  for (const { file, test, why } of failures)
    process.stdout.write(`\nFailed: ${nameOf(file)} › ${test}\n${why}\n`);
  if (!ended) process.stdout.write("\nNot everything is in order: see above.\n");
  process.stdout.write("\nSlowest files, in seconds:\n");
  for (const one of slowest(results, SLOWEST))
    process.stdout.write(`${one.seconds.toFixed(1).padStart(7)}  ${nameOf(one.file)}\n`);
  process.stdout.write("\nBy the clock, of the processors:\n");
  for (const { name, wall, processor } of costs) {
    const ofProcessors = processor === undefined ? "unknown" : inMinutes(processor);
    process.stdout.write(`${inMinutes(wall).padStart(12)}${ofProcessors.padStart(14)}  ${name}\n`);
  }
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(`\nLoad ${load} on ${availableParallelism()} processors\n`);
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  process.exit(ended && failures.length === 0 ? 0 : 1);
}

/** The checks, and beside them what the tests begin with: each alone would leave a processor idle. */
async function prepare(parts: readonly Part[]): Promise<{ checked: boolean; prepared: boolean }> {
  const hasTests = parts.some((part) => part !== "check");
  const hasJourneys = parts.some((part) => part === "e2e" || part === "long");
  const prepared = async () => {
    if (hasTests && !(await node(["server/testing/world/ensure.ts"]))) return false;
    return !hasJourneys || webIsBuilt() || (await node(["tooling/buildWeb.mjs"]));
  };
  const checked = async () => !parts.includes("check") || (await node(["tooling/check.ts"]));
  const [isChecked, isPrepared] = await Promise.all([checked(), prepared()]);
  return { checked: isChecked, prepared: isPrepared };
}

/** The tests of a configuration, or those of them that are in `files`. */
async function unitTests(name: string, config: string, files: readonly string[] = []): Promise<Run> {
  process.stdout.write(`\nUnit and integration tests (${config})\n`);
  const file = path.join(REPORTS, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ended = await counted(`tests (${name})`, () =>
    node([VITEST, "run", "-c", config, ...reporters, "--passWithNoTests", ...files]),
  );
  return { ended, results: resultsOfVitest(readReport(file)) };
}

async function journeys(
  name: string,
  config: string,
  browser: string,
  files: readonly string[] = [],
): Promise<Run> {
  process.stdout.write(`\nJourneys in a browser (${config})\n`);
  const file = path.join(REPORTS, `${name}.json`);
  const ended = await counted(`journeys (${name})`, () =>
    node([PLAYWRIGHT, "test", "-c", config, "--reporter=list,json", "--pass-with-no-tests", ...files], {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );
  return { ended, results: resultsOfPlaywright(readReport(file)) };
}

function readReport<Report>(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(
      `The tests wrote no report to ${path.relative(ROOT, file)}: they did not run to the end.`,
    );
  }
}

/** Whether a program of this repository ended well. */
function node(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...environment(), ...testEnvironment, ...env },
    });
    child.on("error", () => done(false));
    child.on("close", (code) => done(code === 0));
  });
}
