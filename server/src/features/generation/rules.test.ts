import { describe, expect, it } from "vitest";
import { phasesEnded, runLabel, runPercent, secondsLeft } from "./rules.ts";

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
  it("counts steps that an earlier attempt stored", () => {
    expect(runPercent({ ...run, phase: "preparing_document" }, 5)).toBe(55);
  });
});

describe("label", () => {
  it("follows status and steps", () => {
    expect(runLabel({ ...run, status: "queued", phase: "preparing_document" }, 0)).toBe("starting");
    expect(runLabel(run, 3)).toBe("generating");
    expect(runLabel({ ...run, status: "paused" }, 3)).toBe("paused");
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
