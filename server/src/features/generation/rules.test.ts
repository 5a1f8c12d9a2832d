import { describe, expect, it } from "vitest";
import { runLabel, runPercent, secondsLeft } from "./rules.ts";

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
});

describe("time left", () => {
  it("is unknown before the first step of this run", () => {
    expect(secondsLeft(run, [])).toBeNull();
    expect(secondsLeft(run, [after(-50)])).toBeNull();
  });
  it("is the mean step time of this run times the steps that are missing", () => {
    expect(secondsLeft(run, [after(-50), after(20), after(40)])).toBe(140);
  });
});
