import { describe, expect, it } from "vitest";
import { certificateStatement } from "./certificates.ts";

const reached = (answered: number, right: number, judged = { answered: 0, right: 0, open: 0 }) => ({
  ...{ questions: 10, answered, right, known: 0, quiz: null },
  judged,
});

describe("what a certificate claims", () => {
  it("tells who answered from who only marked steps as understood", () => {
    expect(certificateStatement({ passedPercent: null, reached: reached(10, 7) })).toEqual({
      ...{ did: "completed", questions: "all", judged: false, left: null, known: 0, quiz: null },
    });
    expect(certificateStatement({ passedPercent: null, reached: reached(6, 3) })).toEqual({
      ...{
        did: "completed",
        questions: "some",
        judged: false,
        left: { open: 4, asked: 10 },
        known: 0,
        quiz: null,
      },
    });
    expect(certificateStatement({ passedPercent: null, reached: reached(0, 0) })).toEqual({
      ...{ did: "understood", questions: "none", judged: false, left: null, known: 0, quiz: null },
    });
  });

  it("says where most questions were left out, however many of them are marked", () => {
    const one = {
      questions: 1,
      answered: 1,
      right: 0,
      known: 0,
      quiz: null,
      judged: { answered: 0, right: 0, open: 13 },
    };
    expect(certificateStatement({ passedPercent: null, reached: one })).toEqual({
      ...{
        did: "mostly",
        questions: "all",
        judged: false,
        left: { open: 13, asked: 14 },
        known: 0,
        quiz: null,
      },
    });
    const none = {
      questions: 0,
      answered: 0,
      right: 0,
      known: 0,
      quiz: null,
      judged: { answered: 0, right: 0, open: 14 },
    };
    expect(certificateStatement({ passedPercent: null, reached: none }).did).toBe("understood");
  });

  it("tells of answers that the person judged, beside those that are marked and without them", () => {
    const judged = { answered: 13, right: 7, open: 0 };
    const both = { questions: 1, answered: 1, right: 0, known: 0, quiz: null, judged };
    expect(certificateStatement({ passedPercent: null, reached: both })).toEqual({
      ...{ did: "completed", questions: "all", judged: true, left: null, known: 0, quiz: null },
    });
    const alone = { questions: 0, answered: 0, right: 0, known: 0, quiz: null, judged };
    expect(certificateStatement({ passedPercent: null, reached: alone })).toEqual({
      ...{ did: "completed", questions: null, judged: true, left: null, known: 0, quiz: null },
    });
  });

  it("names right answers as the reason for a pass only where there were enough of them", () => {
    expect(certificateStatement({ passedPercent: 80, reached: reached(10, 8) }).did).toBe("passed");
    expect(certificateStatement({ passedPercent: 80, reached: reached(7, 7) }).did).toBe("passedUnderstood");
    expect(certificateStatement({ passedPercent: 80, reached: reached(0, 0) })).toMatchObject({
      did: "passedUnderstood",
      questions: "none",
      known: 0,
    });
  });

  it("tells what was known before the course from what was answered in it", () => {
    const statement = certificateStatement({ passedPercent: 80, reached: { ...reached(10, 9), known: 6 } });
    expect(statement).toMatchObject({ did: "passed", questions: "all", left: null, known: 6 });
  });

  it("tells of a final quiz, and of nothing left out in steps that did not ask", () => {
    const quiz = { questions: 10, right: 8 };
    const beside = { ...reached(10, 6), quiz: { ...quiz, instead: false } };
    expect(certificateStatement({ passedPercent: 80, reached: beside })).toMatchObject({
      ...{ did: "passed", questions: "all", quiz },
    });
    const instead = { ...reached(8, 8), quiz: { ...quiz, instead: true } };
    expect(certificateStatement({ passedPercent: null, reached: instead })).toEqual({
      ...{ did: "completed", questions: null, judged: false, left: null, known: 0, quiz },
    });
  });

  it("says nothing of questions where nothing is known of them, or nothing was asked", () => {
    expect(certificateStatement({ passedPercent: null, reached: null })).toMatchObject({
      did: "completed",
      questions: null,
      known: 0,
    });
    const nothing = { ...reached(0, 0), questions: 0 };
    expect(certificateStatement({ passedPercent: null, reached: nothing }).did).toBe("completed");
  });
});
