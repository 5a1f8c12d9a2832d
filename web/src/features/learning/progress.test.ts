import type { AnswerResult, Enrolment, StepProgress } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { afterChange, stateAfter } from "./progress.ts";
import { pathMark, shownState, stateKey } from "./steps.ts";

const result = (right: boolean): AnswerResult => ({
  right,
  level: right ? 1 : 4,
  answer: { kind: "choice", selected: ["a"] },
  solution: { kind: "choice", correct: ["a"], feedback: [] },
  explanation: "",
  source: null,
  secondTry: null,
});
const step = (stepId: string): StepProgress => ({
  stepId,
  position: 1,
  title: stepId,
  minutes: 4,
  state: "open",
  understood: false,
  level: null,
  known: false,
});
const enrolment = (finishedSteps: number): Enrolment => ({
  type: "registered",
  startedAt: "2026-03-01T10:00:00Z",
  lastActiveAt: "2026-03-01T10:00:00Z",
  completedAt: null,
  finishedSteps,
  quizDue: false,
  totalSteps: 2,
  percent: finishedSteps * 50,
  nextPosition: 1,
  repeats: false,
  mayContinueLater: true,
  trial: false,
});

describe("the state of a step after a change", () => {
  it("follows the answer, whatever was marked before", () => {
    expect(stateAfter("understood", { result: result(true) })).toBe("right");
    expect(stateAfter("open", { result: result(false) })).toBe("wrong");
  });
  it("shows the mark only where nothing was answered", () => {
    expect(stateAfter("open", { understood: true })).toBe("understood");
    expect(stateAfter("understood", { understood: false })).toBe("open");
    expect(stateAfter("wrong", { understood: true })).toBe("wrong");
    expect(stateAfter("right", { understood: false })).toBe("right");
  });
});

describe("a page after a change", () => {
  const shown = { steps: [step("one"), step("two")], enrolment: enrolment(0) };
  it("changes the one step and the progress", () => {
    const next = afterChange(shown, { stepId: "two", enrolment: enrolment(1), understood: true });
    expect(next.steps.map(({ state }) => state)).toEqual(["open", "understood"]);
    expect(next.steps[1]?.understood).toBe(true);
    expect(next.enrolment.finishedSteps).toBe(1);
  });
  it("keeps how an own answer was judged, so that a part and nothing yet have signs of their own", () => {
    const judged = (level: number): AnswerResult => ({
      ...result(level <= 2),
      answer: { kind: "self", text: "", level },
      solution: { kind: "self", passage: "", points: [] },
    });
    const shownAfter = (level: number) => {
      const { steps } = afterChange(shown, { stepId: "one", result: judged(level) });
      return steps.slice(0, 1).map((one) => [shownState(one), stateKey(one), pathMark(one)]);
    };
    expect(shownAfter(1)).toEqual([["judged", "state_judged", "done"]]);
    expect(shownAfter(3)).toEqual([["part", "state_judged_part", "again"]]);
    expect(shownAfter(4)).toEqual([["none", "state_judged_none", "again"]]);
    const wrong = afterChange(shown, { stepId: "one", result: result(false) }).steps.map(pathMark);
    expect(wrong).toEqual(["again", "open"]);
  });
  it("keeps the mark when a question is answered", () => {
    const marked = afterChange(shown, { stepId: "one", enrolment: enrolment(1), understood: true });
    const answered = afterChange(marked, { stepId: "one", enrolment: enrolment(1), result: result(true) });
    expect(answered.steps[0]).toMatchObject({ state: "right", understood: true });
  });
  it("leaves another course alone", () => {
    expect(afterChange(shown, { stepId: "elsewhere", enrolment: enrolment(2) })).toBe(shown);
  });
});
