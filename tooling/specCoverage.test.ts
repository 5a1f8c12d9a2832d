import { describe, expect, it } from "vitest";
import { checkRows, parseRows } from "./specCoverage.ts";

const FILES: Record<string, string> = { "a.ts": "", "a.test.ts": 'it("counts the steps", () => {})' };
const check = (page: string) =>
  checkRows(
    parseRows(page),
    (file) => FILES[file],
    (file) => file in FILES,
  );

describe("spec coverage", () => {
  it("reads rows and leaves headings out", () => {
    const page =
      "| id | statement | where built | test |\n|---|---|---|---|\n| 1.01 | A \\| b | `a.ts` | open (#2) |";
    expect(parseRows(page)).toEqual([
      { id: "1.01", statement: "A \\| b", built: "`a.ts`", test: "open (#2)" },
    ]);
  });

  it("accepts open rows, and rows whose file and test exist", () => {
    expect(
      check("| 1.01 | A | open (#3) | open (#3) |\n| 1.02 | B | `a.ts` | `a.test.ts`: counts the steps |"),
    ).toEqual([]);
  });

  it("accepts a reason in the place of a test only where reasons are taken", () => {
    const rows = parseRows("| 1.01 | A | `a.ts` | none: there are no cookies |");
    const faults = (reasons: boolean) =>
      checkRows(
        rows,
        () => undefined,
        () => true,
        reasons,
      );
    expect(faults(true)).toEqual([]);
    expect(faults(false)).toEqual([expect.stringContaining("is neither")]);
  });

  it.each([
    ["| 1.01 | A | `gone.ts` | open (#2) |", "1.01: gone.ts does not exist"],
    ["| 1.01 | A | `a.ts` | `gone.test.ts`: x |", "1.01: gone.test.ts does not exist"],
    [
      "| 1.01 | A | `a.ts` | `a.test.ts`: counts the words |",
      '1.01: a.test.ts has no test "counts the words"',
    ],
    ["| 1.01 | A | somewhere | open (#2) |", '1.01: "somewhere" names neither'],
    ["| 1.01 | A | `a.ts` | yes |", '1.01: "yes" is neither'],
    ["| 1.01 | A | open | open (#2) |", '1.01: "open" names neither'],
    ["| 1.01 |  | `a.ts` | open (#2) |", "1.01: the statement is empty"],
    ["| 1.01 | A | `a.ts` | open (#2) |\n| 1.01 | B | `a.ts` | open (#2) |", "1.01: the id is used twice"],
  ])("refuses %s", (page, says) => {
    expect(check(page)).toEqual([expect.stringContaining(says)]);
  });
});
