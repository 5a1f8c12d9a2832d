import { describe, expect, test } from "vitest";
import { LIGHTS, MADE, soundCourse, sourceAt } from "../fixtures/lights.ts";
import { CourseFileError, courseFrom } from "./courseFile.ts";
import { metricsOf } from "./metrics.ts";

const quote = "A net of fabric glows white";
const step = { title: "The lamp", content: "Some *words* of a step." };

describe("a course file", () => {
  test("measures as the course it was written from", () => {
    const course = soundCourse();
    const read = courseFrom(JSON.parse(JSON.stringify(course)), [LIGHTS]);
    expect(metricsOf(read, [LIGHTS], MADE)).toEqual(metricsOf(course, [LIGHTS], MADE));
  });

  test("needs no more than titles and contents", () => {
    expect(courseFrom({ steps: [step, step] }, [LIGHTS])).toMatchObject({
      language: "en",
      steps: [{ position: 1, words: 5, sources: [], question: null }, { position: 2 }],
    });
  });

  test("finds quotes by paragraph, else anywhere, by the document's name", () => {
    const sources = [
      { document: "lights.txt", paragraph: 3, quote },
      { document: "lights.txt", paragraph: 99, quote },
      { quote: "Nobody wrote this." },
    ];
    const [first] = courseFrom({ steps: [{ ...step, sources }] }, [LIGHTS]).steps;
    const { offset, document } = sourceAt(3);
    expect(first?.sources.slice(0, 2)).toEqual([
      expect.objectContaining({ document, offset, paragraph: 3 }),
      expect.objectContaining({ document, offset, paragraph: 3 }),
    ]);
    const { metrics } = metricsOf(courseFrom({ steps: [{ ...step, sources }] }, [LIGHTS]), [LIGHTS], MADE);
    expect(metrics.unverifiedQuotes).toBe(1);
  });

  test.each([
    [null, "The course is no object"],
    [{ steps: {} }, "steps is no list"],
    [{ steps: ["x"] }, "steps[0] is no object"],
    [{ steps: [step, { title: "x" }] }, "steps[1].content is no text"],
    [{ steps: [{ ...step, sources: [{}] }] }, "steps[0].sources[0].quote is no text"],
    [{ steps: [{ ...step, question: { text: "?" } }] }, "steps[0].question.options is no list"],
  ])("%j is refused with the place", (json, message) => {
    expect(() => courseFrom(json, [LIGHTS])).toThrow(new CourseFileError(message));
  });
});
