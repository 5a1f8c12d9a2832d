import { NO_SECTIONS } from "@lehrpfad/contract/sections";
import { describe, expect, test } from "vitest";
import { LIGHTS, MADE, soundCourse, sourceAt } from "../fixtures/lights.ts";
import { courseFrom } from "./courseFile.ts";
import { CourseFileError } from "./fields.ts";
import { metricsOf } from "./metrics.ts";

const quote = "A net of fabric glows white";
const step = { title: "The lamp", content: "Some *words* of a step." };

describe("a course file", () => {
  test("measures as the course it was written from", () => {
    const course = soundCourse();
    const read = courseFrom(JSON.parse(JSON.stringify(course)), [LIGHTS]);
    expect(metricsOf(read, [LIGHTS], MADE)).toEqual(metricsOf(course, [LIGHTS], MADE));
  });

  test("has questions and exercises of every kind", () => {
    const asked = {
      text: "What glows?",
      explanation: "",
      source: { document: "lights.txt", paragraph: 3, quote },
    };
    const exercises = [
      { ...asked, kind: "self", passage: quote, points: ["white"], section: 1 },
      { ...asked, kind: "typed", accepted: ["a net"] },
      { ...asked, kind: "match", pairs: [{ text: "net", match: "glows" }] },
      { ...asked, kind: "order", items: [{ text: "lamp" }] },
      { ...asked, kind: "numeric", value: 20, unit: "miles", tolerance: 1 },
    ];
    const [first] = courseFrom({ steps: [{ ...step, exercises }] }, [LIGHTS]).steps;
    expect(first?.exercises.map(({ kind, section }) => [kind, section])).toEqual([
      ["self", 1],
      ["typed", null],
      ["match", null],
      ["order", null],
      ["numeric", null],
    ]);
    expect(first?.exercises[0]).toMatchObject({
      passage: quote,
      points: ["white"],
      source: { paragraph: 3 },
    });
    expect(first?.exercises[4]).toMatchObject({ value: 20, unit: "miles", tolerance: 1 });
  });

  test("keeps what is said to the options of a question", () => {
    const options = [
      { text: "a net", correct: true, feedback: "It glows white." },
      { text: "a lens", correct: false, feedback: null },
      { text: "a tower", correct: false, feedback: "" },
      { text: "a wick", correct: false },
    ];
    const question = { text: "What glows?", options };
    const [first] = courseFrom({ steps: [{ ...step, question }] }, [LIGHTS]).steps;
    expect(first?.question).toMatchObject({ kind: "choice" });
    const plain = options.map(({ text, correct }) => ({ text, correct }));
    expect(first?.question).toHaveProperty("options", [options[0], ...plain.slice(1)]);
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

  test("has the sections of its steps, whose words count; older files hold them in the content", () => {
    const sections = {
      objectives: [{ text: "The lamp", source: null }],
      keyPoints: [{ text: `${quote}.`, source: { document: "lights.txt", paragraph: 3, quote } }],
      reflections: [],
      terms: [{ term: "Net", meaning: "what glows" }],
      next: "The lens",
    };
    const [first] = courseFrom({ steps: [{ ...step, sections }] }, [LIGHTS]).steps;
    expect(first?.sections).toMatchObject({
      keyPoints: [{ text: `${quote}.`, source: { offset: sourceAt(3).offset } }],
      terms: [{ term: "Net", meaning: "what glows", source: null }],
      next: "The lens",
    });
    const labels = "What this step is about Key points Important terms The next step is about";
    const words = `${step.content} The lamp ${quote} Net what glows The lens ${labels}`;
    expect(first?.words).toBe(words.split(" ").length);
    const [older] = courseFrom({ steps: [step] }, [LIGHTS]).steps;
    expect(older?.sections).toEqual(NO_SECTIONS);
  });

  test.each([
    [null, "The course is no object"],
    [{ steps: {} }, "steps is no list"],
    [{ steps: ["x"] }, "steps[0] is no object"],
    [{ steps: [step, { title: "x" }] }, "steps[1].content is no text"],
    [{ steps: [{ ...step, sources: [{}] }] }, "steps[0].sources[0].quote is no text"],
    [{ steps: [{ ...step, sections: {} }] }, "steps[0].sections.objectives is no list"],
    [{ steps: [{ ...step, question: { text: "?" } }] }, "steps[0].question.options is no list"],
  ])("%j is refused with the place", (json, message) => {
    expect(() => courseFrom(json, [LIGHTS])).toThrow(new CourseFileError(message));
  });
});
