import { stripVTControlCharacters } from "node:util";

/** What of a run is kept: how many tests passed, and each that did not. */
export interface Results {
  passed: number;
  failures: Failure[];
}

/** A test that did not pass: where it stands, its name, and the beginning of what was said about it. */
export interface Failure {
  file: string;
  test: string;
  why: string;
}

/** What is read of a file in Vitest's JSON report (`JsonTestResults`). */
export interface FileReport {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

/** What is read of a suite in Playwright's JSON report (`JSONReportSuite`). */
export interface SuiteReport {
  specs: {
    file: string;
    title: string;
    tests: { status: string; projectName: string; results: { errors: { message: string }[] }[] }[];
  }[];
  suites?: SuiteReport[];
}

interface ReportOfVitest {
  numPassedTests: number;
  testResults: FileReport[];
}

interface ReportOfPlaywright {
  stats: { expected: number };
  errors: { message?: string; location?: { file: string } }[];
  suites: SuiteReport[];
}

const WHY_LINES = 6;
const WHY_CHARS = 600;

/** The results of several runs as one. */
export function together(runs: Results[]): Results {
  return {
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failures: runs.flatMap(({ failures }) => failures),
  };
}

/**
 * Results of Vitest's JSON report. A skipped test is a failure, and so is a file that failed without a failed test: it
 * could not be loaded, or its preparation failed.
 */
export function resultsOfVitest(report: ReportOfVitest): Results {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status !== "passed");
      const failures = tests.map(({ status, fullName, failureMessages }) =>
        failure(file.name, fullName, failureMessages?.join("\n") || status),
      );
      return failedAsAWhole(file)
        ? [failure(file.name, "the whole file", file.message), ...failures]
        : failures;
    }),
  };
}

function failedAsAWhole(file: FileReport): boolean {
  return file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed");
}

/** Results of Playwright's JSON report. A skipped test is a failure, and so is one that passed only when repeated. */
export function resultsOfPlaywright(report: ReportOfPlaywright): Results {
  const outside = report.errors.map((error) =>
    failure(error.location?.file ?? "end-to-end tests", "outside of tests", error.message ?? "unknown"),
  );
  return { passed: report.stats.expected, failures: [...outside, ...report.suites.flatMap(failuresOfSuite)] };
}

function failuresOfSuite(suite: SuiteReport): Failure[] {
  const own = suite.specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== "expected")
      .map(({ status, projectName, results }) => {
        const said = results.flatMap(({ errors }) => errors.map(({ message }) => message));
        return failure(file, `[${projectName}] ${title}`, said.join("\n") || status);
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

function failure(file: string, test: string, said: string): Failure {
  const lines = stripVTControlCharacters(said).split("\n").slice(0, WHY_LINES);
  return { file, test, why: lines.join("\n").slice(0, WHY_CHARS) };
}
