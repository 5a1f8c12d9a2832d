import { expect, it } from "vitest";
import { addCounts, countsOfPlaywright, countsOfVitest } from "./testCounts.ts";

const vitest = (failed: number, skipped: number, testResults: unknown[] = []) => ({
  numPassedTests: 7,
  numFailedTests: failed,
  numPendingTests: skipped,
  numTodoTests: 0,
  testResults,
});

it("counts what Vitest reports, skipped tests as failed", () => {
  expect(countsOfVitest(vitest(2, 0))).toEqual({ passed: 7, failed: 2 });
  expect(countsOfVitest(vitest(2, 3))).toEqual({ passed: 7, failed: 5 });
});

it("counts a test file that cannot be loaded as one failure", () => {
  const files = [
    { status: "failed", assertionResults: [] },
    { status: "failed", assertionResults: [{ status: "failed" }] },
    { status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  expect(countsOfVitest(vitest(1, 0, files))).toEqual({ passed: 7, failed: 2 });
});

it("counts flaky and skipped journeys as failed", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countsOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 5 });
});

it("refuses a report without numbers", () => {
  expect(() => countsOfVitest({})).toThrow('no number "numPendingTests"');
  expect(() => countsOfPlaywright({ errors: [] })).toThrow('no number "expected"');
});

it("adds counts", () => {
  expect(addCounts({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 });
});
