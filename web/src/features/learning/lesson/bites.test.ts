import type { AnswerResult, FirstResult, StepPage } from "@lehrpfad/contract";
import { piecesOf } from "@lehrpfad/interchange/markdown";
import { describe, expect, it } from "vitest";
import { type Done, lessonOf, stateOfBite, stateOfObjective } from "./bites.ts";

const asked = (id: string, text: string) => ({ kind: "self" as const, id, text, hint: null });
const result = (right: boolean): AnswerResult => ({
  ...{ right, level: right ? 1 : 4, answer: { kind: "self", text: "", level: right ? 1 : 4 } },
  ...{ solution: { kind: "self", passage: "", points: [] }, explanation: "", source: null, secondTry: null },
});

const CONTENT = `${"word ".repeat(150)}\n\n## The sun\n\n${"word ".repeat(150)}\n\n## The dance\n\nShort.`;

/** A step with an exercise behind its second part, and a question. */
function page(change: Partial<StepPage> = {}): StepPage {
  const objectives = ["The sun", "What “wax” is", "Something else"].map((text) => ({ text, source: null }));
  const step = { id: "s", title: "Wax", content: CONTENT, sections: { objectives } };
  return {
    ...{ step, question: asked("q", "What is wax?"), result: null },
    exercises: [{ question: asked("e", "Why?"), section: 1, result: null }],
    ...change,
  } as StepPage;
}

const lesson = (shown: StepPage) => lessonOf(shown, piecesOf(shown.step.content));
const done = (shown: StepPage, change: Partial<Done> = {}): Done => ({
  ...{ question: shown.question, result: shown.result, exercises: shown.exercises },
  ...{ read: [], isUnderstood: false, isFinished: false, isKnown: false, ...change },
});
const statesOf = (shown: StepPage, change?: Partial<Done>) =>
  lesson(shown).bites.map((bite) => stateOfBite(bite, done(shown, change)));
const objectivesOf = (shown: StepPage, change?: Partial<Done>) => {
  const { bites, objectives } = lesson(shown);
  return objectives.map(({ evidence }) => stateOfObjective(evidence, bites, done(shown, change)));
};

describe("a step in bites", () => {
  it("has its exercises behind their sections and its question behind the last one", () => {
    const { bites } = lesson(page());
    expect(bites.map(({ exercises, isLast }) => [exercises.length, isLast])).toEqual([
      [0, false],
      [1, false],
      [0, true],
    ]);
  });
  it("is passed by answers where something is asked, by oneself where nothing is", () => {
    const [first] = lesson(page()).bites;
    expect(statesOf(page())).toEqual(["open", "open", "open"]);
    expect(statesOf(page(), { read: [first?.key ?? ""] })).toEqual(["read", "open", "open"]);
    const exercises = [{ question: asked("e", "Why?"), section: 1, result: result(false) }];
    expect(statesOf(page({ exercises, result: result(true) }))).toEqual(["open", "wrong", "right"]);
  });
  it("leaves the pauses to the person: an answer passes none, the mark of the whole step does", () => {
    expect(statesOf(page({ result: result(true) }), { isFinished: true })).toEqual(["open", "open", "right"]);
    expect(statesOf(page(), { isUnderstood: true, isFinished: true })).toEqual(["read", "open", "open"]);
    expect(statesOf(page({ question: null }), { isFinished: true })).toEqual(["open", "open", "read"]);
  });
  it("names what was read: the section that a bite ends in, or goes on with, else the step", () => {
    const bees = `${"word ".repeat(200)}\n\n## *Bees* \\& more\n\n${"word ".repeat(220)}\n\n${"word ".repeat(200)}`;
    const step = { ...page().step, content: bees };
    const { bites } = lesson(page({ step, exercises: [] }));
    expect(bites.map(({ topic, isSequel }) => [topic, isSequel])).toEqual([
      ["Wax", false],
      ["Bees & more", false],
      ["Bees & more", true],
    ]);
  });
  it("is open while a second try is", () => {
    const first = { right: false, level: null, answer: result(false).answer, wrong: [], solution: null };
    expect(statesOf(page({ result: first as FirstResult }), { isFinished: true }).at(-1)).toBe("open");
  });
  it("forgets what was read where the text is another one", () => {
    const [first] = lesson(page()).bites;
    const step = { ...page().step, content: CONTENT.replace("word", "other") };
    expect(statesOf(page({ step }), { read: [first?.key ?? ""] })[0]).toBe("open");
  });
  it("ticks an objective with the answer that shows it, and no other", () => {
    expect(objectivesOf(page())).toEqual(["open", "open", "open"]);
    const right = [{ question: asked("e", "Why?"), section: 1, result: result(true) }];
    expect(objectivesOf(page({ exercises: right }))).toEqual(["reached", "open", "open"]);
    const wrong = objectivesOf(page({ exercises: right, result: result(false) }), { isFinished: true });
    expect(wrong).toEqual(["reached", "again", "read"]);
  });
  it("finds out by its answer what an objective's question was about", () => {
    const quote = { documentId: "d", documentName: "D", page: 1, paragraph: 1, quote: "Short." };
    const objectives = ["The sun", "The dance"].map((text) => ({ text, source: null }));
    const step = { ...page().step, sections: { ...page().step.sections, objectives } };
    const change = { step, question: asked("q", "How long is it?"), exercises: [] };
    expect(objectivesOf(page({ ...change, result: { ...result(false), source: quote } }))).toEqual([
      "read",
      "again",
    ]);
    expect(objectivesOf(page({ ...change, result: result(false) }))).toEqual(["read", "read"]);
  });
  it("calls an objective read, not reached, where the step was only marked as understood", () => {
    expect(objectivesOf(page(), { isFinished: true })).toEqual(["read", "read", "read"]);
  });
  it("leaves open what an entry test says nothing of, until it is read", () => {
    const known = { isFinished: true, isKnown: true };
    expect(objectivesOf(page({ result: result(true) }), known)).toEqual(["open", "reached", "open"]);
    const step = { ...page().step, content: `## The sun\n\n${CONTENT.replace("## The sun", "## The moon")}` };
    const right = page({ step, result: result(true), exercises: [] });
    const read = lesson(right).bites.map(({ key }) => key);
    expect(objectivesOf(right, { ...known, read })).toEqual(["read", "reached", "open"]);
  });
  it("is one bite without a text", () => {
    const step = { ...page().step, content: "" };
    expect(lesson(page({ step, exercises: [] })).bites).toHaveLength(1);
  });
});
