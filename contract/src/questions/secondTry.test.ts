import { describe, expect, it } from "vitest";
import type { QuestionBody } from "../questionSchemas.ts";
import { tellFirstAnswer } from "./answers.ts";

const option = (id: string, correct: boolean, feedback?: string) => ({
  id,
  text: `Option ${id}`,
  correct,
  feedback,
});
const choose = (...selected: string[]) => ({ kind: "choice" as const, selected });
const pairs = ["a", "b", "c"].map((id) => ({ id, text: id, matchId: `m${id}`, match: `to ${id}` }));
const items = ["a", "b", "c"].map((id) => ({ id, text: id }));
const match = (...given: string[]) => ({
  kind: "match" as const,
  matched: given.map((to, at) => ({ item: pairs[at]?.id ?? "", match: `m${to}` })),
});

describe("what is told of a first answer", () => {
  const one: QuestionBody = {
    kind: "choice",
    options: [
      option("a", true),
      option("b", false, "No, OPTION A."),
      option("c", false, "Think."),
      option("d", false),
    ],
  };
  it("names the one option that was taken where one is right, with what is said to it", () => {
    expect(tellFirstAnswer(one, choose("c"))).toEqual({ level: 4, wrong: [{ id: "c", text: "Think." }] });
    expect(tellFirstAnswer(one, choose("d"))?.wrong).toEqual([{ id: "d", text: "" }]);
  });
  it("leaves out what is said where that names the right option", () => {
    expect(tellFirstAnswer(one, choose("b"))?.wrong).toEqual([{ id: "b", text: "" }]);
  });
  it("names nothing where several are right or were taken: what is left would tell the rest", () => {
    const two = { ...one, options: one.options.map((it) => ({ ...it, correct: it.id < "c" })) };
    for (const answer of [choose("a"), choose("c"), choose("b", "c")])
      expect(tellFirstAnswer(two, answer)).toEqual({ level: null, wrong: [] });
    expect(tellFirstAnswer(one, choose("a", "c"))).toEqual({ level: null, wrong: [] });
  });
  it("is the share of pairs and places, without naming any; of two parts there is no second try", () => {
    expect(tellFirstAnswer({ kind: "match", pairs }, match("a", "c", "b"))).toEqual({ level: 3, wrong: [] });
    expect(tellFirstAnswer({ kind: "match", pairs: pairs.slice(0, 2) }, match("b", "a"))).toBeNull();
    const order = (...ids: string[]) => ({ kind: "order" as const, order: ids });
    expect(tellFirstAnswer({ kind: "order", items }, order("c", "b", "a"))).toEqual({ level: 4, wrong: [] });
    expect(tellFirstAnswer({ kind: "order", items: items.slice(1) }, order("c", "b"))).toBeNull();
  });
  it("is that it is wrong where the answer is one whole; who judges alone has no second try", () => {
    expect(
      tellFirstAnswer({ kind: "typed", accepted: ["wax"] }, { kind: "typed", text: "honey" })?.level,
    ).toBe(4);
    const self: QuestionBody = { kind: "self", passage: "", points: [] };
    expect(tellFirstAnswer(self, { kind: "self", text: "", level: 4 })).toBeNull();
  });
});
