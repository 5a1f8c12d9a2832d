import { faultsOf } from "@lehrpfad/contract/questions";
import { PHASES } from "@lehrpfad/contract/vocabulary";
import { describe, expect, test } from "vitest";
import { documentOf, isPlaced, recorder, requestOf } from "../documents/fixtures/request.ts";
import type { Course, CourseRequest, GenerationEvent } from "../types/index.ts";
import { adviseSteps, recommendSteps } from "../writers/advise.ts";
import { builtinWriter } from "../writers/builtin/index.ts";
import { settingsFor } from "../writers/model/fixtures/scripted.ts";
import type { Writer } from "../writers/types.ts";
import { generateCourse, generateWith } from "./generate.ts";
import { generateCourseInProcess } from "./process.ts";

const phasesOf = (events: GenerationEvent[]) =>
  events.flatMap((event) => (event.type === "phase" ? [event.phase] : []));
const positionsOf = (events: GenerationEvent[]) =>
  events.flatMap((event) => (event.type === "step" ? [event.step.position] : []));
const writers = [
  ["here", generateCourse],
  ["in a process of its own", generateCourseInProcess],
] as const;

/** All that a course must hold whatever it was made of. */
function expectValid(course: Course): void {
  expect(course.steps.map(({ position }) => position)).toEqual(course.steps.map((_, at) => at + 1));
  for (const { title, content, question } of course.steps) {
    expect(title).not.toBe("");
    expect(content).not.toBe("");
    if (question) expect(faultsOf(question, course.language)).toEqual([]);
  }
}

test("the document of these tests is placed as a read one", () => {
  expect(requestOf().documents.every(isPlaced)).toBe(true);
});

describe("a course", () => {
  test("has its phases in order, the plan, each step once, and verified quotes", async () => {
    const options = recorder();
    const course = await generateCourse(requestOf(), options);
    expectValid(course);
    expect(phasesOf(options.events)).toEqual([...PHASES]);
    expect(positionsOf(options.events)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const kinds = options.events.map(({ type }) => type);
    expect(kinds.indexOf("plan")).toBeLessThan(kinds.indexOf("step"));
    expect(course).toMatchObject({ title: "Lights", writer: "builtin", report: { unverifiedQuotes: 0 } });
    expect(course.steps.every(({ sources }) => sources.length > 0)).toBe(true);
    expect(course.report.coverage).toBeGreaterThan(0.98);
    expect(course.report.questions).toBe(0);
    expect(course.steps.flatMap(({ drafts = [] }) => drafts)).not.toEqual([]);
  });

  test("waits for each handler", async () => {
    const finished: string[] = [];
    let running = 0;
    const onEvent = async (event: GenerationEvent) => {
      expect(++running).toBe(1);
      await new Promise((done) => setImmediate(done));
      running--;
      finished.push(event.type);
    };
    await generateCourse(requestOf(), { ...recorder(), onEvent });
    expect(finished.filter((type) => type === "step")).toHaveLength(10);
  });
});

describe.each(writers)("a course made %s", (_, generate) => {
  test("keeps saved steps as they are and announces only the others", async () => {
    const first = await generateCourse(requestOf(), recorder());
    const kept = first.steps.slice(0, 4).map((step) => ({ ...step, title: `${step.title} (edited)` }));
    const options = { ...recorder(), saved: kept };
    const second = await generate(requestOf(), options);
    expect(positionsOf(options.events)).toEqual([5, 6, 7, 8, 9, 10]);
    expect(second.steps).toEqual([...kept, ...first.steps.slice(4)]);
  });

  test("is given up when aborted, with the signal's reason", async () => {
    const abort = new AbortController();
    const options = recorder(abort.signal);
    const onEvent = (event: GenerationEvent) => {
      options.onEvent(event);
      if (event.type === "step") abort.abort(new Error("cancelled by the creator"));
    };
    await expect(generate(requestOf(), { ...options, onEvent })).rejects.toThrow("cancelled by the creator");
    expect(positionsOf(options.events)).toEqual([1]);
  });

  test("passes on what a handler threw", async () => {
    const onEvent = () => Promise.reject(new Error("the database is gone"));
    await expect(generate(requestOf(), { ...recorder(), onEvent })).rejects.toThrow("the database is gone");
  });
});

test("the same request gives the same course, here and in a process of its own, which tells what it took", async () => {
  const first = await generateCourse(requestOf(), recorder());
  const [here, own] = [recorder(), recorder()];
  expect(await generateCourse(requestOf(), here)).toEqual(first);
  expect(await generateCourseInProcess(requestOf(), own)).toEqual(first);
  const last = own.events.at(-1);
  expect(last).toMatchObject({ type: "log", phase: "finalizing" });
  const { seconds, megabytes } = last?.type === "log" ? last.details : {};
  expect([seconds, megabytes]).toEqual([expect.any(Number), expect.any(Number)]);
  expect([phasesOf(own.events), positionsOf(own.events)]).toEqual([
    phasesOf(here.events),
    positionsOf(here.events),
  ]);
});

test("a goal without a document gives titled shells that state nothing", async () => {
  const options = recorder();
  const request = requestOf(0, { documents: [], goal: "Sailing at night", steps: 14 });
  const course = await generateCourse(request, options);
  expectValid(course);
  expect(course).toMatchObject({ title: "Sailing at night", writer: "placeholder" });
  expect(course.steps).toHaveLength(14);
  expect(course.steps.every(({ fallback, writer }) => fallback && writer === "placeholder")).toBe(true);
  expect(course.steps.every(({ question }) => question?.hint && question.reason)).toBe(true);
  expect(phasesOf(options.events)).toEqual([...PHASES]);
  expect(course.report.notices.map(({ code }) => code)).toContain("placeholder_content");
});

test("a document that holds nothing to teach gives placeholders, and the log says why", async () => {
  const options = recorder();
  const request: CourseRequest = { ...requestOf(), documents: [documentOf([["heading", "Only a title"]])] };
  const course = await generateCourse(request, options);
  expectValid(course);
  expect(course.writer).toBe("placeholder");
  expect(options.events).toContainEqual(
    expect.objectContaining({ type: "log", message: "The documents hold nothing to teach" }),
  );
});

test("one step that cannot be written becomes a placeholder, the others are kept", async () => {
  const broken: Writer = {
    ...builtinWriter,
    plan: async (request, context) => {
      const planned = await builtinWriter.plan(request, context);
      const writeStep = async (position: number) => {
        if (position === 3) throw new Error("the third step is cursed");
        return await planned.writeStep(position, context);
      };
      return { ...planned, writeStep };
    },
  };
  const whole = await generateCourse(requestOf(), recorder());
  const course = await generateWith(broken, requestOf(), recorder());
  expectValid(course);
  expect(course.steps[2]).toMatchObject({
    writer: "placeholder",
    fallback: true,
    title: whole.steps[2]?.title,
  });
  expect(course.steps.filter(({ fallback }) => !fallback)).toEqual(
    whole.steps.filter(({ position }) => position !== 3),
  );
});

test("a goal chooses what is taught, and says that something was left out", async () => {
  const course = await generateCourse(requestOf(60, { goal: "the lens" }), recorder());
  const all = await generateCourse(requestOf(60), recorder());
  expect(course.report.notices.map(({ code }) => code)).toContain("left_out_goal");
  expect(course.report.words.total).toBeLessThan(all.report.words.total);
  expect(course.steps.map(({ content }) => content).join("\n")).toContain("A lens is a piece of glass");
});

test("a goal of which the documents do not speak is said to stand nowhere, and everything is taught", async () => {
  const course = await generateCourse(requestOf(60, { goal: "photosynthesis" }), recorder());
  const all = await generateCourse(requestOf(60), recorder());
  expect(course.report.notices).toContainEqual({
    code: "goal_not_in_documents",
    params: { goal: "photosynthesis" },
  });
  expect(course.steps.map(({ content }) => content)).toEqual(all.steps.map(({ content }) => content));
});

describe("advice about the number of steps", () => {
  test.each([
    [300, 10, { steps: 1, wordsPerStep: 300, short: true, long: false }],
    [762, 10, { steps: 3, wordsPerStep: 250, short: true, long: false }],
    [2_100, 10, { steps: 10, wordsPerStep: 210, short: true, long: false }],
    [3_900, 30, { steps: 10, wordsPerStep: 390, short: true, long: false }],
    [6_000, 30, { steps: 12, wordsPerStep: 500, short: false, long: false }],
    [23_533, 10, { steps: 10, wordsPerStep: 2_350, short: false, long: true }],
    [50_000, 50, { steps: 50, wordsPerStep: 1_000, short: false, long: false }],
    [60_000, 50, { steps: 50, wordsPerStep: 1_200, short: false, long: true }],
  ])("%i words, %i wished", (words, wished, advice) => {
    expect(adviseSteps(words, wished)).toEqual(advice);
  });

  test("promises of a model steps of the length that it writes, whatever they are made of", () => {
    const length = { wordsPerStep: 940, short: false, long: false };
    expect(adviseSteps(2_100, 10, "model")).toEqual({ steps: 10, ...length });
    expect(adviseSteps(60_000, 50, "model")).toEqual({ steps: 50, ...length });
  });

  test.each([
    [300, 1],
    [762, 3],
    [2_100, 10],
    [6_500, 10],
    [13_000, 20],
    [23_533, 36],
    [32_500, 50],
    [60_000, 50],
  ])("recommends for %i words %i steps", (words, steps) => {
    expect(recommendSteps(words)).toBe(steps);
  });

  test("recommends steps that are neither short nor long where the text allows", () => {
    for (let words = 5_000; words <= 50_000; words += 100) {
      const { short, long } = adviseSteps(words, recommendSteps(words));
      expect([words, short, long]).toEqual([words, false, false]);
    }
  });

  test("is what the course then has", async () => {
    const request = requestOf(60, { steps: 20 });
    const words = request.documents[0]?.words ?? 0;
    const course = await generateCourse(request, recorder());
    expect(course.steps).toHaveLength(adviseSteps(words, 20).steps);
    expect(course.report.notices).toContainEqual(
      expect.objectContaining({
        code: "fewer_steps",
        params: expect.objectContaining({ words, wished: 20 }),
      }),
    );
  });
});

test.each([
  ["without a model", null],
  ["with a model", settingsFor("http://127.0.0.1:9")],
])("a process %s that tells nothing for too long is given up", async (_, model) => {
  const options = { ...recorder(), longestSilence: 1 };
  await expect(generateCourseInProcess(requestOf(), options, model)).rejects.toThrow(/told nothing for 1 ms/);
});
