import { expect, it } from "vitest";
import { addCounts, countsOfPlaywright, countsOfVitest } from "./testCounts.ts";

it("counts what Vitest reports, and a file that cannot be loaded as one failure", () => {
  expect(countsOfVitest({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 3 })).toEqual({
    passed: 7,
    failed: 2,
  });
  expect(countsOfVitest({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 })).toEqual({
    passed: 7,
    failed: 1,
  });
});

it("counts flaky and skipped journeys as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countsOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 5 });
});

it("refuses a report without numbers", () => {
  expect(() => countsOfVitest({})).toThrow('no number "numPassedTests"');
  expect(() => countsOfPlaywright({ errors: [] })).toThrow('no number "expected"');
});

it("adds counts", () => {
  expect(addCounts({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
});
