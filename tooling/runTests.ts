import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { environment, ROOT } from "./bootstrap.mjs";
import { ensureBrowser } from "./browser.ts";
import { addCounts, type Counts, countsOfPlaywright, countsOfVitest, NO_TESTS } from "./testCounts.ts";
import { webIsBuilt } from "./webBuild.mjs";

const REPORTS = path.join(ROOT, ".cache", "test-reports");
const PARTS = ["check", "unit", "e2e"] as const;

await main(process.argv.slice(2));

/** Runs the named parts (all without an argument) and ends with the line `N passed, N failed`. */
async function main(args: string[]): Promise<void> {
  const parts = PARTS.filter((part) => args.length === 0 || args.includes(part));
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  let counts = NO_TESTS;
  let ended = true;
  try {
    // First, so that a machine without a browser says so at once and not after ten minutes.
    const browser = parts.includes("e2e") ? await ensureBrowser() : undefined;
    if (parts.includes("check")) ended = node(["tooling/check.ts"]) && ended;
    if (parts.includes("unit")) {
      for (const run of [unitTests("pglite"), unitTests("postgres", "server")]) {
        counts = addCounts(counts, run.counts);
        ended = run.ended && ended;
      }
    }
    if (browser !== undefined) {
      const run = endToEndTests(browser);
      counts = addCounts(counts, run.counts);
      ended = run.ended && ended;
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    ended = false;
  }
  if (!ended) process.stdout.write("Not everything is in order: see above.\n");
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
  process.exit(ended && counts.failed === 0 ? 0 : 1);
}

interface Run {
  ended: boolean;
  counts: Counts;
}

function unitTests(database: "pglite" | "postgres", project?: string): Run {
  process.stdout.write(`\nUnit and integration tests on ${database}\n`);
  const report = path.join(REPORTS, `unit-${database}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = project === undefined ? [] : ["--project", project];
  const ended = node(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...chosen], {
    TEST_DATABASE: database,
  });
  return { ended, counts: countsOfVitest(readReport(report)) };
}

function endToEndTests(browser: string): Run {
  process.stdout.write("\nEnd-to-end tests\n");
  if (!webIsBuilt() && !node(["tooling/buildWeb.mjs"])) return { ended: false, counts: NO_TESTS };
  const report = path.join(REPORTS, "e2e.json");
  const cli = "node_modules/@playwright/test/cli.js";
  const ended = node([cli, "test", "-c", "e2e/playwright.config.ts", "--reporter=list,json"], {
    CHROME_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return { ended, counts: countsOfPlaywright(readReport(report)) };
}

function readReport(file: string): unknown {
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
