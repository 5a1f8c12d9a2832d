import { expect, test } from "vitest";
import { LIGHTS, sourceAt, traitsOf } from "../fixtures/lights.ts";
import type { Asked } from "./asked.ts";
import { askedBefore, gateContext, gateCourse } from "./context.ts";
import { judge } from "./judge.ts";

const course = gateCourse("en", [LIGHTS], traitsOf);
const read = LIGHTS.blocks.map(({ text }) => text).join("\n\n");
const source = sourceAt(6);
const self: Asked = {
  ...{ kind: "self", passage: source.quote, points: ["twenty miles"] },
  ...{ origin: "builtin", form: "section", text: "What does the text say about “The lens”?", source },
};

const codes = (question: Asked, before: Asked[] = []) =>
  judge(
    question,
    gateContext(
      course,
      read,
      before.map((one) => askedBefore(one, course)),
    ),
  ).map(({ code }) => code);

test("a sound question without options passes", () => {
  expect(codes(self)).toEqual([]);
  expect(codes({ ...self, kind: "typed", accepted: ["beam"] })).toEqual([]);
  expect(
    codes({ ...self, kind: "order", items: ["lamp", "lens", "beam"].map((text) => ({ text })) }),
  ).toEqual([]);
});

test.each<[string, Asked, string]>([
  ["form", { ...self, passage: "", points: [] }, "answer_missing"],
  ["grammar", { ...self, text: "What does the the text say about “The lens”?" }, "word_doubled"],
  [
    "its own language",
    { ...self, text: "Was sagt der Text über die Lampe und den Turm und das Licht?" },
    "other_language",
  ],
  ["a source", { ...self, source: null }, "source_missing"],
  [
    "a quote that stands there",
    { ...self, source: { ...source, quote: "Nobody wrote this." } },
    "quote_not_found",
  ],
  [
    "a passage that stands there",
    { ...self, passage: `${source.quote}\n\nNobody wrote this.` },
    "quote_not_found",
  ],
  ["numbers of the text", { ...self, points: ["73 miles"] }, "number_unsupported"],
  ["a reader who has only the step", { ...self, text: "What does this mean?" }, "leans_outside"],
])("it needs %s", (_, question, code) => {
  expect(codes(question)).toContain(code);
});

test("the same is not asked twice", () => {
  expect(codes(self, [self])).toContain("question_repeated");
  expect(codes({ ...self, text: "What is meant by “beam”?", source: sourceAt(5) }, [self])).toEqual([]);
});
