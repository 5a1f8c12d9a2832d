import type { ModelRequest } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { measuredPhases, purposeOf, runNumbers, shownFrom, shownRequests } from "./debug.ts";

const request = (fields: Partial<ModelRequest>): ModelRequest => ({
  id: "a",
  phase: "generating_steps",
  purpose: "step 3",
  step: 3,
  attempt: 1,
  provider: "compatible",
  model: "m",
  startedAt: "2026-01-01T00:00:00Z",
  milliseconds: 900,
  inputTokens: 100,
  outputTokens: 50,
  outcome: "used",
  fault: null,
  repairs: null,
  ...fields,
});
const outline = request({ purpose: "outline", step: null });
const refused = request({ outcome: "rejected", fault: "too short" });
const question = request({ purpose: "question", outcome: "timeout" });
const requests = [outline, refused, request({}), question, request({ step: 4 })];

describe("the filter of requests", () => {
  const shown = (address: string) =>
    shownRequests(requests, shownFrom(new URLSearchParams(address), requests));

  it("shows what the address asks for", () => {
    expect(shown("")).toEqual(requests);
    expect(shown("show=faults")).toEqual([refused, question]);
    expect(shown("step=course")).toEqual([outline]);
    expect(shown("show=faults&step=3")).toEqual([refused, question]);
  });

  it("shows everything where the address names nothing that exists", () => {
    expect(shown("show=nonsense&step=77")).toEqual(requests);
  });
});

it("what a request was for is said in words; a purpose without words is shown as it is", () => {
  const ofStep = ["step 3", "step 3, what is missing", "check of step 3", "repair of step 3"];
  const purposes = [
    "plan",
    "outline",
    ...ofStep,
    "step 3, part 2 of 5",
    "question",
    "blind answer",
    "something new",
  ];
  expect(purposes.map((purpose) => purposeOf({ purpose, step: 3 }))).toEqual([
    { key: "purpose_plan", values: {} },
    { key: "purpose_outline", values: {} },
    { key: "purpose_step", values: { position: 3 } },
    { key: "purpose_more", values: { position: 3 } },
    { key: "purpose_check", values: { position: 3 } },
    { key: "purpose_repair", values: { position: 3 } },
    { key: "purpose_part", values: { position: 3, part: 2, parts: 5 } },
    { key: "purpose_question", values: { position: 3 } },
    { key: "purpose_blind", values: { position: 3 } },
    null,
  ]);
  expect(purposeOf({ purpose: "question", step: null })?.key).toBe("purpose_question_course");
});

describe("a run in numbers", () => {
  const at = (second: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + second * 1_000).toISOString();
  const phases = [
    { phase: "chunking", startedAt: at(0), endedAt: at(2) },
    { phase: "analysing_document", startedAt: at(2), endedAt: null },
    { phase: "chunking", startedAt: at(60), endedAt: at(61.5) },
    { phase: "analysing_document", startedAt: at(61.5), endedAt: null },
  ] as const;

  it("tells a phase that goes on from one that broke off", () => {
    const measured = measuredPhases({ phases: [...phases], label: "generating" });
    expect(measured.map(({ milliseconds, running }) => [milliseconds, running])).toEqual([
      [2_000, false],
      [null, false],
      [1_500, false],
      [null, true],
    ]);
    expect(measuredPhases({ phases: [...phases], label: "paused" }).some(({ running }) => running)).toBe(
      false,
    );
  });

  it("sums up time, tokens and faults", () => {
    const run = {
      id: "r",
      attempt: 1,
      pauses: 0,
      totalSteps: 10,
      failure: null,
      log: [],
      createdAt: at(0),
      startedAt: at(0),
      finishedAt: at(90),
      phases: [...phases],
      requests,
      money: null,
      label: "ready" as const,
    };
    expect(runNumbers(run)).toEqual({
      milliseconds: 3_500,
      requests: 5,
      faults: 2,
      inputTokens: 500,
      outputTokens: 250,
    });
  });
});
