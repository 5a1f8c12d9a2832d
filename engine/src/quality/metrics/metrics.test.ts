import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import type { CourseStep, Language, Question } from "../../types/index.ts";
import { LIGHTS, MADE, questionAt, soundCourse, sourceAt, stepOf } from "../fixtures/lights.ts";
import type { ReportRow } from "../report/rows.ts";
import { rowsOf, tableOf } from "../report/targets.ts";
import { type CourseMetrics, kindOf, metricsOf } from "./metrics.ts";

const { steps: SOUND } = soundCourse();
const [FIRST, SECOND] = SOUND;

function measured(steps: readonly (CourseStep | undefined)[]): CourseMetrics {
  const given = steps.flatMap((step) => (step ? [step] : []));
  return metricsOf({ language: "en", steps: given }, [LIGHTS], MADE).metrics;
}

const withQuestion = (fields: Parameters<typeof questionAt>[1], paragraph = 5) =>
  measured([FIRST, stepOf(2, "The lens", [5, 6], { question: questionAt(paragraph, fields) })]);
const withContent = (content: string, fields: Partial<CourseStep> = {}) =>
  measured([FIRST, stepOf(2, "The lens", [5, 6], { content, ...fields })]);

const [RIGHT, ...WRONG] = questionAt(5).options;
const options = (texts: string[], right = [0]) =>
  texts.map((text, at) => ({ text, correct: right.includes(at) }));
const wrong = WRONG.map(({ text }) => text);
const right = RIGHT?.text ?? "";

test("a sound course meets every target", () => {
  const rows = rowsOf(measured(SOUND));
  expect(rows.filter(({ met }) => met === false)).toEqual([]);
  expect(measured(SOUND)).toMatchObject({
    steps: 2,
    shortSteps: 2,
    coverage: 1,
    fromSource: 1,
    headingsKept: 1,
    startsAtHeading: 1,
    sentencesTwice: 0,
    unverifiedQuotes: 0,
    paragraphsWithSource: 1,
    otherLanguage: 0,
    questions: 2,
    drafts: 0,
    typeEntropy: 1,
    longestTypeRun: 1,
    rightTrigrams: 1,
    unsupportedRight: 0,
    falseInSource: 0,
    rightPositions: [2, 0, 0, 0],
    repeatedQuestions: 0,
    duplicateOptions: 0,
    unanswerableOpeners: 0,
    kind: "prose",
  });
});

describe("the text", () => {
  test("words a step, and steps below 500", () => {
    const long = stepOf(3, "Long", [2], { words: 700 });
    const metrics = measured([FIRST, SECOND, long]);
    expect(metrics.words).toMatchObject({ maximum: 700, minimum: 29 });
    expect(metrics.shortSteps).toBe(2);
  });

  test.each([
    [90, 1],
    [500, 0],
  ])("a step that begins in the middle of a section of twice %i words is torn: %i", (words, torn) => {
    const paragraph = (end: string) => `${"lamp ".repeat(words - 1)}${end}.`;
    const document = documentOf([
      ["heading", "The lamp"],
      ["paragraph", paragraph("oil")],
      ["paragraph", paragraph("wick")],
    ]);
    const sourceOf = (number: number) => ({
      ...{ document: document.id, documentName: document.name, page: null, paragraph: number },
      ...{ offset: document.blocks[number - 1]?.offset ?? 0, quote: "lamp lamp" },
    });
    const steps = [2, 3].map((number, at) => stepOf(at + 1, "The lamp", [], { sources: [sourceOf(number)] }));
    expect(metricsOf({ language: "en", steps }, [document], MADE).metrics.tornSteps).toBe(torn);
  });

  test("words of its own are not from the source", () => {
    expect(withContent("Nothing of this was ever written down in any book.").fromSource).toBeCloseTo(0.5, 0);
    expect(measured([stepOf(1, "x", [2], { content: "Nothing of this was written." })]).fromSource).toBe(0);
  });

  test("a passage left out lowers coverage, references do not", () => {
    expect(measured(SOUND).excused).toBeGreaterThan(0.1);
    expect(measured([FIRST]).coverage).toBeCloseTo(0.5, 1);
  });

  test("a heading that is gone, and a step that starts elsewhere", () => {
    const metrics = measured([FIRST, stepOf(2, "Glass", [6])]);
    expect(metrics.headingsKept).toBe(0.5);
    expect(metrics.startsAtHeading).toBe(0.5);
  });

  test("a heading stands without its number, and in the titles of several parts", () => {
    expect(measured([FIRST, stepOf(2, "THE LENS (part 1)", [5, 6])]).headingsKept).toBe(1);
    expect(withContent("## The lens\n\nText.", { title: "Glass" }).headingsKept).toBe(1);
  });

  test("sentences that stand in two steps", () => {
    const again = stepOf(3, "Again", [2]);
    expect(measured([FIRST, SECOND, again]).sentencesTwice).toBe(0.25);
    const goals = SOUND.map((step) => ({
      ...step,
      content: `- What the text says about the lamp\n\n${step.content}`,
    }));
    expect(measured(goals).sentencesTwice).toBe(0);
    const repeated = stepOf(1, "The lamp", [2, 2, 3]);
    expect(measured([repeated, SECOND]).sentencesTwice).toBe(0);
  });

  test("quotes that do not stand at their place", () => {
    const moved = { ...sourceAt(5), offset: 3 };
    expect(withContent("Text.", { sources: [moved] }).unverifiedQuotes).toBe(1);
    expect(withQuestion({ source: moved }).unverifiedQuotes).toBe(1);
    expect(withQuestion({ source: { ...moved, document: "gone" } }).unverifiedQuotes).toBe(1);
  });

  test("passages whose source is not named, or not verified", () => {
    const bare = stepOf(2, "The lens", [5, 6], { sources: [sourceAt(5)] });
    expect(measured([FIRST, bare]).paragraphsWithSource).toBe(0.75);
    const changed = { ...sourceAt(6), quote: "Sailors see nothing." };
    const wrongQuote = stepOf(2, "The lens", [5, 6], { sources: [sourceAt(5), changed] });
    expect(measured([FIRST, wrongQuote]).paragraphsWithSource).toBe(0.75);
  });

  test("paragraphs in another language", () => {
    const german =
      "Die Lampe wird von dem Wärter in der Nacht auf dem Turm mit Öl versorgt und nicht gelöscht.";
    expect(withContent(german).otherLanguage).toBeGreaterThan(0.3);
    expect(
      withContent("The lamp of the keeper is on the tower and not in the house of the town.").otherLanguage,
    ).toBe(0);
  });

  test("how easily the steps are read", () => {
    const hard = "Interdisciplinary implementation necessitates considerable organisational transformation.";
    const { readability } = withContent(hard);
    expect(readability.minimum).toBe(0);
    expect(readability.maximum).toBeGreaterThan(60);
  });
});

describe("the questions", () => {
  test("missing ones are not counted, drafts by themselves", () => {
    const { question } = stepOf(1, "The lamp", [2, 3]);
    const drafts = question ? [question] : [];
    expect(measured([FIRST, stepOf(2, "The lens", [5, 6], { question: null, drafts })])).toMatchObject({
      drafts: 1,
      questions: 1,
    });
  });

  test("exercises count by their form, fallbacks by their reason", () => {
    const recalled: Question = {
      ...{ kind: "self", passage: right, points: [], origin: "builtin", form: "term" },
      ...{ text: "What is it?", explanation: "", hint: null, reason: null, source: null },
    };
    const exercise = { ...recalled, section: 0 };
    const fallback = { ...recalled, form: "sum", reason: "There is nothing better." };
    const steps = [
      stepOf(1, "The lamp", [2, 3], { exercises: [exercise, { ...questionAt(3), section: null }] }),
      stepOf(2, "The lens", [5, 6], { question: fallback }),
    ];
    const metrics = measured(steps);
    expect(metrics).toMatchObject({ questions: 2, exercises: 2, fallbackQuestions: 1 });
    expect(metrics.types).toEqual({ statements: 2, term: 1, sum: 1 });
    expect(metrics.rightPositions).toEqual([2, 0, 0, 0]);
  });

  test("the longest run of one type; a step without a question ends it", () => {
    const typed = (types: (string | null)[]) =>
      measured(
        types.map((type, at) =>
          stepOf(at + 1, "x", [2], { question: type === null ? null : questionAt(2, { form: type }) }),
        ),
      );
    expect(typed(["A", "B", "B", "B", "B", "A"]).longestTypeRun).toBe(4);
    expect(typed(["B", "B", null, "B"]).longestTypeRun).toBe(2);
    expect(typed(["A", "A", "B", "B"]).typeEntropy).toBe(1);
    expect(typed(["A", "A", "A", "A"]).typeEntropy).toBe(0);
  });

  test("right options that the source does not support", () => {
    const free = withQuestion({ options: options(["Whales sing under cold water in winter.", ...wrong]) });
    expect(free).toMatchObject({ unsupportedRight: 1, rightTrigrams: 0.5 });
    expect(withQuestion({ source: null }).unsupportedRight).toBe(1);
    const short = withQuestion(
      { form: "lengths_vary", options: options(["twenty", "thirty", "five", "six"]) },
      6,
    );
    expect(short).toMatchObject({ unsupportedRight: 0, rightTrigrams: 1 });
    expect(withQuestion({ options: options(["forty", "thirty", "five", "six"]) }).unsupportedRight).toBe(1);
  });

  test("wrong options that the source states", () => {
    const stated = options([right, sourceAt(3).quote.toUpperCase(), ...wrong.slice(1)]);
    expect(withQuestion({ options: stated }).falseInSource).toBe(1);
    expect(withQuestion({ options: stated, form: "distractors_from_source" }).falseInSource).toBe(0);
    const inside = options([right, "A hot flame heats it for some minutes.", ...wrong.slice(1)]);
    expect(withQuestion({ options: inside }).falseInSource).toBe(1);
    const clause = options([right, "a hot flame heats it", ...wrong.slice(1)]);
    expect(withQuestion({ options: clause, form: "distractors_true_elsewhere" }).falseInSource).toBe(0);
    const part = options([right, "narrow beam", ...wrong.slice(1)]);
    expect(withQuestion({ options: part }).falseInSource).toBe(0);
  });

  test("the longest option is the right one, or not; several right options do not count", () => {
    const longest = options([`${right} Always.`, ...wrong]);
    const before = measured(SOUND).rightIsLongest ?? 0;
    expect(withQuestion({ options: longest }).rightIsLongest).toBe(before + 0.5);
    const two = withQuestion({ options: options([`${right} Always.`, ...wrong], [0, 1]) });
    expect(two.rightIsLongest).toBe(0);
    expect(two.rightPositions).toEqual([1, 0, 0, 0]);
  });

  test("uneven options", () => {
    const uneven = options([right, ...wrong.map((text) => text.slice(0, 10))]);
    expect(
      measured([stepOf(1, "x", [5], { question: questionAt(5, { options: uneven }) })]).longestToShortest,
    ).toBe(right.length / 10);
  });

  test("places of the right option, against even ones", () => {
    const placed = (places: number[]) =>
      measured(
        places.map((place, at) => {
          const turned = options([...wrong.slice(0, place), right, ...wrong.slice(place)], [place]);
          return stepOf(at + 1, "x", [5], { question: questionAt(5, { options: turned }) });
        }),
      );
    expect(placed([0, 1, 2, 3, 0, 1, 2, 3])).toMatchObject({
      rightPositions: [2, 2, 2, 2],
      positionChiSquare: 0,
    });
    expect(placed([0, 0, 0, 0, 0, 0, 0, 0])).toMatchObject({
      rightPositions: [8, 0, 0, 0],
      positionChiSquare: 24,
    });
  });

  test("the same question twice", () => {
    expect(measured([FIRST, FIRST]).repeatedQuestions).toBe(1);
    const sameText = questionAt(2).text;
    expect(withQuestion({ text: sameText }).repeatedQuestions).toBe(0);
  });

  test("equal options", () => {
    const equal = options([right, wrong[0] ?? "", `${wrong[0]?.toUpperCase()}`, wrong[1] ?? ""]);
    expect(withQuestion({ options: equal }).duplicateOptions).toBe(1);
  });

  test.each<[Language, string, string]>([
    ["en", "This is lit by the keeper at dusk.", "The lamp is lit by the keeper at dusk."],
    ["de", "Dieser wird vom Wärter angezündet.", "Die Lampe wird vom Wärter angezündet."],
    ["fr", "Celle-ci est allumée le soir.", "Il faut allumer la lampe le soir."],
    ["es", "Esta se enciende cada noche.", "La lámpara se enciende cada noche."],
    ["it", "Questa viene accesa ogni sera.", "La lampada viene accesa ogni sera."],
  ])("options that point elsewhere: %s", (language, pointing, plain) => {
    const count = (text: string, form: string) => {
      const question = questionAt(5, { form, options: options([text, "a", "b", "c"]) });
      const course = { language, steps: [stepOf(1, "x", [5], { question })] };
      return metricsOf(course, [LIGHTS], MADE).metrics.unanswerableOpeners;
    };
    expect([
      count(pointing, "statements"),
      count(plain, "statements"),
      count(pointing, "continues_text"),
    ]).toEqual([1, 0, 0]);
  });
});

describe("the kind of a text", () => {
  test("prose", () => {
    expect(kindOf([LIGHTS])).toBe("prose");
  });

  test.each([
    [
      "a statute",
      ["§ 1 Scope", "(1) The keeper lights the lamp.", "§ 2 Duty", "(2) He winds the clockwork."],
    ],
    ["formulas", ["Then x = 2 a + b < c holds.", "With y = 4 and z = x ^ 2 we get a sum.", "It is so."]],
  ])("%s", (_, texts) => {
    expect(kindOf([documentOf(texts.map((text) => ["paragraph", text]))])).toBe("formal");
  });

  test("tables", () => {
    expect(
      kindOf([
        documentOf([
          ["paragraph", "Some words."],
          ["table", "| a | b |\n|---|---|\n| one | two |"],
        ]),
      ]),
    ).toBe("formal");
  });
});

describe("targets", () => {
  const metOf = (rows: ReportRow[]) => Object.fromEntries(rows.map(({ id, met }) => [id, met]));
  const metrics = measured(SOUND);

  test.each<[string, Partial<CourseMetrics>]>([
    ["coverage", { coverage: 0.97 }],
    ["coverage", { coverage: 0.89, documentWords: 90_000 }],
    ["tornSteps", { tornSteps: 1 }],
    ["titledByHeading", { titledByHeading: 0.99 }],
    ["headingsKept", { headingsKept: 0.9 }],
    ["sentencesTwice", { sentencesTwice: 0.006 }],
    ["unverifiedQuotes", { unverifiedQuotes: 1 }],
    ["paragraphsWithSource", { paragraphsWithSource: 0.99 }],
    ["otherLanguage", { otherLanguage: 0.02 }],
    ["repeatedQuestions", { repeatedQuestions: 1 }],
    ["rightTrigrams", { rightTrigrams: 0.96 }],
    ["unsupportedRight", { unsupportedRight: 1 }],
    ["falseInSource", { falseInSource: 1 }],
    ["rightIsLongest", { rightIsLongest: 0.31 }],
    ["longestToShortest", { longestToShortest: 2.1 }],
    ["rightPositions", { rightPositions: [8, 0, 0, 0], positionChiSquare: 24 }],
    ["duplicateOptions", { duplicateOptions: 1 }],
    ["unanswerableOpeners", { unanswerableOpeners: 1 }],
  ])("%s is missed by %j", (id, fields) => {
    expect(metOf(rowsOf({ ...metrics, ...fields }))[id]).toBe(false);
  });

  test.each<[string, Partial<CourseMetrics>, boolean | null]>([
    ["coverage", { coverage: 0.91, documentWords: 90_000 }, true],
    ["questions", { questions: 0 }, null],
    ["drafts", { drafts: 12 }, null],
    ["words", { words: { minimum: 120, median: 600, maximum: 700, total: 2_000 } }, null],
    ["rightPositions", { rightPositions: [7, 0, 0, 0], positionChiSquare: 21 }, null],
    ["headingsKept", { headingsKept: null }, null],
    ["rightIsLongest", { rightIsLongest: 0.3 }, true],
  ])("%s with %j: %s", (id, fields, met) => {
    expect(metOf(rowsOf({ ...metrics, ...fields }))[id]).toBe(met);
  });

  test("time and memory count where they were measured", () => {
    expect(metOf(rowsOf(metrics))).toMatchObject({ seconds: null, megabytes: null });
    const slow = metOf(rowsOf(metrics, { seconds: 15.2, megabytes: 601 }));
    expect(slow).toMatchObject({ seconds: false, megabytes: false });
    expect(metOf(rowsOf(metrics, { seconds: 1, megabytes: 300 }))).toMatchObject({
      seconds: true,
      megabytes: true,
    });
  });

  test("the table shows each value beside its target, and a mark where it is missed", () => {
    const lines = tableOf(rowsOf({ ...metrics, unverifiedQuotes: 3, coverage: 0.5 })).split("\n");
    expect(lines.find((line) => line.startsWith("unverified quotes"))).toMatch(/ 3 +0 +MISSED$/);
    expect(lines.find((line) => line.startsWith("source coverage"))).toMatch(/50\.0 % +≥ 98\.0 % +MISSED$/);
    expect(lines.find((line) => line.startsWith("sentences in two"))).toMatch(/ok$/);
    expect(lines.find((line) => line.startsWith("question types"))).toMatch(
      /statements 1 distractors_from_source continues_text 1$/,
    );
  });
});
