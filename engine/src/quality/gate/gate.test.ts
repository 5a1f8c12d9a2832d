import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { describe, expect, test } from "vitest";
import { documentOf } from "../../documents/fixtures/request.ts";
import type { Language } from "../../types/index.ts";
import { traitsOf } from "../fixtures/lights.ts";
import type { Asked } from "./asked.ts";
import { askedBefore, type GateContext, gateContext, gateCourse } from "./context.ts";
import * as de from "./fixtures/de.ts";
import * as en from "./fixtures/en.ts";
import * as es from "./fixtures/es.ts";
import * as fr from "./fixtures/fr.ts";
import type { Bad, Given } from "./fixtures/given.ts";
import * as it from "./fixtures/it.ts";
import { isPositionPattern } from "./giveaways.ts";
import { judge } from "./judge.ts";

const SETS: Record<Language, { passage: string[]; good: Given[]; bad: Bad[] }> = { de, en, fr, es, it };
const ACCEPTED = 57;

function questionOf({ traits, text, right, wrong, quote }: Given): Asked {
  const place = { document: "d", documentName: "d.txt", page: null, paragraph: 1, offset: 0 };
  return {
    kind: "choice",
    origin: "builtin",
    form: traits.join(" "),
    text,
    source: quote === "" ? null : { ...place, quote },
    options: [
      ...right.map((option) => ({ text: option, correct: true })),
      ...wrong.map((option) => ({ text: option, correct: false })),
    ],
  };
}

function contextOf(language: Language, after?: Given): GateContext {
  const { passage } = SETS[language];
  const course = gateCourse(language, [documentOf(passage.map((text) => ["paragraph", text]))], traitsOf);
  return gateContext(course, passage.join("\n\n"), after ? [askedBefore(questionOf(after), course)] : []);
}

const codes = (given: Given, context: GateContext) =>
  judge(questionOf(given), context).map(({ code }) => code);

describe.each(COURSE_LANGUAGES)("the gate in %s", (language) => {
  test.each(SETS[language].bad.map((given) => [given.faults.join(", "), given] as const))(
    "refuses: %s",
    (_, given) => {
      expect(codes(given, contextOf(language, given.after))).toEqual(expect.arrayContaining(given.faults));
    },
  );
});

test("the test set is as large as it should be", () => {
  expect(COURSE_LANGUAGES.flatMap((language) => SETS[language].bad).length).toBeGreaterThanOrEqual(60);
  expect(COURSE_LANGUAGES.map((language) => SETS[language].good.length)).toEqual([12, 12, 12, 12, 12]);
});

test(`at least ${ACCEPTED} of 60 good questions are let pass`, () => {
  const refused = COURSE_LANGUAGES.flatMap((language) => {
    const context = contextOf(language);
    return SETS[language].good
      .map((given) => ({ language, text: given.text, faults: codes(given, context) }))
      .filter(({ faults }) => faults.length > 0);
  });
  expect(refused.length, JSON.stringify(refused, null, 2)).toBeLessThanOrEqual(60 - ACCEPTED);
});

test("the same place of the right option is a pattern the sixth time in a row", () => {
  const at = (place: number) => ({ sentence: "", text: [], right: [], rightKey: "", place });
  expect(isPositionPattern(2, [2, 2, 2, 2, 2].map(at))).toBe(true);
  expect(isPositionPattern(2, [2, 2, 2, 2].map(at))).toBe(false);
  expect(isPositionPattern(1, [2, 2, 2, 2, 2].map(at))).toBe(false);
});
