import type { Answer } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { type Entry, holdsUpAll, isFinal, readEntries, withEntry, withoutEntry } from "./entries.ts";

const answer: Entry = {
  kind: "answer",
  slug: "kurs",
  stepId: "1",
  answer: { kind: "choice", selected: ["a"] },
};
const on: Entry = { kind: "understood", slug: "kurs", stepId: "1", understood: true };
const off: Entry = { ...on, understood: false };
const anchor = { quote: "Wasser", prefix: "", suffix: "" };
const mark: Entry = { kind: "mark", slug: "kurs", stepId: "1", id: "m", ...anchor };

describe("what waits to be sent", () => {
  it("keeps its order, and the newest about the same thing", () => {
    expect(withEntry(withEntry(withEntry([], on), answer), off)).toEqual([answer, off]);
    const note: Entry = { kind: "note", slug: "kurs", id: "m", note: "Nachfragen" };
    const noted = [note, { ...note, note: "Gefragt" }].reduce(withEntry, [mark]);
    expect(noted).toEqual([mark, { ...note, note: "Gefragt" }]);
    expect(readEntries(JSON.stringify([...noted, { ...note, note: 7 }]))).toEqual(noted);
    expect(withEntry(noted, { kind: "unmark", slug: "kurs", id: "m" })).toHaveLength(1);
  });
  it("loses only what was sent as it was sent", () => {
    expect(withoutEntry([answer, off], on)).toEqual([answer, off]);
    expect(withoutEntry([answer, off], off)).toEqual([answer]);
  });
  it("has each exercise of a step for itself, beside its question", () => {
    const exercise = (exerciseId: string, text: string): Entry => {
      return { kind: "exercise", slug: "kurs", stepId: "1", exerciseId, answer: { kind: "typed", text } };
    };
    const both = [answer, exercise("a", "one"), exercise("b", "two")].reduce(withEntry, [] as Entry[]);
    expect(both).toHaveLength(3);
    expect(withEntry(both, exercise("a", "three"))).toEqual([
      answer,
      exercise("b", "two"),
      exercise("a", "three"),
    ]);
    expect(readEntries(JSON.stringify(both))).toEqual(both);
    const { exerciseId: _, ...broken } = { exerciseId: "a", ...exercise("a", "one") };
    expect(readEntries(JSON.stringify([broken, answer]))).toEqual([answer]);
  });
  it("keeps the answers of an entry test in their order, and its end behind them", () => {
    const entry = (stepId: string, text: string | null): Entry => {
      const given: Answer | null = text === null ? null : { kind: "typed", text };
      return { kind: "entry", slug: "kurs", stepId, questionId: `q${stepId}`, answer: given };
    };
    const end: Entry = { kind: "entryEnd", slug: "kurs" };
    const all = [entry("1", "one"), entry("2", null), answer, end].reduce(withEntry, [] as Entry[]);
    expect(all).toEqual([entry("1", "one"), entry("2", null), answer, end]);
    expect(withEntry(all, end)).toEqual(all);
    expect(withEntry(all, { kind: "entryEnd", slug: "wege" })).toHaveLength(5);
    const { questionId: _, ...broken } = { questionId: "", ...entry("3", null) };
    expect(readEntries(JSON.stringify([...all, broken]))).toEqual(all);
    expect(isFinal("ENTRY_TEST_CLOSED", true)).toBe(true);
  });
  it("keeps the answers of each attempt at a final quiz apart, and an end behind them", () => {
    const quiz = (attempt: number, stepId: string): Entry => {
      return { kind: "quiz", slug: "kurs", attempt, stepId, questionId: `q${stepId}`, answer: null };
    };
    const end: Entry = { kind: "quizEnd", slug: "kurs", attempt: 1 };
    const all = [quiz(1, "1"), quiz(1, "2"), end, quiz(2, "1")].reduce(withEntry, [] as Entry[]);
    expect(all).toEqual([quiz(1, "1"), quiz(1, "2"), end, quiz(2, "1")]);
    const { attempt: _, ...broken } = { attempt: 1, ...quiz(1, "3") };
    expect(readEntries(JSON.stringify([...all, broken, { kind: "quizEnd", slug: "kurs" }]))).toEqual(all);
    expect(isFinal("QUIZ_CLOSED", true)).toBe(true);
  });
  it("is read from a storage that may hold anything", () => {
    expect(readEntries(JSON.stringify([answer, { kind: "else", slug: "x", id: "1" }, 7]))).toEqual([answer]);
    expect(readEntries("{")).toEqual([]);
    expect(readEntries(null)).toEqual([]);
  });
  it("is read as the version before kept it, which knew no kinds of questions", () => {
    const former = { kind: "answer", slug: "kurs", stepId: "1", selected: ["a"] };
    expect(readEntries(JSON.stringify([former, on]))).toEqual([answer, on]);
    const broken = { ...answer, answer: { kind: "choice", selected: "a" } };
    expect(readEntries(JSON.stringify([broken, { ...former, selected: "a" }, on]))).toEqual([on]);
  });
  it("is given up only where sending again is of no use", () => {
    expect(isFinal("STEP_NOT_FOUND", true)).toBe(true);
    expect(isFinal("ENROLMENT_REQUIRED", false)).toBe(true);
    for (const code of [
      "NETWORK",
      "INTERNAL_SERVER_ERROR",
      "DATABASE_UNAVAILABLE",
      "UNAUTHORIZED",
      "BAD_GATEWAY",
    ])
      expect(isFinal(code, true)).toBe(false);
    expect(isFinal("ENROLMENT_REQUIRED", true)).toBe(false);
  });
  it("waits as a whole only where the reason is about no course", () => {
    for (const code of ["NETWORK", "UNAUTHORIZED", "BAD_GATEWAY"]) expect(holdsUpAll(code)).toBe(true);
    for (const code of ["COURSE_UNAVAILABLE", "EMAIL_NOT_CONFIRMED", "INTERNAL_SERVER_ERROR"])
      expect(holdsUpAll(code)).toBe(false);
  });
});
