import { expect, it } from "vitest";
import { stepSeconds, timelinePoints, timelineUnit } from "./rules.ts";

it("draws a month by days, half a year by weeks, more by months", () => {
  const from = new Date("2026-01-01T00:00:00Z");
  const after = (days: number) => new Date(from.getTime() + days * 86_400_000);
  expect([10, 31, 32, 182, 183].map((days) => timelineUnit(from, after(days)))).toEqual([
    "day",
    "day",
    "week",
    "week",
    "month",
  ]);
});

it("fills days, weeks and months without anything with zeros", () => {
  const started = [{ from: "2025-12-01", n: 3 }];
  const completed = [{ from: "2026-02-01", n: 1 }];
  expect(timelinePoints(started, completed, "month")).toEqual([
    { from: "2025-12-01", started: 3, completed: 0 },
    { from: "2026-01-01", started: 0, completed: 0 },
    { from: "2026-02-01", started: 0, completed: 1 },
  ]);
  expect(timelinePoints(started, [{ from: "2025-12-15", n: 1 }], "week")).toHaveLength(3);
  expect(timelinePoints([], [], "day")).toEqual([]);
});

it("takes a long time between two steps for a pause", () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  expect([stepSeconds(at(0), at(2)), stepSeconds(at(0), at(30)), stepSeconds(at(0), at(31))]).toEqual([
    120,
    1800,
    null,
  ]);
});
