import { describe, expect, test } from "vitest";
import { languageDataOf } from "../../text/languages/index.ts";
import type { Question } from "../../types/index.ts";
import { disagreementOf } from "./disagreement.ts";
import { formComplaints } from "./form.ts";
import { foundIn } from "./passages.ts";

const STEP =
  "## The lamp\n\nA lamp of 60 watts that burns for two hours uses 120 watt-hours. Whale oil was given up because paraffin gave a whiter flame.";

type Choice = Extract<Question, { kind: "choice" }>;

const question = (change: Partial<Choice> = {}): Choice => ({
  ...{ kind: "choice", origin: "model", form: null, reason: null, source: null },
  text: "How much does a lamp of 60 watts use in four hours?",
  options: ["240 watt-hours", "15 watt-hours", "60 watt-hours", "64 watt-hours"].map((text, at) => ({
    text,
    correct: at === 0,
  })),
  ...{ explanation: "Twice the time needs twice as much.", hint: "Begin with what two hours need." },
  ...change,
});

const PROOF = "A lamp of 60 watts that burns for two hours uses 120 watt-hours.";
const wrong = { verdict: "wrong" as const, sentence: "" };
const right = { verdict: "right" as const, sentence: PROOF };

describe("a question is judged by evidence", () => {
  test("a conclusion whose sentence stands in the step holds, though it shares no words with it", () => {
    expect(disagreementOf(question(), [right, wrong, wrong, wrong], STEP)).toBeNull();
  });

  test("the sentence may be written with other quotation marks, dashes and spaces", () => {
    const verdict = {
      ...right,
      sentence: "A lamp of 60 watts that burns  for two hours uses 120 watt–hours",
    };
    expect(disagreementOf(question(), [verdict, wrong, wrong, wrong], STEP)).toBeNull();
  });

  test.each([
    [
      "the key is wrong",
      [wrong, right, wrong, wrong],
      /marked right, but .* wrong; .*marked wrong, but .* right: “A lamp/,
    ],
    ["two are right", [right, right, wrong, wrong], /“15 watt-hours” is marked wrong, but .* right/],
    ["none is right", [wrong, wrong, wrong, wrong], /“240 watt-hours” is marked right, but .* wrong/],
    [
      "the step decides nothing",
      [{ verdict: "open" as const, sentence: "" }, wrong, wrong, wrong],
      /does not decide/,
    ],
    [
      "the proof is invented",
      [{ ...right, sentence: "It uses 240." }, wrong, wrong, wrong],
      /no sentence of the step proves/,
    ],
    [
      "an option is a joke",
      [right, { verdict: "absurd" as const, sentence: "" }, wrong, wrong],
      /“15 watt-hours” is absurd/,
    ],
    ["an answer is missing", [right, wrong, wrong], /does not decide whether “64 watt-hours”/],
  ])("%s: it is refused, with the option and the reason", (_, verdicts, reason) => {
    expect(disagreementOf(question(), verdicts, STEP)).toMatch(reason);
  });
});

describe("the form of a question that a model wrote", () => {
  const complaints = (change: Partial<Choice>) => formComplaints(question(change), languageDataOf("en"));

  test("is in order where it names options by what they say, and hints at the way", () => {
    expect(complaints({})).toEqual([]);
  });

  test("is in order where it names a unit of the answer, or uses a letter as a word", () => {
    expect(complaints({ hint: "The table answers a part of it: count the watt-hours." })).toEqual([]);
  });

  test.each<[string, Partial<Choice>, RegExp]>([
    ["a letter called right", { explanation: "Twice as much. C is correct." }, /explanation names options/],
    [
      "a place called right",
      { explanation: "The correct answer is the first one." },
      /explanation names options/,
    ],
    [
      "an explanation in another language",
      { explanation: "Die doppelte Zeit braucht die doppelte Energie, und das sind die Wattstunden." },
      /explanation is written in another language/,
    ],
    ["a hint with the number of the answer", { hint: "It is just 240." }, /gives “240 watt-hours” away/],
    ["letters", { explanation: "Option A is correct." }, /explanation names options/],
    ["places", { hint: "The second answer is a trap." }, /hint names options/],
    [
      "all together",
      {
        options: question().options.map((one, at) =>
          at === 3 ? { ...one, text: "None of the above" } : one,
        ),
      },
      /None of the above.* names options/,
    ],
    [
      "two letters",
      { options: question().options.map((one, at) => (at === 3 ? { ...one, text: "Both B and C" } : one)) },
      /Both B and C.* names options/,
    ],
    ["a hint that is the answer", { hint: "It is 240 watt-hours." }, /gives “240 watt-hours” away/],
  ])("is refused for %s", (_, change, reason) => {
    expect(complaints(change).join("; ")).toMatch(reason);
  });
});

test.each([
  ["“The keeper's lamp”", 'the end. "The keeper’s lamp" burned', '"The keeper’s lamp"'],
  ["the efficient lamp", "He praised the eﬃcient lamp.", "the eﬃcient lamp."],
  [
    "It burned … until morning.",
    "It burned the whole night until morning, they say",
    "It burned the whole night until morning",
  ],
  ["It burned until evening.", "It burned until morning.", null],
])("the quote %j is found in %j as %j", (quote, text, found) => {
  expect(foundIn(quote, text)).toBe(found);
});
