import { describe, expect, test } from "vitest";
import { recorder, requestOf } from "../documents/fixtures/request.ts";
import type { Writer } from "../writers/types.ts";
import { expectComplete, PATIENT, POSITIONS, SCENARIOS, testFaults } from "./fixtures/modelFaults.ts";
import { generateWith } from "./generate.ts";

/** One that is mended, one that is not, and one that ends the course. */
const SOME = ["429 with Retry-After", "invalid JSON, each time", "401 wrong key"];

testFaults(
  "streamed",
  SCENARIOS.filter((scenario) => !PATIENT.includes(scenario)),
);
testFaults(
  "whole",
  SCENARIOS.filter(({ fault }) => SOME.includes(fault)),
);

describe("a pipeline that throws", () => {
  const planned: Writer = {
    kind: "model",
    plan: async () => ({
      plan: {
        title: "Lights",
        steps: POSITIONS.map((position) => ({ position, title: `Light ${position}` })),
        notices: [],
      },
      words: 2_000,
      concurrency: 3,
      writeStep: async (position) => {
        throw new TypeError(`step ${position} is broken`);
      },
    }),
  };
  const unplanned: Writer = {
    kind: "model",
    plan: async () => {
      throw new TypeError("the plan is broken");
    },
  };

  test.each([
    ["in its steps", planned],
    ["in its plan", unplanned],
  ])("%s leaves the emergency course, marked", async (_, writer) => {
    const record = recorder();
    const course = await generateWith(writer, requestOf(), record);
    expectComplete(course, record.events);
    expect(course.writer).toBe("placeholder");
    expect(course.report.notices.map(({ code }) => code)).toContain("placeholder_failed");
    expect(record.events).toContainEqual(
      expect.objectContaining({ type: "log", message: expect.stringContaining("broken") }),
    );
  });
});
