import { ACCESS, learningErrors } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { RECORD_PATH } from "../../lib/offline/kept.ts";
import { isContent, withdrawalOf } from "./withdraw.ts";

describe("what is kept of a course", () => {
  it("goes with a refusal of the server: the course, what only participants read, or that one answer", () => {
    const withdrawn = (codes: string[], what: string | null) =>
      expect(codes.map((code) => [code, withdrawalOf(code)])).toEqual(codes.map((code) => [code, what]));
    withdrawn(["COURSE_NOT_FOUND", "COURSE_UNAVAILABLE"], "course");
    withdrawn(["ENROLMENT_REQUIRED", "EMAIL_NOT_CONFIRMED"], "content");
    withdrawn(
      [
        "NOT_FOUND",
        "STEP_NOT_FOUND",
        "QUESTION_MISSING",
        "COURSE_NOT_FINISHED",
        "EVALUATION_NOT_FOR_ANONYMOUS",
      ],
      "answer",
    );
    withdrawn(["UNAUTHORIZED", "FORBIDDEN", "RATE_LIMITED", "DATABASE_UNAVAILABLE", "ASKING_OFF", ""], null);
  });
  it("is left by no answer of the rules for participants that keeps somebody out", () => {
    const rules = [ACCESS.enrolled, ACCESS.courseReaders, ACCESS.enrolledByName];
    const answers = rules.flatMap((rule) => Object.values<string>(rule));
    const refusals = new Set(answers.filter((answer) => answer !== "allowed"));
    expect([...refusals].filter((code) => withdrawalOf(code) === null)).toEqual([]);
    expect(Object.keys(learningErrors)).toEqual(expect.arrayContaining([...refusals]));
  });
  it("is for participants alone but for the course's page", () => {
    expect(isContent("/api/learn/bees-abc")).toBe(false);
    const content = [
      "/steps/1",
      "/highlights",
      "/glossary",
      "/evaluation",
      "/figures/a",
      "/steps/a/sources/0",
      "/questions/a/solution",
    ];
    for (const path of content) expect(isContent(`/api/learn/bees-abc${path}`)).toBe(true);
    expect(isContent(RECORD_PATH)).toBe(true);
  });
});
