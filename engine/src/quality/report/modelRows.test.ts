import { describe, expect, test } from "vitest";
import { LIGHTS, MADE, soundCourse, sourceAt } from "../fixtures/lights.ts";
import { askedAt, retoldContent, retoldCourse, retoldStep } from "../fixtures/retold.ts";
import { metricsOf } from "../metrics/metrics.ts";
import type { ModelMetrics } from "../metrics/model/model.ts";
import type { Measured } from "../metrics/text.ts";
import { modelFindings } from "./modelRows.ts";
import type { ReportRow } from "./rows.ts";
import { rowsOf } from "./targets.ts";

const metricsFor = (course: Measured) => metricsOf(course, [LIGHTS], MADE).metrics;

const byId = (rows: readonly ReportRow[]) => Object.fromEntries(rows.map((row) => [row.id, row]));

function modelOf(course: Measured): ModelMetrics {
  const { model } = metricsFor(course);
  if (model === null) throw new Error("A model wrote no step of the course");
  return model;
}

/** Rows of the sound course with some of its metrics exchanged. */
function rowsWith(fields: Partial<ModelMetrics>) {
  const model = { ...modelOf(retoldCourse()), ...fields };
  return byId(rowsOf({ ...metricsFor(retoldCourse()), model }));
}

const LIFTED = [
  ...["fromSource", "coverage", "headingsKept", "startsAtHeading", "sentencesTwice", "paragraphsWithSource"],
  ...["leaningSteps", "titledByHeading", "drafts", "types", "typeEntropy", "longestTypeRun"],
  ...["rightTrigrams", "unsupportedRight", "falseInSource", "unanswerableOpeners"],
];

describe("the report of a course that a model wrote", () => {
  test("leaves out what presumes lifted sentences, and meets every target where it is sound", () => {
    const steps = retoldCourse().steps.map((step) => ({ ...step, words: 600 }));
    const rows = rowsOf(metricsFor({ ...retoldCourse(), steps }), { seconds: 900, megabytes: 300 });
    expect(rows.filter(({ id }) => LIFTED.includes(id))).toEqual([]);
    expect(rows.filter(({ met }) => met === false)).toEqual([]);
    expect(byId(rows)).toMatchObject({
      seconds: { value: "900.00", target: "", met: null },
      ofModel: { value: "2 of 2", met: null },
      objectivesCovered: { value: "100.0 %", target: "≥ 90.0 %", met: true },
      levels: { value: "recall 2 understanding 2 application 0", met: null },
      questionsProven: { target: "100.0 %", met: true },
      stepsProven: { target: "100.0 %", met: true },
      inventedNumbers: { value: "0", target: "0", met: true },
      assigned: { target: "100.0 %", met: true },
      copied: { value: "0.0 % / 0.0 %", target: "max ≤ 15.0 %", met: true },
      longestRun: { value: "< 8", met: null },
      readabilityFits: { target: "≥ 70.0 %", met: true },
      termsInTwoMeanings: { value: "0", target: "0", met: true },
    });
  });

  test("asks for 500 words a step however short the document is", () => {
    expect(rowsWith({}).words).toMatchObject({ target: "min ≥ 500", met: false });
  });

  const inventedNumbers = [{ position: 1, sentence: "It burns for 750 hours.", numbers: ["750"] }];
  test.each<[string, Partial<ModelMetrics>]>([
    ["objectivesCovered", { objectivesCovered: 0.89 }],
    ["questionsProven", { questionsProven: 0.99 }],
    ["stepsProven", { stepsProven: 0.5 }],
    ["inventedNumbers", { inventedNumbers }],
    ["assigned", { assigned: 0.9999 }],
    ["copied", { copying: { longestRun: 9, median: 0.01, maximum: 0.151 } }],
    ["readabilityFits", { readabilityFits: 0.69 }],
    ["termsInTwoMeanings", { termsInTwoMeanings: ["lamp"] }],
  ])("says that %s is missed", (id, fields) => {
    const rows = rowsWith(fields);
    expect(rows[id]?.met).toBe(false);
    expect(rows[id]?.value).not.toBe("100.0 %");
  });

  test.each<[string, Partial<ModelMetrics>]>([
    ["objectivesCovered", { objectivesCovered: null }],
    ["questionsProven", { questionsProven: null }],
    ["stepsProven", { stepsProven: null }],
    ["inventedNumbers", { inventedNumbers: null }],
    ["assigned", { assigned: null }],
    ["copied", { copying: null }],
    ["readabilityFits", { readabilityFits: null }],
  ])("says nothing of %s where it cannot be measured", (id, fields) => {
    expect(rowsWith(fields)[id]).toMatchObject({ value: "–", met: null });
  });

  test("names each place where something is missed", () => {
    const content = retoldContent({ section: "It burns for 750 hours." });
    const step = retoldStep(1, [2, 3], { content, sources: [sourceAt(2)], question: askedAt(2, "recall") });
    const findings = modelFindings(modelOf({ language: "en", steps: [step] }));
    expect(findings).toContain("  step 1, 750: It burns for 750 hours.");
    expect(findings).toContainEqual(
      expect.stringMatching(/^ {2}lights\.txt, .*paragraph 3: A net of fabric/),
    );
    expect(modelFindings(modelOf(retoldCourse()))).toEqual([]);
  });
});

test("the report of a course that the built-in writer made has its own rows alone", () => {
  const ids = rowsOf(metricsFor(soundCourse())).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(LIFTED));
  expect(ids).toHaveLength(35);
  expect(byId(rowsOf(metricsFor(soundCourse()), { seconds: 20, megabytes: 1 })).seconds?.met).toBe(false);
});
