import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { expect, it } from "vitest";
import { SECTION_LABELS } from "./sections.ts";

/** Words of other pictures for a unit of a course; it is called Schritt, step, étape, paso, tappa. */
const OTHER_WORDS = /station|estaci[oó]n|stazione/i;

const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
const byKey = (texts: object) => Object.entries<string>({ ...texts });

it.each(COURSE_LANGUAGES)("has the places of the English texts, in %s", (language) => {
  const wanted = byKey(SECTION_LABELS.en).map(([key, text]) => [key, places(text)]);
  const own = byKey(SECTION_LABELS[language]);
  expect(own.map(([key, text]) => [key, places(text)])).toEqual(wanted);
  for (const [, text] of own) expect(text.trim()).not.toBe("");
});

it.each(COURSE_LANGUAGES)("calls a step by its one name, in %s", (language) => {
  const texts = byKey(SECTION_LABELS[language]);
  expect(texts.filter(([, text]) => OTHER_WORDS.test(text))).toEqual([]);
});
