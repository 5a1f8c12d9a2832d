import { stripVTControlCharacters } from "node:util";

/** What of a run is kept: how many tests passed, each that did not, and how long each file took. */
export interface Results {
  passed: number;
  failures: Failure[];
  files: Duration[];
}

/** Seconds that the tests of a file took, in all the ways in which it was run. */
export interface Duration {
  file: string;
  seconds: number;
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
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
}

/** What is read of a suite in Playwright's JSON report (`JSONReportSuite`). */
export interface SuiteReport {
  specs: {
    file: string;
    title: string;
    tests: {
      status: string;
      projectName: string;
      /** `duration` in milliseconds. */
      results: { duration: number; errors: { message: string }[] }[];
    }[];
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
    files: addUp(runs.flatMap(({ files }) => files)),
  };
}

function addUp(parts: Duration[]): Duration[] {
  const seconds = new Map<string, number>();
  for (const part of parts) seconds.set(part.file, (seconds.get(part.file) ?? 0) + part.seconds);
  return [...seconds].map(([file, sum]) => ({ file, seconds: sum }));
}

/** The files that took longest, the slowest first. */
export function slowest({ files }: Results, count: number): Duration[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
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
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
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
  return {
    passed: report.stats.expected,
    failures: [...outside, ...report.suites.flatMap(failuresOfSuite)],
    files: addUp(report.suites.flatMap(durationsOfSuite)),
  };
}

function durationsOfSuite(suite: SuiteReport): Duration[] {
  const own = suite.specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, seconds: duration / 1000 }))),
  );
  return [...own, ...(suite.suites ?? []).flatMap(durationsOfSuite)];
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
