import type { CourseOutline, OutlineStep } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { nextPlace, placeInGap, rowsOf, withStepAt } from "./order.ts";

const step = (id: string, position: number): OutlineStep => ({
  id,
  position,
  title: id,
  words: 1,
  version: 1,
  writer: "builtin",
  fallback: false,
  drafts: 0,
  hasSummary: false,
  question: null,
  exercises: [],
});
const outline: CourseOutline = {
  slug: "kurs",
  courseName: "Kurs",
  language: "de",
  active: true,
  generating: false,
  deleted: [],
  steps: ["a", "b", "c", "d"].map((id, at) => step(id, at + 1)),
};
const order = ({ steps }: CourseOutline) => steps.map(({ id, position }) => `${id}${position}`).join(" ");

describe("the order on the screen", () => {
  it.each([
    ["before", "a", "c1 a2 b3 d4"],
    ["after", "a", "a1 c2 b3 d4"],
    ["after", "d", "a1 b2 d3 c4"],
  ] as const)("has a step %s %s", (side, stepId, expected) => {
    expect(order(withStepAt(outline, "c", { side, stepId }))).toBe(expected);
  });
  it("has a step at the end, and stays where the place is gone", () => {
    expect(order(withStepAt(outline, "a", null))).toBe("b1 c2 d3 a4");
    expect(withStepAt(outline, "a", { side: "after", stepId: "x" })).toBe(outline);
  });
  it("moves one up or down until the end", () => {
    expect(nextPlace(outline, "b", "up")).toEqual({ side: "before", stepId: "a" });
    expect(nextPlace(outline, "b", "down")).toEqual({ side: "after", stepId: "c" });
    expect(nextPlace(outline, "a", "up")).toBeNull();
    expect(nextPlace(outline, "d", "down")).toBeNull();
  });
  it.each([
    ["a", 2, "b1 a2 c3 d4"],
    ["a", 4, "b1 c2 d3 a4"],
    ["c", 0, "c1 a2 b3 d4"],
    ["b", 1, "a1 b2 c3 d4"],
    ["b", 2, "a1 b2 c3 d4"],
  ])("has step %s put down above row %d", (stepId, gap, expected) => {
    const place = placeInGap(outline.steps, stepId, gap);
    expect(order(place ? withStepAt(outline, stepId, place) : outline)).toBe(expected);
    expect(place === null).toBe(expected === order(outline));
  });
});

describe("the rows of the list of steps", () => {
  const rows = rowsOf(outline, "b", [], []);
  const redrawn = (changed: CourseOutline, current = "b") =>
    rowsOf(changed, current, [], rows)
      .filter((row) => !rows.includes(row))
      .map(({ id }) => id);

  it("are drawn again only where they show something else", () => {
    expect(redrawn(withStepAt(outline, "b", { side: "after", stepId: "c" }))).toEqual(["c", "b"]);
    expect(redrawn(withStepAt(outline, "a", { side: "after", stepId: "b" }))).toEqual(["b", "a"]);
    expect(redrawn(outline, "d")).toEqual(["b", "d"]);
    expect(redrawn({ ...outline, generating: true })).toEqual(["a", "b", "c", "d"]);
  });
  it("stay the same list while a step's text is typed and saved", () => {
    const steps = outline.steps.map((one) => ({ ...one, words: one.words + 5, version: 2 }));
    expect(rowsOf({ ...outline, steps }, "b", [], rows)).toBe(rows);
    const emptied = outline.steps.map((one) => (one.id === "c" ? { ...one, words: 0 } : one));
    expect(redrawn({ ...outline, steps: emptied })).toEqual(["c"]);
  });
});
