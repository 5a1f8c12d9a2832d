import type { CourseReport, CoverageSection } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { coverageNumbers, isShown, placed, reasonsOf, shownFrom } from "./coverage.ts";

const section = (fields: Partial<CoverageSection>): CoverageSection => ({
  ...{
    title: "The lamp",
    level: 1,
    group: false,
    page: 1,
    paragraph: 1,
    words: 100,
    taughtWords: 100,
    state: "taught",
  },
  ...{ taughtIn: ["a"], testedIn: ["a"], leftOut: [] },
  ...fields,
});
const partly = section({ state: "partly", testedIn: [] });
const leftOut = section({ state: "left_out", taughtIn: [], testedIn: [], taughtWords: 0 });

describe("the filter", () => {
  it("is read from the address", () => {
    expect([shownFrom("gaps"), shownFrom("nonsense"), shownFrom(null)]).toEqual(["gaps", "all", "all"]);
  });

  it("shows what is left out, or what no question asks about", () => {
    const group = section({ group: true, state: "partly", testedIn: [] });
    const sections = [group, section({}), partly, leftOut];
    const passing = (shown: "all" | "gaps" | "untested") => sections.filter((one) => isShown(one, shown));
    expect(passing("all")).toEqual(sections);
    expect(passing("gaps")).toEqual([partly, leftOut]);
    expect(passing("untested")).toEqual([partly]);
  });
});

describe("the numbers", () => {
  const report = (coverage: number): CourseReport => ({
    ...{ courseName: "Lights", measuredAt: null, coverage, fromSource: 1, questions: 1, unverifiedQuotes: 0 },
    steps: [],
    documents: [
      {
        documentId: "d",
        documentName: "d.txt",
        words: 300,
        taughtWords: 200,
        sections: [section({}), leftOut],
      },
      { documentId: "e", documentName: "e.txt", words: 50, taughtWords: 50, sections: [section({})] },
    ],
  });

  it("sum up all documents", () => {
    expect(coverageNumbers(report(0.9))).toEqual({ percent: 90, taught: 250, leftOut: 100, tested: 2 });
  });

  it("do not say everything when something is missing", () => {
    expect(coverageNumbers(report(0.996)).percent).toBe(99);
    expect(coverageNumbers(report(1)).percent).toBe(100);
  });
});

it("reasons are summed up over sections, most words first", () => {
  const first = section({
    leftOut: [
      { reason: "footnote", words: 4 },
      { reason: "label", words: 7 },
    ],
  });
  const second = section({ leftOut: [{ reason: "footnote", words: 5 }] });
  expect(reasonsOf([first, second])).toEqual([
    { reason: "footnote", words: 9 },
    { reason: "label", words: 7 },
  ]);
});

it("a run without a heading lies as deep as the heading before it", () => {
  const levels = [0, 1, 2, 0, 3, 0, 1];
  const depths = placed(levels.map((level) => section({ level }))).map(({ depth }) => depth);
  expect(depths).toEqual([1, 1, 2, 2, 3, 3, 1]);
});
