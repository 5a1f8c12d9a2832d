import { describe, expect, test } from "vitest";
import { STEPS } from "../limits.ts";
import { formFaults } from "../quality/gateForm.ts";
import type { Language } from "../types.ts";
import { emergencyCourse } from "./emergency.ts";

const LANGUAGES: Language[] = ["de", "en", "fr", "es", "it"];

describe.each(LANGUAGES)("the emergency course in %s", (language) => {
  test.each([STEPS.minimum, STEPS.maximum])("is valid with %i steps", (steps) => {
    const course = emergencyCourse({ title: "Bienen <b>", language, difficulty: "standard", steps });
    expect(course.steps.map(({ position }) => position)).toEqual(
      Array.from({ length: steps }, (_, at) => at + 1),
    );
    for (const { question, content, summary, fallback } of course.steps) {
      expect(content).toContain("Bienen <b>");
      expect(summary).not.toBe("");
      expect(fallback).toBe(true);
      expect(question && formFaults(question, language)).toEqual([]);
      expect([question?.hint, question?.explanation, question?.reason].every(Boolean)).toBe(true);
    }
    expect(course.report.questions).toBe(steps);
  });
});

test("the right option is not always at the same place", () => {
  const { report } = emergencyCourse({ title: "x", language: "en", difficulty: "standard", steps: 12 });
  expect(report.rightPositions).toEqual([3, 3, 3, 3]);
});
