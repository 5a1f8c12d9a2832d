import { describe, expect, it } from "vitest";
import { certificateStatement } from "./certificates.ts";

const reached = (answered: number, right: number) => ({ questions: 10, answered, right });

describe("what a certificate claims", () => {
  it("tells who answered from who only marked steps as understood", () => {
    expect(certificateStatement({ passedPercent: null, reached: reached(10, 7) })).toEqual({
      did: "completed",
      questions: "all",
    });
    expect(certificateStatement({ passedPercent: null, reached: reached(3, 3) }).questions).toBe("some");
    expect(certificateStatement({ passedPercent: null, reached: reached(0, 0) })).toEqual({
      did: "understood",
      questions: "none",
    });
  });

  it("names right answers as the reason for a pass only where there were enough of them", () => {
    expect(certificateStatement({ passedPercent: 80, reached: reached(10, 8) }).did).toBe("passed");
    expect(certificateStatement({ passedPercent: 80, reached: reached(7, 7) }).did).toBe("passedUnderstood");
    expect(certificateStatement({ passedPercent: 80, reached: reached(0, 0) })).toEqual({
      did: "passedUnderstood",
      questions: "none",
    });
  });

  it("says nothing of questions where nothing is known of them, or nothing was asked", () => {
    expect(certificateStatement({ passedPercent: null, reached: null })).toEqual({
      did: "completed",
      questions: null,
    });
    const nothing = { questions: 0, answered: 0, right: 0 };
    expect(certificateStatement({ passedPercent: null, reached: nothing }).did).toBe("completed");
  });
});
