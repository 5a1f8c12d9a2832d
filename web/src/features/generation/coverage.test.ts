import type { CoverageSection } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { coverageNumbers, isShown, placeSections, reasonsOf, shownFrom } from "./coverage.ts";

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
  taughtIn: ["a"],
  testedIn: ["a"],
  leftOut: [],
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
  const document = (words: number, taughtWords: number, sections: CoverageSection[]) => ({
    documentId: "d",
    documentName: "d.txt",
    words,
    taughtWords,
    sections,
  });
  const missing = (reason: CoverageSection["leftOut"][number]["reason"], words: number) =>
    section({ testedIn: [], leftOut: [{ reason, words }] });

  it("sum up all documents; contents and the like are no teaching text, the goal's rest is", () => {
    const group = section({ group: true });
    const first = document(300, 200, [
      group,
      section({}),
      missing("contents", 60),
      missing("not_about_goal", 40),
    ]);
    const second = document(60, 40, [section({}), missing("beyond_length", 20)]);
    expect(coverageNumbers({ documents: [first, second] })).toEqual({
      percent: 80,
      taught: 240,
      leftOut: 120,
      tested: 2,
    });
  });

  it("do not say everything when something is missing", () => {
    const percent = (lacking: number) =>
      coverageNumbers({ documents: [document(1000, 1000 - lacking, [missing("too_short", lacking)])] })
        .percent;
    expect([percent(4), percent(0)]).toEqual([99, 100]);
    expect(coverageNumbers({ documents: [] }).percent).toBe(0);
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
  const depths = placeSections(levels.map((level) => section({ level }))).map(({ depth }) => depth);
  expect(depths).toEqual([1, 1, 2, 2, 3, 3, 1]);
});
