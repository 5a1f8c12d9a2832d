import { faultsOf } from "@lehrpfad/contract/questions";
import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { describe, expect, test } from "vitest";
import { STEPS } from "../../limits.ts";
import { emergencyCourse } from "./emergency.ts";

describe.each(COURSE_LANGUAGES)("the emergency course in %s", (language) => {
  test.each([STEPS.minimum, STEPS.maximum])("is valid with %i steps", (steps) => {
    const course = emergencyCourse({
      title: "Bienen <b>",
      language,
      difficulty: "standard",
      steps,
      hasDocuments: false,
    });
    expect(course.steps.map(({ position }) => position)).toEqual(
      Array.from({ length: steps }, (_, at) => at + 1),
    );
    for (const { question, content, summary, fallback } of course.steps) {
      expect(content).toContain("Bienen <b>");
      expect(summary).not.toBe("");
      expect(fallback).toBe(true);
      expect(question && faultsOf(question, language)).toEqual([]);
      expect([question?.hint, question?.explanation, question?.reason].every(Boolean)).toBe(true);
    }
    expect(course.report.questions).toBe(steps);
  });
});

test("the right option is not always at the same place", () => {
  const { report } = emergencyCourse({
    title: "x",
    language: "en",
    difficulty: "standard",
    steps: 12,
    hasDocuments: true,
  });
  expect(report.rightPositions).toEqual([3, 3, 3, 3]);
});

test("says that there was no document only where there was none", () => {
  for (const language of COURSE_LANGUAGES) {
    const input = { title: "x", language, difficulty: "standard", steps: 10 } as const;
    const [without, failed] = [false, true].map((hasDocuments) =>
      emergencyCourse({ ...input, hasDocuments }),
    );
    expect(without?.report.notices.map(({ code }) => code)).toEqual(["placeholder_content"]);
    expect(failed?.report.notices.map(({ code }) => code)).toEqual(["placeholder_failed"]);
    expect(failed?.steps[0]?.question?.reason).not.toBe(without?.steps[0]?.question?.reason);
  }
});
