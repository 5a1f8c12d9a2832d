/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

export const NO_TESTS: Counts = { passed: 0, failed: 0 };

/** The sum of two counts. */
export function addCounts(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}

/** Counts of Vitest's JSON report; a file that could not even be loaded counts as one failure. */
export function countsOfVitest(report: unknown): Counts {
  const passed = numberAt(report, "numPassedTests");
  const failed = numberAt(report, "numFailedTests");
  const suites = failed === 0 ? numberAt(report, "numFailedTestSuites") : 0;
  return { passed, failed: failed + suites };
}

/** Counts of Playwright's JSON report: a test that passed only when repeated is counted as failed. */
export function countsOfPlaywright(report: unknown): Counts {
  const stats = isRecord(report) ? report.stats : undefined;
  const errors = isRecord(report) && Array.isArray(report.errors) ? report.errors.length : 0;
  return {
    passed: numberAt(stats, "expected"),
    failed: numberAt(stats, "unexpected") + numberAt(stats, "flaky") + numberAt(stats, "skipped") + errors,
  };
}

function numberAt(value: unknown, key: string): number {
  const found = isRecord(value) ? value[key] : undefined;
  if (typeof found !== "number") throw new Error(`The test report has no number "${key}".`);
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
