import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { environment, ROOT } from "./bootstrap.mjs";
import { ensureBrowser } from "./browser.ts";
import { type Results, resultsOfPlaywright, resultsOfVitest, together } from "./testResults.ts";
import { webIsBuilt } from "./webBuild.mjs";

const REPORTS = path.join(ROOT, ".cache", "test-reports");
const PARTS = ["check", "unit", "e2e"] as const;

await main(process.argv.slice(2));

/** Runs the named parts (all without an argument), names what failed, and ends with the line `N passed, N failed`. */
async function main(args: string[]): Promise<void> {
  const unknown = args.filter((arg) => !PARTS.some((part) => part === arg));
  if (unknown.length > 0)
    throw new RangeError(`No part of the tests is called ${unknown.join(", ")}: ${PARTS.join(", ")}`);
  const parts = PARTS.filter((part) => args.length === 0 || args.includes(part));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const runs: Results[] = [];
  let ended = true;
  const take = (run: Run) => {
    runs.push(run.results);
    ended = run.ended && ended;
  };
  try {
    // First, so that a machine without a browser says so at once and not after ten minutes.
    const browser = parts.includes("e2e") ? await ensureBrowser() : undefined;
    if (parts.includes("check")) ended = node(["tooling/check.ts"]) && ended;
    if (parts.includes("unit")) {
      take(unitTests("pglite"));
      take(unitTests("postgres", "server"));
    }
    if (browser !== undefined) take(endToEndTests(browser));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    ended = false;
  }
  const { passed, failures } = together(runs);
  for (const { file, test, why } of failures) {
    process.stdout.write(`\nFailed: ${path.relative(ROOT, path.resolve(ROOT, file))} › ${test}\n${why}\n`);
  }
  if (!ended) process.stdout.write("\nNot everything is in order: see above.\n");
  process.stdout.write(`${passed} passed, ${failures.length} failed\n`);
  process.exit(ended && failures.length === 0 ? 0 : 1);
}

interface Run {
  ended: boolean;
  results: Results;
}

function unitTests(database: "pglite" | "postgres", project?: string): Run {
  process.stdout.write(`\nUnit and integration tests on ${database}\n`);
  const report = path.join(REPORTS, `unit-${database}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = project === undefined ? [] : ["--project", project];
  const ended = node(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...chosen], {
    TEST_DATABASE: database,
  });
  return { ended, results: resultsOfVitest(readReport(report)) };
}

function endToEndTests(browser: string): Run {
  process.stdout.write("\nEnd-to-end tests\n");
  if (!webIsBuilt() && !node(["tooling/buildWeb.mjs"])) {
    return { ended: false, results: together([]) };
  }
  const report = path.join(REPORTS, "e2e.json");
  const cli = "node_modules/@playwright/test/cli.js";
  const ended = node([cli, "test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return { ended, results: resultsOfPlaywright(readReport(report)) };
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

function node(args: string[], env: Record<string, string> = {}): boolean {
  const options = { cwd: ROOT, stdio: "inherit" as const, env: { ...environment(), ...env } };
  return spawnSync(process.execPath, args, options).status === 0;
}
