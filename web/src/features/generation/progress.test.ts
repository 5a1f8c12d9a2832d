import { describe, expect, it } from "vitest";
import { calmSeconds, phaseStates } from "./progress.ts";

describe("the phases that are shown", () => {
  const states = (fields: Partial<Parameters<typeof phaseStates>[0]>) =>
    phaseStates({ phase: "chunking", label: "generating", waiting: null, ...fields }).map(
      ({ state }) => state,
    );

  it("are finished before the present one and open after it", () => {
    expect(states({})).toEqual(["done", "here", ...Array.from({ length: 6 }, () => "open")]);
  });

  it("stop where the run pauses or failed", () => {
    expect(states({ label: "paused" })[1]).toBe("stopped");
    expect(states({ label: "failed" })[1]).toBe("stopped");
  });

  it("have not begun while the run waits for a place; those that a planned run has behind it stay finished", () => {
    const waiting = { ahead: 2, ownCourse: false };
    expect(new Set(states({ phase: "preparing_document", waiting }))).toEqual(new Set(["open"]));
    const planned = states({ phase: "structuring_content", waiting });
    expect(planned).toEqual(["done", "done", "done", "done", "open", "open", "open", "open"]);
  });
});

it("seconds below a minute are shown in steps of five, never as none while some are left", () => {
  expect([0.4, 5, 5.1, 58, 60, 61.4].map(calmSeconds)).toEqual([5, 5, 10, 60, 60, 61]);
});
