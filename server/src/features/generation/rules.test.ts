import { describe, expect, it } from "vitest";
import {
  designAfter,
  laterPhase,
  phasesEnded,
  runLabel,
  runPercent,
  secondsLeft,
  triesLeft,
} from "./rules.ts";

const start = new Date("2026-01-01T00:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const run = { status: "running", phase: "generating_steps", totalSteps: 10, startedAt: start } as const;

describe("progress of a run", () => {
  it("never falls and ends at 100", () => {
    const phases = ["preparing_document", "chunking", "structuring_content"] as const;
    const before = phases.map((phase) => runPercent({ ...run, phase }, 0));
    const steps = Array.from({ length: 11 }, (_, done) => runPercent(run, done));
    const all = [...before, ...steps, runPercent({ ...run, phase: "finalizing" }, 10)];
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(runPercent({ ...run, status: "completed" }, 10)).toBe(100);
    expect(all.at(-1)).toBeLessThan(100);
  });
  it("does not fall when the plan was approved and the run waits for its turn", () => {
    const planned = { ...run, status: "planned", phase: "structuring_content" } as const;
    expect(runPercent({ ...planned, status: "queued" }, 0)).toBe(runPercent(planned, 0));
    expect(runPercent({ ...run, status: "queued", phase: "preparing_document" }, 0)).toBe(0);
  });
  it("passes no phase again that it has behind it", () => {
    expect(laterPhase("structuring_content", "analysing_document")).toBe("structuring_content");
    expect(laterPhase("structuring_content", "generating_steps")).toBe("generating_steps");
  });
  it("tells how often a run that waits will ask the model", () => {
    expect([1, 2, 3].map((pauses) => triesLeft({ status: "paused", pauses }, 2))).toEqual([2, 1, 1]);
    expect(triesLeft({ status: "running", pauses: 1 }, 2)).toBe(0);
  });
  it("counts steps that an earlier attempt stored", () => {
    expect(runPercent({ ...run, phase: "preparing_document" }, 5)).toBe(55);
  });
});

describe("label", () => {
  it("follows status and steps", () => {
    expect(runLabel({ ...run, status: "queued", phase: "preparing_document" }, 0)).toBe("starting");
    expect(runLabel(run, 3)).toBe("generating");
    expect(runLabel({ ...run, status: "paused" }, 3)).toBe("paused");
    expect(runLabel({ ...run, status: "planned", phase: "structuring_content" }, 0)).toBe("planned");
    expect(runLabel({ ...run, status: "failed" }, 3)).toBe("failed");
    expect(runLabel({ ...run, status: "completed" }, 10)).toBe("ready");
  });
  it("is that of a course that is written once more from the moment on that it is asked for", () => {
    const done = { ...run, status: "completed" } as const;
    expect(runLabel(done, 10, true)).toBe("regenerating");
    expect(runLabel({ ...run, status: "failed" }, 3, true)).toBe("failed");
  });
});

describe("time left", () => {
  const phases = [
    { phase: "structuring_content", startedAt: start.toISOString(), endedAt: after(5).toISOString() },
    { phase: "generating_steps", startedAt: after(5).toISOString(), endedAt: null },
  ] as const;
  const writing = { ...run, phases };

  it("is unknown before the first step of this part of the run", () => {
    expect(secondsLeft(writing, [], 1, after(10))).toBeNull();
    expect(secondsLeft(writing, [after(-50)], 1, after(10))).toBeNull();
    expect(secondsLeft({ ...run, phases: [] }, [after(20)], 1, after(20))).toBeNull();
    const goneOn = { ...writing, startedAt: after(100) };
    expect(secondsLeft(goneOn, [after(25)], 1, after(110))).toBeNull();
  });

  it("is the mean step time times the steps that are missing, without the time of planning", () => {
    expect(secondsLeft(writing, [after(-50), after(25), after(45)], 1, after(45))).toBe(140);
  });

  it("knows how many steps are written at the same time", () => {
    const first = [21, 22, 23].map(after);
    expect(secondsLeft(writing, first.slice(0, 1), 3, after(21))).toBe(48);
    expect(secondsLeft(writing, first, 3, after(23))).toBe(49);
    expect(secondsLeft({ ...writing, totalSteps: 3 }, first, 3, after(23))).toBe(0);
  });

  it("falls while a step is being written, and is never below nothing", () => {
    const stored = [after(25)];
    const left = [25, 35, 200].map((seconds) =>
      secondsLeft({ ...writing, totalSteps: 2 }, stored, 1, after(seconds)),
    );
    expect(left).toEqual([20, 10, 0]);
  });

  it("is told of runs that are being written only", () => {
    expect(secondsLeft({ ...writing, status: "paused" }, [after(25)], 1, after(30))).toBeNull();
    expect(secondsLeft({ ...writing, status: "completed" }, [after(25)], 1, after(30))).toBe(0);
  });
});

describe("the phases of a run", () => {
  const phase = "chunking" as const;
  const ended = { phase, startedAt: after(0).toISOString(), endedAt: after(2).toISOString() };
  const open = { phase, startedAt: after(2).toISOString(), endedAt: null };

  it("end when the next one begins", () => {
    expect(phasesEnded([ended, open], start, after(9))).toEqual([
      ended,
      { ...open, endedAt: after(9).toISOString() },
    ]);
    expect(phasesEnded([ended], start, after(9))).toEqual([ended]);
    expect(phasesEnded([], start, after(9))).toEqual([]);
  });

  it("have no known end where their worker was lost", () => {
    expect(phasesEnded([ended, open], after(60), after(90))).toEqual([ended, open]);
  });
});

describe("a plan after its creator changed it", () => {
  const [first, second] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
  const objectives = [{ text: " know it ", level: "recall" as const }];
  const stored = {
    title: "Towers",
    steps: [
      { title: "One", objectives, link: "", parts: [{ document: first, from: 1, to: 3 }] },
      { title: "Two", objectives, link: "", parts: [{ document: second, from: 1, to: 2 }] },
    ],
    leftOut: [{ document: first, paragraph: 4, reason: "repeated" as const }],
  };
  const range = (documentId: string, from: number, to: number) => ({ documentId, from, to });
  const step = (...parts: ReturnType<typeof range>[]) => ({ title: " New ", objectives, link: "", parts });
  const rest = range(first, 4, 4);

  it("keeps every paragraph, in a step or left out with its reason", () => {
    const steps = [step(range(second, 1, 2), range(first, 1, 1), range(first, 3, 3))];
    const design = designAfter(stored, { steps, leftOut: [rest, range(first, 2, 2)] });
    expect(design).toEqual({
      title: "Towers",
      steps: [
        {
          ...{ title: "New", objectives: [{ text: "know it", level: "recall" }], link: "" },
          parts: [
            { document: second, from: 1, to: 2 },
            { document: first, from: 1, to: 1 },
            { document: first, from: 3, to: 3 },
          ],
        },
      ],
      leftOut: [
        { document: first, paragraph: 4, reason: "repeated" },
        { document: first, paragraph: 2, reason: "not_wanted" },
      ],
    });
  });

  it("may teach what was left out", () => {
    const steps = [step(range(first, 1, 4), range(second, 1, 2))];
    expect(designAfter(stored, { steps, leftOut: [] })?.leftOut).toEqual([]);
  });

  it.each([
    ["one is missing", [step(range(first, 1, 2), range(second, 1, 2))], [rest]],
    ["what was left out is missing", [step(range(first, 1, 3), range(second, 1, 2))], []],
    ["one stands twice", [step(range(first, 1, 3), range(first, 3, 3), range(second, 1, 2))], [rest]],
    [
      "one stands twice and another is missing",
      [step(range(first, 1, 3), range(second, 1, 1), rest)],
      [rest],
    ],
    ["one of no document came", [step(range(first, 1, 3), range(second, 1, 3))], [rest]],
    ["a step teaches nothing", [step(range(first, 1, 3), range(second, 1, 2)), step()], [rest]],
    [
      "a step teaches nothing but a range that ends before it begins",
      [step(range(first, 1, 3), range(second, 1, 2)), step(range(first, 5, 4))],
      [rest],
    ],
    ["a range has no end", [step(range(first, 1, 9_999_999), range(second, 1, 2))], [rest]],
  ])("is none where %s", (_, steps, leftOut) => {
    expect(designAfter(stored, { steps, leftOut })).toBeNull();
  });
});
