import { describe, expect, test } from "vitest";
import type { Language } from "../../../types/index.ts";
import { candidatesOf } from "./drafts.ts";
import type { Case } from "./fixtures/cases.ts";
import * as de from "./fixtures/de.ts";
import * as en from "./fixtures/en.ts";
import * as es from "./fixtures/es.ts";
import * as fr from "./fixtures/fr.ts";
import * as it from "./fixtures/it.ts";
import { oneStep } from "./fixtures/oneStep.ts";

const SETS: Record<Language, readonly Case[]> = {
  de: de.CASES,
  en: en.CASES,
  fr: fr.CASES,
  es: es.CASES,
  it: it.CASES,
};
const LANGUAGES = ["de", "en", "fr", "es", "it"] as const;

describe.each(LANGUAGES)("what is asked in %s", (language) => {
  test.each(SETS[language])("%s in %j: %s", (form, text, prompt) => {
    const { analysis, step } = oneStep(language, text);
    const found = candidatesOf(analysis, step).filter((one) => one.form === form);
    if (prompt === null) expect(found.map((one) => one.text)).toEqual([]);
    else expect(found.map((one) => one.text)).toContain(prompt);
    for (const { body, block, quote } of found) {
      expect(analysis.blocks[block]?.text).toContain(quote);
      const passages = body.kind === "self" ? body.passage.split("\n\n") : [];
      for (const passage of passages)
        expect(analysis.blocks.some((one) => one.text.includes(passage))).toBe(true);
    }
  });
});
