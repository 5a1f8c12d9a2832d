import { expect, test } from "vitest";
import { JUDGED, refusalOf } from "./fixtures/judged/index.ts";

/** Share of the good that must be accepted, and of the bad that must be refused for their fault. */
const SHARE = 0.95;

const GOOD = JUDGED.filter(({ good }) => good);
const BAD = JUDGED.filter(({ good }) => !good);

test("there are questions of all levels and faults in five languages", () => {
  const byLanguage = (some: typeof JUDGED) =>
    Object.values(Object.groupBy(some, ({ language }) => language)).map((own) => own?.length ?? 0);
  expect(byLanguage(GOOD)).toHaveLength(5);
  expect(Math.min(...byLanguage(GOOD))).toBeGreaterThanOrEqual(12);
  expect(Math.min(...byLanguage(BAD))).toBeGreaterThanOrEqual(8);
  expect(new Set(GOOD.map(({ kind }) => kind)).size).toBe(6);
  expect(new Set(BAD.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(13);
});

test("the quotes, and the sentences that a reader names, stand in their texts", () => {
  for (const { quote, step, verdicts, answer } of JUDGED) {
    expect(quote, answer.text).not.toBe("");
    expect(verdicts, answer.text).toHaveLength(4);
    for (const { sentence } of verdicts) expect(step).toContain(sentence);
  }
});

test("good questions are accepted", () => {
  const refused = GOOD.flatMap((one) => {
    const refusal = refusalOf(one);
    return refusal === null ? [] : [`${one.language} ${one.answer.text} ${refusal}`];
  });
  expect(refused.length, refused.join("\n")).toBeLessThanOrEqual((1 - SHARE) * GOOD.length);
});

test("bad questions are refused for what is wrong with them", () => {
  const passed = BAD.flatMap((one) => {
    const refusal = refusalOf(one);
    return refusal !== null && one.reason?.test(refusal)
      ? []
      : [`${one.language} ${one.answer.text} ${refusal}`];
  });
  expect(passed.length, passed.join("\n")).toBeLessThanOrEqual((1 - SHARE) * BAD.length);
});
