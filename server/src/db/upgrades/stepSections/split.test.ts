import { COURSE_LANGUAGES, composeStepMarkdown, LIMITS, NO_SECTIONS } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { LABELS_IN_TEXTS } from "./labels.ts";
import { splitStep } from "./split.ts";

const line = (text: string) => ({ text, source: null });
const CONTENT = "## Oil\n\nA *lamp* burns oil.\n\n- One\n- Two";
const SECTIONS = {
  objectives: [line("How a lamp burns"), line("the meaning of “wick”")],
  keyPoints: [line("A lamp burns 2 * 3 litres."), line("1. It is lit [at dusk].")],
  reflections: [line("When could a lamp be of use?")],
  terms: [{ term: "Wick_", meaning: "A cord <of cotton>: it draws oil.", source: null }],
  next: "What is a lens?",
};
const EN = LABELS_IN_TEXTS.en;
const OLD = composeStepMarkdown(CONTENT, SECTIONS, EN);

describe("a stored step", () => {
  it.each(COURSE_LANGUAGES)("is split into its passages and sections, in %s", (language) => {
    const labels = LABELS_IN_TEXTS[language];
    const old = composeStepMarkdown(CONTENT, SECTIONS, labels);
    expect(splitStep(old, labels)).toEqual({ content: CONTENT, sections: SECTIONS });
    // The editor ends each text with a line break.
    expect(splitStep(`${old}\n`, labels)).toEqual({ content: CONTENT, sections: SECTIONS });
  });

  it.each(["objectives", "keyPoints", "reflections", "terms"] as const)("may have no %s", (section) => {
    const sections = { ...SECTIONS, [section]: [] };
    const old = composeStepMarkdown(CONTENT, sections, EN);
    expect(splitStep(old, EN)).toEqual({ content: CONTENT, sections });
  });

  it("may have nothing but one section", () => {
    const sections = { ...NO_SECTIONS, objectives: SECTIONS.objectives };
    expect(splitStep(composeStepMarkdown("", sections, EN), EN)).toEqual({ content: "", sections });
    const next = { ...NO_SECTIONS, next: "The lens" };
    expect(splitStep(composeStepMarkdown("", next, EN), EN)).toEqual({ content: "", sections: next });
  });

  it("stays as it is without anything that the writer wrote, in another language too", () => {
    for (const text of ["", "Some words.\n", "**Bold**\n\n- x", "*An end.*", OLD.replaceAll("Key", "Main")]) {
      const { content, sections } = splitStep(text, LABELS_IN_TEXTS.de);
      expect({ content, sections }).toEqual({ content: text, sections: NO_SECTIONS });
    }
  });
});

describe("a text that people changed", () => {
  const split = (text: string) => {
    const found = splitStep(text, EN);
    // Whatever is taken out: together it is the text that it was.
    expect(composeStepMarkdown(found.content, found.sections, EN)).toBe(text.trimEnd());
    return found;
  };

  it("keeps its sections where only the passages were changed", () => {
    const { content, sections } = split(OLD.replace("A *lamp*", "Every **lamp**"));
    expect(content).toContain("Every **lamp** burns oil.");
    expect(sections).toEqual(SECTIONS);
  });

  it("keeps in the passages what stands before the objectives, or behind the last line", () => {
    expect(split(`New.\n\n${OLD}`).sections).toEqual({ ...SECTIONS, objectives: [] });
    expect(split(`${OLD}\n\nNew.`).sections).toEqual({ ...NO_SECTIONS, objectives: SECTIONS.objectives });
  });

  it.each([
    ["emphasis in a line", (text: string) => text.replace("How a lamp", "How a **lamp**"), "objectives"],
    ["a term without a meaning", (text: string) => text.replace(/: A cord.*/, ""), "terms"],
    ["another heading", (text: string) => text.replace("Think it over", "Think!"), "reflections"],
    ["a list in a list", (text: string) => text.replace("- 1\\. It", "  - It"), "keyPoints"],
    [
      "a longer line",
      (text: string) => text.replace("dusk", "x".repeat(LIMITS.sectionLineLength)),
      "keyPoints",
    ],
  ] as const)("keeps a section with %s where it was", (_what, change, section) => {
    const { content, sections } = split(change(OLD));
    expect(sections[section]).toEqual([]);
    expect(content).toContain("A *lamp* burns oil.");
  });
});
