import { expect, it } from "vitest";
import {
  type FileReport,
  resultsOfPlaywright,
  resultsOfVitest,
  type SuiteReport,
  slowest,
  together,
} from "./testResults.ts";

const assertion = (status: string, failureMessages: string[] = []) => ({
  ...{ status, fullName: `a test that ${status}`, failureMessages },
});

const file = (status: string, message: string, assertionResults: FileReport["assertionResults"]) => ({
  ...{ name: "a.test.ts", status, message, startTime: 1_000, endTime: 3_500, assertionResults },
});

const journey = (status: string, message?: string) => {
  const errors = message === undefined ? [] : [{ message }];
  const tests = [{ status, projectName: "phone", results: [{ duration: 1_500, errors }] }];
  return { title: `a journey that was ${status}`, file: "b.ts", tests };
};

const suite = (specs: SuiteReport["specs"], suites: SuiteReport[] = []) => ({ specs, suites });

it("names each test of Vitest that did not pass, skipped ones too", () => {
  const testResults = [
    file("failed", "", [
      assertion("passed"),
      assertion("failed", ["\u001b[31mno\u001b[39m"]),
      assertion("skipped"),
    ]),
    file("passed", "", [assertion("todo")]),
  ];
  expect(resultsOfVitest({ numPassedTests: 7, testResults })).toEqual({
    passed: 7,
    failures: [
      { file: "a.test.ts", test: "a test that failed", why: "no" },
      { file: "a.test.ts", test: "a test that skipped", why: "skipped" },
      { file: "a.test.ts", test: "a test that todo", why: "todo" },
    ],
    files: [
      { file: "a.test.ts", seconds: 2.5 },
      { file: "a.test.ts", seconds: 2.5 },
    ],
  });
});

it("counts a test file that cannot be loaded as a failure", () => {
  const testResults = [file("failed", "Cannot find module", []), file("passed", "", [assertion("passed")])];
  expect(resultsOfVitest({ numPassedTests: 1, testResults }).failures).toEqual([
    { file: "a.test.ts", test: "the whole file", why: "Cannot find module" },
  ]);
});

it("names each journey that did not pass, flaky and skipped ones too, and errors outside of journeys", () => {
  const suites = [
    suite([journey("expected"), journey("unexpected", "Not found")], [suite([journey("flaky")])]),
  ];
  const report = { stats: { expected: 5 }, errors: [{ message: "No browser" }], suites };
  expect(resultsOfPlaywright({ ...report, suites: [...suites, suite([journey("skipped")])] })).toEqual({
    passed: 5,
    failures: [
      { file: "end-to-end tests", test: "outside of tests", why: "No browser" },
      { file: "b.ts", test: "[phone] a journey that was unexpected", why: "Not found" },
      { file: "b.ts", test: "[phone] a journey that was flaky", why: "flaky" },
      { file: "b.ts", test: "[phone] a journey that was skipped", why: "skipped" },
    ],
    files: [{ file: "b.ts", seconds: 6 }],
  });
});

it("shows the beginning of a long message", () => {
  const said = Array.from({ length: 40 }, (_, line) => `line ${line}`).join("\n");
  const testResults = [file("failed", "", [assertion("failed", [said])])];
  expect(resultsOfVitest({ numPassedTests: 0, testResults }).failures[0]?.why.split("\n")).toHaveLength(6);
});

it("puts runs together", () => {
  const failures = [{ file: "a", test: "b", why: "c" }];
  const files = (seconds: number) => [{ file: "a", seconds }];
  expect(
    together([
      { passed: 1, failures, files: files(2) },
      { passed: 3, failures: [], files: files(3) },
    ]),
  ).toEqual({ passed: 4, failures, files: files(5) });
});

it("names the slowest files first", () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.ts`, seconds }));
  const named = slowest({ passed: 0, failures: [], files }, 2);
  expect(named.map(({ file }) => file)).toEqual(["3.ts", "2.ts"]);
});
