import {
  type CourseMetrics,
  generateCourse,
  metricsOf,
  type ReadDocument,
  rowsOf,
  traitsOf,
} from "@lehrpfad/engine";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type CourseResult,
  chooseSizes,
  countPages,
  findMissedTargets,
  formatResult,
  headOf,
  isOfModel,
  makeBook,
  summarizeTargets,
} from "./qualityTable.ts";

type ModelMetrics = NonNullable<CourseMetrics["model"]>;

const TEXT = "The lamp of the tower is lit at dusk by the old keeper of the harbour.";

function documentOf(id: string, fields: Partial<ReadDocument> = {}, repeat = 1): ReadDocument {
  const text = `${TEXT} `.repeat(repeat).trim();
  const block = { kind: "paragraph", level: 0, text, page: null, paragraph: 1, offset: 0 } as const;
  return {
    id,
    name: `${id}.txt`,
    format: "txt",
    title: id,
    language: "en",
    pages: null,
    words: 15 * repeat,
    outline: [],
    blocks: [block],
    notices: [],
    ...fields,
  };
}

test("the numbers of steps that a text allows, each once", () => {
  expect(chooseSizes(30_000, [10, 20, 50])).toEqual([10, 20, 50]);
  expect(chooseSizes(10_000, [10, 20, 50])).toEqual([10, 20]);
  expect(chooseSizes(6_000, [10, 20, 50])).toEqual([10, 12]);
  expect(chooseSizes(2_500, [10, 20, 50])).toEqual([10]);
});

describe("a book", () => {
  test("is the longest document when that has 300 pages", () => {
    const long = documentOf("long", { pages: 300 }, 40);
    expect(makeBook([documentOf("short"), long]).map(({ name }) => name)).toEqual(["long.txt"]);
  });

  test("is joined of documents of one language, each part with an id of its own", () => {
    const parts = [
      documentOf("a", { pages: 120 }, 9),
      documentOf("b", { words: 30_000 }, 8),
      documentOf("c", { pages: 500, language: "de" }, 5),
    ];
    const book = makeBook(parts);
    expect(book.map(({ name }) => name)).toEqual(["a.txt", "b.txt", "a.txt"]);
    expect(new Set(book.map(({ id }) => id)).size).toBe(3);
    expect(countPages(book)).toBe(120 + 100 + 120);
    expect(makeBook([])).toEqual([]);
  });
});

describe("the table", () => {
  let sound: CourseResult;
  let broken: CourseResult;

  beforeAll(async () => {
    const document = documentOf("lamp");
    const request = { documents: [document], goal: null, title: null, steps: 10 };
    const options = { saved: [], signal: new AbortController().signal, onEvent: () => undefined };
    const course = await generateCourse({ ...request, language: "en", difficulty: "standard" }, options);
    const { metrics } = metricsOf(course, [document], { goal: null, leftOut: [], traitsOf });
    const resultOf = (name: string, coverage: number): CourseResult => {
      const measured = { ...metrics, coverage };
      const cost = { seconds: 1.25, megabytes: 200 };
      return { name, wished: 10, metrics: measured, rows: rowsOf(measured, cost), cost };
    };
    sound = resultOf("A01.txt", 1);
    broken = resultOf("B02.txt", 0.4);
  });

  test("shows a course in a line, and what it misses at its end", () => {
    expect(headOf(false)).toMatch(/^document +N +steps/);
    expect(formatResult(sound)).toMatch(/^A01\.txt +10 +1 /);
    expect(formatResult(broken)).toMatch(/ 0\.400 .* 1\.3 +200 .*coverage/);
    expect(findMissedTargets(sound)).not.toContain("coverage");
  });

  test("has columns of its own for courses that a model wrote", () => {
    const model: ModelMetrics = {
      ...{ steps: 1, objectivesCovered: 0.5, questionsProven: 1, stepsProven: null, assigned: 0.25 },
      levels: { recall: 3, understanding: 2, application: 1, none: 4 },
      ...{ inventedNumbers: [], additions: 0, forgotten: [], readabilityFits: null },
      copying: { longestRun: 9, median: 0.1, maximum: 0.2 },
      termsInTwoMeanings: ["lamp"],
    };
    const metrics = { ...sound.metrics, model };
    const result = { ...sound, metrics, rows: rowsOf(metrics, sound.cost) };
    expect(isOfModel(result)).toBe(true);
    expect(isOfModel(sound)).toBe(false);
    const titles = headOf(true).split(/ +/);
    const cells = formatResult(result).split(/ +/);
    const shown = Object.fromEntries(titles.map((title, at) => [title, cells[at]]));
    expect(shown).toMatchObject({ model: "1", objct: "0.50", levels: "3/2/1", proof: "1.00", srcs: "–" });
    expect(shown).toMatchObject({ nums: "0", named: "0.250", copied: "0.20", fits: "–", terms: "1" });
    expect(shown).not.toHaveProperty("src");
    const missed = ["objectivesCovered", "assigned", "copied", "termsInTwoMeanings"];
    expect(findMissedTargets(result)).toEqual(expect.arrayContaining(missed));
    expect(findMissedTargets(result)).not.toContain("titledByHeading");
  });

  test("sums up each target that applies, with the courses that miss it", () => {
    const lines = summarizeTargets([sound, broken]);
    expect(lines).toContainEqual(
      expect.stringMatching(/^source coverage +≥ 98\.0 % +met in 1 of 2 {2}B02×10 40\.0 %$/),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^peak memory \(MB\) +< 600 +met in 2 of 2$/));
    expect(lines.some((text) => text.startsWith("question types"))).toBe(false);
  });
});
