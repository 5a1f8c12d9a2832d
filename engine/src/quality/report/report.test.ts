import { NO_SECTIONS } from "@lehrpfad/contract/sections";
import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import { locateQuote } from "../../text/quotes.ts";
import type { CourseStep, Question, Source } from "../../types/index.ts";
import { traitsOf } from "../fixtures/lights.ts";
import { reportOf } from "./report.ts";

const RIGHT = "The lamp is lit at dusk.";
const WRONG = ["The lamp is lit at noon.", "The lamp is lit at dawn.", "The lamp is never lit."];
const options = (texts: string[], right = [0]) =>
  texts.map((text, at) => ({ text, correct: right.includes(at) }));
type Choice = Extract<Question, { kind: "choice" }>;
const asked = (fields: Partial<Choice> = {}): Choice => ({
  ...{
    kind: "choice",
    origin: "builtin",
    form: "one",
    text: "When is the lamp lit?",
    options: options([RIGHT, ...WRONG]),
  },
  ...{ explanation: "The text says so.", hint: null, reason: null, source: null },
  ...fields,
});

describe("the report", () => {
  const document = documentOf([
    ["paragraph", "The lamp is lit at dusk by the old keeper."],
    ["paragraph", "The lens bends all of its light into one beam."],
  ]);
  const CONTEXT = { language: "en", goal: null, notices: [], leftOut: [], traitsOf } as const;
  const quoted = (quote: string, offset: number): Source => ({
    ...{ document: "d", documentName: "lights.txt", page: null, paragraph: 1 },
    ...{ quote, offset },
  });
  const step = (fields: Partial<CourseStep> = {}): CourseStep => ({
    ...{
      position: 1,
      title: "Lamp",
      content: document.blocks[0]?.text ?? "",
      summary: "",
      words: 10,
      sections: NO_SECTIONS,
    },
    ...{
      sources: [quoted("The lamp", 0)],
      question: asked(),
      exercises: [],
      writer: "builtin",
      fallback: false,
    },
    ...fields,
  });

  test("counts quotes that do not stand at their place", () => {
    const moved = asked({ source: quoted("The lens", 3) });
    const unknown = { ...quoted("The lamp", 0), document: "other" };
    expect(reportOf([step()], [document], CONTEXT).unverifiedQuotes).toBe(0);
    expect(reportOf([step({ question: moved })], [document], CONTEXT).unverifiedQuotes).toBe(1);
    expect(reportOf([step({ sources: [unknown] })], [document], CONTEXT).unverifiedQuotes).toBe(1);
  });

  test("measures how much of the document is taught and where the words come from", () => {
    const half = reportOf([step()], [document], CONTEXT);
    expect(half.coverage).toBe(0.5);
    expect(half.fromSource).toBe(1);
    const own = step({ content: "Nothing of this stands in any text at all." });
    expect(reportOf([own], [document], CONTEXT).fromSource).toBe(0);
    expect(reportOf([{ ...own, writer: "model" }], [document], CONTEXT).fromSource).toBeNull();
  });

  test("names steps without a question, types, places and longest options", () => {
    const second = step({ position: 2, question: null, words: 30 });
    const long = asked({ form: "other", options: options([...WRONG, `${RIGHT} Always so.`], [3]) });
    const report = reportOf([step(), second, step({ position: 3, question: long })], [document], CONTEXT);
    expect(report).toMatchObject({
      words: { total: 50, minimum: 10, median: 10, maximum: 30 },
      questions: 2,
      questionTypes: { one: 1, other: 1 },
      rightIsLongest: 0.5,
      rightPositions: [1, 0, 0, 1],
      notices: [{ code: "question_missing", params: { steps: "2" } }],
    });
  });

  test("names the steps that only ask for a summary, but no placeholders", () => {
    const summing = asked({ reason: "Nothing better can be asked." });
    const steps = [
      step({ question: summing }),
      step({ position: 2 }),
      step({ position: 3, question: summing }),
    ];
    const notices = [{ code: "question_summary", params: { steps: "1, 3" } }];
    expect(reportOf(steps, [document], CONTEXT).notices).toEqual(notices);
    const placeholder = step({ question: summing, writer: "placeholder" });
    expect(reportOf([placeholder], [document], CONTEXT).notices).toEqual([]);
  });
});

test("a quote is found where it stands, and missing it is an error", () => {
  expect(locateQuote("One. Two.", "Two.")).toBe(5);
  expect(() => locateQuote("One. Two.", "Three.")).toThrow(RangeError);
});
