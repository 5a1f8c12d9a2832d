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

/**
 * Counts of Vitest's JSON report. Skipped tests count as failed, and so does a file that failed without a failed
 * test: it could not be loaded, or its preparation failed.
 */
export function countsOfVitest(report: unknown): Counts {
  const skipped = numberAt(report, "numPendingTests") + numberAt(report, "numTodoTests");
  const files = isRecord(report) && Array.isArray(report.testResults) ? report.testResults : [];
  return {
    passed: numberAt(report, "numPassedTests"),
    failed: numberAt(report, "numFailedTests") + skipped + files.filter(failedAsAWhole).length,
  };
}

function failedAsAWhole(file: unknown): boolean {
  if (!isRecord(file) || file.status !== "failed" || !Array.isArray(file.assertionResults)) return false;
  return !file.assertionResults.some((test: unknown) => isRecord(test) && test.status === "failed");
}

/** Counts of Playwright's JSON report: skipped tests, and those that passed only when repeated, count as failed. */
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
