import { describe, expect, test } from "vitest";
import type { Language } from "../../../types/index.ts";
import { candidatesOf } from "./drafts.ts";
import { type Case, under } from "./fixtures/cases.ts";
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

/** What stands in the outer quotation marks of a language, in its inner ones as the document has it. */
const quotesIn = (text: string): string[] =>
  [...text.matchAll(/„([^“]+)“|“([^”]+)”|«\u00a0?([^»]+?)\u00a0?»/gu)].map(
    ([, de, en, other]) => de ?? en ?? other ?? "",
  );

describe.each(LANGUAGES)("why an answer is right or not in %s", (language) => {
  const cases = SETS[language].filter(([form, , prompt]) => form === "which4" && prompt !== null);
  const found = cases.flatMap(([form, text]) => {
    const { analysis, step } = oneStep(language, text);
    return candidatesOf(analysis, step)
      .filter((one) => one.form === form)
      .map((one) => ({ analysis, one }));
  });
  test("is said of each wrong option by what the document says of it, word for word", () => {
    const chosen = found.flatMap(({ analysis, one: { body } }) =>
      body.kind === "choice" ? body.options.map((option) => ({ analysis, ...option })) : [],
    );
    expect(chosen.length).toBeGreaterThanOrEqual(4);
    for (const { analysis, text, correct, feedback } of chosen) {
      if (correct) continue;
      const [term, meaning, ...more] = quotesIn(feedback ?? "");
      expect([term, more]).toEqual([text, []]);
      const block = analysis.blocks.find((one) => one.text.startsWith(text));
      expect(block?.text).toContain(meaning);
    }
  });
  test("names the term that was meant, and quotes nothing that the document does not say", () => {
    expect(found.length).toBeGreaterThan(0);
    for (const { analysis, one } of found) {
      const quotes = quotesIn(one.told);
      expect(quotes.length).toBeGreaterThanOrEqual(2);
      for (const quote of quotes) expect(analysis.blocks.some(({ text }) => text.includes(quote))).toBe(true);
    }
  });
});

test("the reason is where the text uses the word itself, not one of its family", () => {
  const glossary = en.CASES.find(([form, , prompt]) => form === "which4" && prompt !== null)?.[1] ?? [];
  const reasonAfter = (sentence: string) => {
    const { analysis, step } = oneStep("en", [...under("Work", sentence), ...glossary]);
    const asked = candidatesOf(analysis, step).filter(
      ({ form, text }) => form === "which4" && /queen/.test(text),
    );
    return asked.map(({ told }) => told);
  };
  const used = "The keeper lifts the brood chamber off the floor before the cold nights come.";
  expect(reasonAfter(used)).toEqual([expect.stringContaining(`“${used}”`)]);
  const kin = "The keeper lifts all brooding chambers off the floor before the cold nights come.";
  expect(reasonAfter(kin)).toEqual([expect.stringContaining("“Brood chamber: The lower part")]);
});

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
