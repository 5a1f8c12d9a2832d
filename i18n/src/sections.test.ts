import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { expect, it } from "vitest";
import { SECTION_LABELS, SECTION_TEMPLATES } from "./sections.ts";

/** Words of other pictures for a unit of a course; it is called Schritt, step, étape, paso, tappa. */
const OTHER_WORDS = /station|estaci[oó]n|stazione/i;

const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
const byKey = (texts: object) => Object.entries<string>({ ...texts });

it.each(COURSE_LANGUAGES)("has the places of the English texts, in %s", (language) => {
  const pairs = [
    [SECTION_LABELS.en, SECTION_LABELS[language]],
    [SECTION_TEMPLATES.en, SECTION_TEMPLATES[language]],
  ] as const;
  for (const [english, own] of pairs) {
    const wanted = byKey(english).map(([key, text]) => [key, places(text)]);
    expect(byKey(own).map(([key, text]) => [key, places(text)])).toEqual(wanted);
    for (const [, text] of byKey(own)) expect(text.trim()).not.toBe("");
  }
});

it.each(COURSE_LANGUAGES)("calls a step by its one name, in %s", (language) => {
  const texts = [...byKey(SECTION_LABELS[language]), ...byKey(SECTION_TEMPLATES[language])];
  expect(texts.filter(([, text]) => OTHER_WORDS.test(text))).toEqual([]);
});
