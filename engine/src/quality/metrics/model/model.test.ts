import { NO_SECTIONS } from "@lehrpfad/contract/sections";
import { describe, expect, test } from "vitest";
import { documentOf } from "../../../documents/fixtures/request.ts";
import type { CourseStep, Difficulty, Language, ReadDocument } from "../../../types/index.ts";
import { LIGHTS, MADE, questionAt, soundCourse, sourceAt, stepOf } from "../../fixtures/lights.ts";
import {
  askedAt,
  exerciseAt,
  falseSource,
  REVIEW,
  retoldContent,
  retoldCourse,
  retoldStep,
} from "../../fixtures/retold.ts";
import { metricsOf } from "../metrics.ts";
import type { Measured } from "../text.ts";
import type { ModelMetrics } from "./model.ts";

function measured(
  course: Measured,
  documents: readonly ReadDocument[] = [LIGHTS],
  made = MADE,
): ModelMetrics {
  const { model } = metricsOf(course, documents, made).metrics;
  if (model === null) throw new Error("A model wrote no step of the course");
  return model;
}

const withFirst = (fields: Partial<CourseStep>) => measured(retoldCourse(fields));
const withTerms = (...meanings: string[]): ModelMetrics => {
  const steps = meanings.map((meaning, at) =>
    retoldStep(at + 1, [2, 3], {
      sections: { ...NO_SECTIONS, terms: [{ term: at === 0 ? "Lamp" : "lamp", meaning, source: null }] },
    }),
  );
  return measured({ language: "en", steps });
};

test("a sound course of a model", () => {
  expect(measured(retoldCourse())).toEqual({
    steps: 2,
    objectivesCovered: 1,
    levels: { recall: 2, understanding: 2, application: 0, none: 0 },
    questionsProven: 1,
    stepsProven: 1,
    inventedNumbers: [],
    additions: 0,
    assigned: 1,
    forgotten: [],
    copying: { longestRun: 0, median: 0, maximum: 0 },
    readabilityFits: 1,
    termsInTwoMeanings: [],
  });
});

test("a course of the built-in writer has none of it; of a mixed one the model's steps count", () => {
  expect(metricsOf(soundCourse(), [LIGHTS], MADE).metrics.model).toBeNull();
  const steps = [retoldStep(1, [2, 3]), stepOf(2, "The lens", [5, 6], { fallback: true })];
  expect(measured({ language: "en", steps })).toMatchObject({
    steps: 1,
    objectivesCovered: 1,
    assigned: 1,
    copying: { longestRun: 0 },
  });
});

describe("objectives", () => {
  test("with fewer questions than objectives are not all asked about; more do not make up for another step", () => {
    expect(withFirst({ exercises: [] }).objectivesCovered).toBe(0.75);
    const many = [2, 3, 2].map((paragraph) => exerciseAt(paragraph, "application"));
    const steps = [retoldStep(1, [2, 3], { exercises: many }), retoldStep(2, [5, 6], { question: null })];
    expect(measured({ language: "en", steps })).toMatchObject({
      objectivesCovered: 0.75,
      levels: { recall: 1, understanding: 1, application: 3, none: 0 },
    });
  });

  test("are not asked about by what stands in for a question, nor by the built-in writer's, nor by a review", () => {
    const standIn = askedAt(2, null, { origin: "placeholder", reason: "There was none." });
    expect(withFirst({ question: standIn }).objectivesCovered).toBe(0.75);
    expect(withFirst({ question: questionAt(2) }).objectivesCovered).toBe(0.75);
    const review = exerciseAt(3, null, { section: null, source: null });
    expect(withFirst({ exercises: [review] })).toMatchObject({
      objectivesCovered: 0.75,
      levels: { none: 1 },
      questionsProven: 1,
    });
  });

  test("cannot be measured where there are none", () => {
    const sections = NO_SECTIONS;
    const steps = [retoldStep(1, [2, 3], { sections }), retoldStep(2, [5, 6], { sections })];
    expect(measured({ language: "en", steps }).objectivesCovered).toBeNull();
  });
});

describe("evidence", () => {
  test("is missing for a question without a quote, and for one whose quote does not stand there", () => {
    expect(withFirst({ question: askedAt(2, "recall", { source: null }) }).questionsProven).toBe(0.75);
    expect(withFirst({ question: askedAt(2, "recall", { source: falseSource() }) }).questionsProven).toBe(
      0.75,
    );
  });

  test("of a step are two sources at different places", () => {
    expect(withFirst({ sources: [sourceAt(2)] }).stepsProven).toBe(0.5);
    expect(withFirst({ sources: [sourceAt(2), sourceAt(2)] }).stepsProven).toBe(0.5);
    expect(withFirst({ sources: [sourceAt(2), falseSource()] }).stepsProven).toBe(0.5);
  });
});

describe("claims", () => {
  const sentence = "It burns for 750 hours.";
  const invented = (fields: Partial<CourseStep>) => withFirst(fields).inventedNumbers;

  test("are numbers in the factual parts that no document holds", () => {
    const found = [{ position: 1, sentence, numbers: ["750"] }];
    expect(invented({ content: retoldContent({ section: sentence }) })).toEqual(found);
    expect(invented({ summary: sentence })).toEqual(found);
    const keyPoints = [{ text: sentence, source: null }];
    expect(invented({ sections: { ...NO_SECTIONS, keyPoints } })).toEqual(found);
    const terms = [{ term: "Fire", meaning: sentence, source: null }];
    expect(invented({ sections: { ...NO_SECTIONS, terms } })).toEqual(found);
    expect(invented({ content: retoldContent({ section: `${sentence}\n\n${sentence}` }) })).toEqual(found);
  });

  test("are no numbers that the document holds, that count, or of a situation that is made up", () => {
    const section = "Written in 1850. There are 3 reasons.";
    expect(invented({ content: retoldContent({ section }) })).toEqual([]);
    const made = { opening: sentence, example: sentence, pitfalls: sentence, bridge: sentence };
    expect(invented({ content: retoldContent(made) })).toEqual([]);
  });

  test("are looked for in the sections of a step with a review, not in the pitfalls before it", () => {
    const found = (parts: Parameters<typeof retoldContent>[0]) => {
      const content = retoldContent({ ...parts, review: REVIEW });
      const steps = [retoldStep(1, [2, 3]), retoldStep(2, [5, 6], { content })];
      return measured({ language: "en", steps }).inventedNumbers;
    };
    expect(found({ section: sentence })).toEqual([{ position: 2, sentence, numbers: ["750"] }]);
    expect(found({ pitfalls: sentence })).toEqual([]);
  });

  test("are looked for in the whole of a text that is not laid out as a model's", () => {
    expect(invented({ content: sentence })).toHaveLength(1);
  });

  test.each<[Language, string]>([
    ["de", "Ergänzung"],
    ["en", "In addition"],
    ["fr", "Complément"],
    ["es", "Ampliación"],
    ["it", "Approfondimento"],
  ])("that are marked as going beyond the document are counted as additions (%s)", (language, label) => {
    const addition = `> **${label}.** ${sentence} So one has read.\n>\n> - Or heard.`;
    const content = retoldContent({ addition });
    const metrics = measured({ language, steps: [retoldStep(1, [2, 3], { content })] });
    expect(metrics).toMatchObject({ additions: 3, inventedNumbers: [] });
    const quote = retoldContent({ addition: "> Somebody said so." });
    expect(measured({ language, steps: [retoldStep(1, [2, 3], { content: quote })] }).additions).toBe(0);
  });
});

describe("paragraphs worth teaching", () => {
  const half = { ...retoldCourse(), steps: [retoldStep(1, [2, 3])] };

  test("that nobody names and nobody left out are forgotten, so are those whose quote does not stand there", () => {
    const { assigned, forgotten } = measured(half);
    expect(assigned).toBe(0.5);
    expect(forgotten.map(({ block }) => block.paragraph)).toEqual([5, 6]);
    expect(withFirst({ sources: [sourceAt(2), { ...sourceAt(3), quote: "No." }] }).assigned).toBe(0.75);
  });

  test("may be left out with a reason", () => {
    const leftOut = [5, 6].map(
      (paragraph) => ({ document: "d", paragraph, reason: "not_about_goal" }) as const,
    );
    expect(measured(half, [LIGHTS], { ...MADE, leftOut })).toMatchObject({ assigned: 1, forgotten: [] });
    expect(measured(half, [LIGHTS], { ...MADE, goal: "lamps" }).assigned).toBe(0.5);
  });

  test("are told by the document's own language, and are none that only announce what follows", () => {
    expect(measured({ ...half, language: "de" }).assigned).toBe(0.5);
    const document = documentOf([
      ["paragraph", LIGHTS.blocks[1]?.text ?? ""],
      ["paragraph", "What a keeper needs:"],
    ]);
    const sources = [{ ...sourceAt(2), paragraph: 1, offset: 0 }];
    const steps = [retoldStep(1, [2, 3], { sources })];
    expect(measured({ language: "en", steps }, [document]).assigned).toBe(1);
  });
});

describe("copying", () => {
  const copied = LIGHTS.blocks[1]?.text ?? "";
  const copyingOf = (section: string) => withFirst({ content: retoldContent({ section }) }).copying;

  test("is told by runs of eight words and the longest one", () => {
    const copying = copyingOf(copied);
    expect(copying?.longestRun).toBe(16);
    expect(copying?.maximum).toBeGreaterThan(0.15);
    expect(copying?.median).toBe(copying?.maximum);
    expect(copyingOf("As we know, the lamp of the tower is lit at dusk indeed.")?.longestRun).toBe(9);
  });

  test("is no quote, no table, and no turn of seven words", () => {
    expect(copyingOf(`They say: “${copied}”`)?.maximum).toBe(0);
    expect(copyingOf(`> ${copied}`)?.maximum).toBe(0);
    expect(copyingOf(`| ${copied} |\n|---|\n| a |`)?.maximum).toBe(0);
    expect(copyingOf("The lamp of the tower is lit early.")?.longestRun).toBe(0);
  });
});

describe("readability", () => {
  const hard = "Interdisciplinary implementation necessitates considerable organisational transformation.";
  const fits = (difficulty: Difficulty, section: string) => {
    const content = section.repeat(30);
    return measured({ language: "en", difficulty, steps: [retoldStep(1, [2, 3], { content, summary: "" })] })
      .readabilityFits;
  };

  test("fits a level, or is too hard or too easy for it", () => {
    expect(fits("elementary", "The cat sat on the mat. ")).toBe(1);
    expect(fits("elementary", `${hard} `)).toBe(0);
    expect(fits("standard", `${hard} `)).toBe(0);
    expect(fits("university", `${hard} `)).toBe(1);
    expect(fits("university", "The cat sat on the mat. ")).toBe(0);
    expect(fits("highschool", "The cat sat on the mat. ")).toBe(0);
  });

  test("cannot be judged where nobody knows the level", () => {
    const { steps } = retoldCourse();
    expect(measured({ language: "en", steps }).readabilityFits).toBeNull();
  });
});

describe("terms", () => {
  const meaning = "a device that gives light to ships at night";

  test("have one meaning, which a step may say at more length", () => {
    expect(withTerms(meaning, `${meaning}, lit by the keeper of the harbour`).termsInTwoMeanings).toEqual([]);
    expect(withTerms(meaning, "gives ships light at night, a device").termsInTwoMeanings).toEqual([]);
  });

  test("with another meaning in another step are named once", () => {
    const other = "the glass cylinder around a burning wick";
    expect(withTerms(meaning, other, other).termsInTwoMeanings).toEqual(["Lamp"]);
  });
});

test("a course made of a goal alone has nothing to compare with", () => {
  expect(measured({ ...retoldCourse(), difficulty: "standard" }, [])).toMatchObject({
    objectivesCovered: 1,
    questionsProven: null,
    stepsProven: null,
    inventedNumbers: null,
    assigned: null,
    copying: null,
    readabilityFits: 1,
  });
});
