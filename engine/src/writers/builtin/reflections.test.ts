import { SECTION_TEMPLATES } from "@lehrpfad/i18n/sections";
import { describe, expect, it } from "vitest";
import { reflections } from "./reflections.ts";

const TOPICS = ["Der Schwänzeltanz", "Der Rundtanz"];
const BEFORE = "Wie Bienen sehen";
const sourceOf = (quote: string) => ({
  ...{ document: "bees", documentName: "bees.pdf", page: 1, paragraph: 2, offset: 0, quote },
});
const itemsOf = (topics: readonly string[]) => topics.map((text) => ({ text, source: sourceOf(text) }));
const given = (words: number, position = 2, before: string | null = BEFORE, topics = TOPICS) =>
  reflections(itemsOf(topics), before, words, position, SECTION_TEMPLATES.de).map(({ text }) => text);

/** Every kind of them, as they come in steps one after the other. */
const everyKind = (before: string | null = BEFORE, topics = TOPICS, templates = SECTION_TEMPLATES.de) =>
  new Set(
    [0, 1, 2, 3, 4]
      .flatMap((position) => reflections(itemsOf(topics), before, 1_000, position, templates))
      .map(({ text }) => text),
  );

describe("what to think over after a step", () => {
  it.each(["de", "en", "fr", "es", "it"] as const)("is about its topics, in %s", (language) => {
    const all = [...everyKind(BEFORE, ["Der Rundtanz"], SECTION_TEMPLATES[language])];
    expect(all).toHaveLength(5);
    for (const one of all) expect(one).toContain("Der Rundtanz");
    expect(all.filter((one) => one.includes(BEFORE))).toHaveLength(1);
    for (const one of all) expect(one).toMatch(/[.?]$/);
  });

  it("is as long as it must be: two at least, three at most, nothing where no word is missing", () => {
    expect(given(0)).toEqual([]);
    expect(given(-20)).toEqual([]);
    expect(given(1)).toHaveLength(2);
    expect(given(30)).toHaveLength(3);
    expect(given(1_000)).toHaveLength(3);
    expect(given(1_000, 2, BEFORE, ["Der Rundtanz"])).toHaveLength(2);
  });

  it("speaks of one topic after the other, and begins otherwise in the next step", () => {
    expect(given(1)[0]).toContain("Schwänzeltanz");
    expect(given(1)[1]).toContain("Rundtanz");
    expect(given(1, 2)[0]).not.toBe(given(1, 3)[0]);
  });

  it("names for each the heading that it is about", () => {
    const items = reflections(itemsOf(TOPICS), BEFORE, 1_000, 2, SECTION_TEMPLATES.de);
    for (const { text, source } of items) expect(text).toContain(source?.quote ?? "nothing");
  });

  it("links no step with one of the same thing, nor the first with any", () => {
    const parts = everyKind("Bienen (Teil 1)", ["Bienen: Tanz und Honig"]);
    expect(parts.size).toBe(4);
    expect([...parts].join(" ")).not.toMatch(/Teil|Honig/);
    expect(everyKind(null).size).toBeLessThan(everyKind().size);
  });

  it("leaves out where in the document a thing stands", () => {
    const [first] = given(1, 0, null, ["Appendix B. Deep analysis exercise: Holidays"]);
    expect(first).toContain("„Deep analysis exercise“");
  });

  it("is nothing where a step has no name that fits into a sentence", () => {
    expect(given(1_000, 2, BEFORE, [])).toEqual([]);
    expect(given(1_000, 2, BEFORE, ["Bienen und Blüten ".repeat(4)])).toEqual([]);
  });
});
