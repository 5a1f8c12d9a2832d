import { COURSE_LANGUAGES } from "@lehrpfad/contract/vocabulary";
import { expect, it } from "vitest";
import { STEMS } from "./stems.ts";

it.each(COURSE_LANGUAGES)("begins questions with what they are about, in %s", (language) => {
  const places = Object.entries(STEMS[language]).map(([key, text]) => [key, text.match(/\{\w+\}/g)?.sort()]);
  expect(places).toEqual([
    ["cell", ["{column}", "{row}"]],
    ["meaning", ["{term}"]],
    ["term", ["{meaning}"]],
  ]);
});
