import { planFaults, type ShownPart, type ThinkingLevel } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import {
  changedPlanOf,
  draftOf,
  halfOf,
  linkOf,
  type PlanDraft,
  unitsOf,
  withMerged,
  withoutStep,
  withSplit,
  withStepAt,
  withTaken,
  withTexts,
} from "./changes.ts";

const DOCUMENT = "11111111-1111-4111-8111-111111111111";

function part(from: number, to: number): ShownPart {
  const beginning = `Paragraph ${from}`;
  return {
    documentId: DOCUMENT,
    from,
    to,
    documentName: "a.txt",
    page: null,
    headings: [],
    beginning,
    words: 9,
    pieces: [],
  };
}

const objective = (text: string, level: ThinkingLevel = "recall") => ({ text, level });

/** Four steps of five paragraphs each, and the last five left out. */
const plan: PlanDraft = draftOf({
  steps: [0, 1, 2, 3].map((at) => ({
    title: `Step ${at + 1}`,
    objectives: [objective(`first of ${at + 1}`), objective(`second of ${at + 1}`, "application")],
    link: `after ${at}`,
    parts: [part(at * 5 + 1, at * 5 + 5)],
  })),
  leftOut: [{ ...part(21, 25), reason: "repeated" }],
});

/** Every paragraph of a plan, in steps and left out, in order. */
function paragraphs(draft: PlanDraft): number[] {
  const { steps, leftOut } = changedPlanOf(draft);
  return [...steps.flatMap(({ parts }) => parts), ...leftOut]
    .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
    .sort((one, other) => one - other);
}

const titles = ({ steps }: PlanDraft) => steps.map(({ title }) => title);
const links = ({ steps }: PlanDraft) => steps.map((_, at) => linkOf(steps, at));
const left = plan.leftOut[0];
if (!left) throw new Error("The plan leaves something out");

describe("changing a plan", () => {
  it.each<[string, PlanDraft]>([
    ["moving a step to the end", withStepAt(plan, "1", 3)],
    ["moving a step to the beginning", withStepAt(plan, "4", 0)],
    ["merging", withMerged(plan, "2")],
    ["merging again and again", withMerged(withMerged(withMerged(plan, "1"), "1"), "1")],
    ["merging the last, which has no next", withMerged(plan, "4")],
    ["dropping the first for its neighbour", withoutStep(plan, "1", "neighbour")],
    ["dropping the last for its neighbour", withoutStep(plan, "4", "neighbour")],
    ["leaving out", withoutStep(plan, "2", "leftOut")],
    ["taking in what was left out", withTaken(plan, left, "3")],
    [
      "leaving out, merging and moving",
      withStepAt(withMerged(withoutStep(plan, "2", "leftOut"), "3"), "3", 0),
    ],
  ])("keeps every paragraph once when %s", (_, changed) => {
    expect(paragraphs(changed)).toEqual(paragraphs(plan));
  });

  it("moves a step to the place asked for", () => {
    expect(titles(withStepAt(plan, "1", 2))).toEqual(["Step 2", "Step 3", "Step 1", "Step 4"]);
    expect(titles(withStepAt(plan, "3", 0))).toEqual(["Step 3", "Step 1", "Step 2", "Step 4"]);
  });

  it("merges a step with the next under its title, with three objectives of both", () => {
    const merged = withMerged(plan, "2");
    expect(titles(merged)).toEqual(["Step 1", "Step 2", "Step 4"]);
    expect(merged.steps[1]?.objectives.map(({ text }) => text)).toEqual([
      ...["first of 2", "first of 3", "second of 2"],
    ]);
    expect(merged.steps[1]?.parts.map(({ from }) => from)).toEqual([6, 11]);
  });

  it("keeps an objective that both steps have once", () => {
    const same = withTexts(plan, "3", { objectives: [objective(" first of 2 ")] });
    expect(withMerged(same, "2").steps[1]?.objectives).toHaveLength(2);
  });

  it("gives what a dropped step was to teach to the one before, or after where it is the first", () => {
    expect(withoutStep(plan, "3", "neighbour").steps[1]?.parts.map(({ from }) => from)).toEqual([6, 11]);
    expect(withoutStep(plan, "1", "neighbour").steps[0]?.parts.map(({ from }) => from)).toEqual([1, 6]);
  });

  it("names what is left out of a dropped step with its reason", () => {
    const { leftOut } = withoutStep(plan, "3", "leftOut");
    expect(leftOut.map(({ from, reason }) => [from, reason])).toEqual([
      [21, "repeated"],
      [11, "not_wanted"],
    ]);
  });

  it("drops no step of a plan that has one", () => {
    const one = { ...plan, steps: plan.steps.slice(0, 1) };
    expect(withoutStep(one, "1", "neighbour")).toBe(one);
  });

  it("keeps a link only where it is still true", () => {
    expect(links(plan)).toEqual(["after 0", "after 1", "after 2", "after 3"]);
    expect(links(withStepAt(plan, "2", 0))).toEqual(["", "", "", "after 3"]);
    expect(links(withStepAt(withStepAt(plan, "2", 0), "2", 1))).toEqual(links(plan));
    expect(links(withMerged(plan, "2"))).toEqual(["after 0", "after 1", "after 3"]);
    expect(links(withoutStep(plan, "2", "neighbour"))).toEqual(["after 0", "after 2", "after 3"]);
    expect(links(withoutStep(plan, "2", "leftOut"))).toEqual(["after 0", "", "after 3"]);
  });
});

describe("dividing a step", () => {
  const piece = (from: number, to: number, heading: string, words: number) => ({
    ...{ from, to, words, page: null },
    ...{ headings: [heading], beginning: `Paragraph ${from}` },
  });
  const pieces = [piece(1, 2, "Oil", 40), piece(3, 3, "Glass", 30), piece(4, 5, "Step 3", 10)];
  const [first, ...rest] = plan.steps;
  if (!first) throw new Error("The plan has steps");
  const whole = { ...part(1, 5), headings: ["Oil", "Glass", "Step 3"], words: 80, pieces };
  const divisible: PlanDraft = { ...plan, steps: [{ ...first, parts: [whole] }, ...rest] };
  const units = unitsOf({ parts: [whole] });

  it("is offered between its pieces, first where the halves are about equal", () => {
    expect(units.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 3],
      [4, 5],
    ]);
    expect(halfOf(units)).toBe(1);
    expect(unitsOf({ parts: [part(1, 5)] })).toHaveLength(1);
    expect(unitsOf({ parts: [part(1, 5), part(11, 15)] })).toHaveLength(2);
  });

  it("keeps every paragraph, and gives the new step the heading there and an objective to write", () => {
    const divided = withSplit(divisible, "1", 1);
    expect(paragraphs(divided)).toEqual(paragraphs(plan));
    expect(titles(divided)).toEqual(["Step 1", "Glass", "Step 2", "Step 3", "Step 4"]);
    const [one, two] = divided.steps;
    expect(one?.objectives).toEqual(first.objectives);
    expect(two).toMatchObject({ objectives: [{ text: "" }], parts: [{ from: 3, to: 5, words: 40 }] });
    expect(planFaults(divided.steps, 4).map(({ code }) => code)).toEqual(["PLAN_OBJECTIVES"]);
    expect(links(divided)).toEqual(["after 0", "", "after 1", "after 2", "after 3"]);
  });

  it("takes no title that another step has, and does nothing where nothing would be left", () => {
    expect(titles(withSplit(divisible, "1", 2))[1]).toBe("Step 3 (2)");
    expect(withSplit(divisible, "1", 3)).toBe(divisible);
    expect(withSplit(divisible, "1", 0)).toBe(divisible);
  });

  it("can be done again and again, and taken back by merging", () => {
    const twice = withSplit(withSplit(divisible, "1", 1), "1-2", 1);
    expect(titles(twice).slice(0, 3)).toEqual(["Step 1", "Glass", "Step 3 (2)"]);
    const merged = withMerged(withMerged(twice, "1"), "1");
    expect(paragraphs(merged)).toEqual(paragraphs(plan));
    expect(merged.steps).toHaveLength(4);
  });
});

describe("what a plan must be", () => {
  const codes = (draft: PlanDraft, minimum = 4) => planFaults(draft.steps, minimum).map(({ code }) => code);

  it("has no fault as it came", () => {
    expect(codes(plan)).toEqual([]);
  });

  it.each<[string, PlanDraft, string]>([
    ["no title", withTexts(plan, "1", { title: "  " }), "PLAN_TITLE_LENGTH"],
    ["a title of 121 characters", withTexts(plan, "1", { title: "x".repeat(121) }), "PLAN_TITLE_LENGTH"],
    ["two titles that read the same", withTexts(plan, "1", { title: "STEP  2" }), "PLAN_TITLES_SAME"],
    ["a step without an objective", withTexts(plan, "1", { objectives: [] }), "PLAN_OBJECTIVES"],
    ["an empty objective", withTexts(plan, "1", { objectives: [objective(" ")] }), "PLAN_OBJECTIVES"],
    [
      "an objective of 301 characters",
      withTexts(plan, "1", { objectives: [objective("x".repeat(301))] }),
      "PLAN_OBJECTIVES",
    ],
    [
      "four objectives",
      withTexts(plan, "1", { objectives: ["a", "b", "c", "d"].map((text) => objective(text)) }),
      "PLAN_OBJECTIVES",
    ],
    ["fewer steps than the material needs", withMerged(plan, "1"), "PLAN_STEPS_RANGE"],
  ])("is told when it has %s", (_, changed, code) => {
    expect(codes(changed)).toEqual([code]);
  });

  it("takes a title of 120 characters, and no objectives where no step has one", () => {
    expect(codes(withTexts(plan, "1", { title: "x".repeat(120) }))).toEqual([]);
    const none = plan.steps.reduce((draft, { key }) => withTexts(draft, key, { objectives: [] }), plan);
    expect(codes(none)).toEqual([]);
  });

  it("has at most fifty steps", () => {
    const many = Array.from({ length: 51 }, (_, at) => ({ title: `T${at}`, objectives: [objective("a")] }));
    expect(planFaults(many, 4).map(({ code }) => code)).toEqual(["PLAN_STEPS_RANGE"]);
    expect(planFaults(many.slice(1), 4)).toEqual([]);
  });
});
