import type { SectionTexts, StepText } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import { isComplete, isSame, merged } from "./merge.ts";

const SECTIONS: SectionTexts = {
  ...{ objectives: ["Ziel"], keyPoints: ["Punkt"], reflections: [], next: "Danach" },
  terms: [{ term: "Wabe", meaning: "ein Bau" }],
};
const base = { title: "Titel", content: "Text", sections: SECTIONS, summary: "" };
const withSections = (part: Partial<SectionTexts>): StepText => ({
  ...base,
  sections: { ...SECTIONS, ...part },
});

describe("two versions of a step", () => {
  it("go together where each changed something else, or both the same", () => {
    const mine = { ...base, content: "Mein Text" };
    const stored = { ...base, summary: "Ihre Zusammenfassung" };
    expect(merged(base, mine, stored)).toEqual({ ...mine, summary: "Ihre Zusammenfassung" });
    expect(merged(base, mine, mine)).toEqual(mine);
    expect(isSame(base, { ...base })).toBe(true);
  });
  it("do not where both changed the same text", () => {
    expect(merged(base, { ...base, title: "Meiner" }, { ...base, title: "Ihrer" })).toBeNull();
  });
  it("go together where each changed another section, and not where both changed the same", () => {
    const mine = withSections({ keyPoints: ["Meiner"] });
    const both = merged(base, mine, withSections({ next: null }));
    expect(both).toEqual(withSections({ keyPoints: ["Meiner"], next: null }));
    expect(merged(base, mine, withSections({ keyPoints: ["Ihrer"] }))).toBeNull();
    expect(merged(base, mine, { ...base, content: "Ihrer" })).toEqual({ ...mine, content: "Ihrer" });
  });
  it("are the same whatever the server takes off", () => {
    const typed = withSections({
      keyPoints: [" Punkt ", ""],
      terms: [...SECTIONS.terms, { term: "", meaning: " " }],
    });
    expect(isSame(base, { ...typed, title: "Titel " })).toBe(true);
    expect(isSame(base, withSections({ keyPoints: [] }))).toBe(false);
  });
});

describe("texts of a step", () => {
  it.each([
    ["a title", { ...base, title: " " }],
    ["the meaning of a term", withSections({ terms: [{ term: "Wabe", meaning: " " }] })],
    ["the term of a meaning", withSections({ terms: [{ term: "", meaning: "ein Bau" }] })],
  ])("are not complete without %s", (_what, texts) => {
    expect(isComplete(texts)).toBe(false);
  });
  it("are complete with empty lines", () => {
    expect(isComplete(withSections({ keyPoints: [""], terms: [{ term: "", meaning: "" }] }))).toBe(true);
  });
});
