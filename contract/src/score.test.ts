import { describe, expect, it } from "vitest";
import { countAsked, isBetterRun, scorePercent } from "./score.ts";

const judged = (answered: number, right: number, open = 0) => ({ answered, right, open });

describe("what a run came to", () => {
  it("is a percentage from as many marked questions on as a pass mark needs", () => {
    expect(scorePercent({ questions: 0, right: 0 })).toBeNull();
    expect(scorePercent({ questions: 1, right: 0 })).toBeNull();
    expect(scorePercent({ questions: 4, right: 4 })).toBeNull();
    expect(scorePercent({ questions: 5, right: 4 })).toBe(80);
    expect(scorePercent({ questions: 6, right: 4 })).toBe(66);
  });
  it("tells what was asked and left out, whoever judges it", () => {
    expect(
      countAsked({ questions: 3, answered: 2, right: 2, known: 0, quiz: null, judged: judged(4, 1, 5) }),
    ).toEqual({
      asked: 12,
      open: 6,
    });
  });
  it("is better with more right answers, then with more that had the essential", () => {
    const run = (right: number, essential: number) => ({
      ...{ questions: 9, answered: 9, right, known: 0, quiz: null },
      judged: judged(9, essential),
    });
    expect(isBetterRun(run(3, 0), run(2, 9))).toBe(true);
    expect(isBetterRun(run(2, 5), run(2, 4))).toBe(true);
    expect(isBetterRun(run(2, 4), run(2, 4))).toBe(false);
  });
});
