import { NO_SECTIONS } from "@lehrpfad/contract";
import { describe, expect, it } from "vitest";
import type { Source } from "../../types/index.ts";
import { cutStep, listCuts, type StepTexts, withWords } from "./cut.ts";
import { joinSteps } from "./join.ts";

const from = (quote: string, offset = 0): Source => ({
  ...{ document: "d", documentName: "bees.txt", page: null, paragraph: 1, offset, quote },
});

const WINTER = "In winter the bees sit closely together and keep the queen warm.";
const WAX = "Bees make wax in glands under their bodies.";
const COMB = "The comb consists of cells with six sides.";

const BEES: StepTexts = withWords(
  {
    title: "Bees",
    content: [
      "Bees live in colonies.",
      "## The winter",
      WINTER,
      "They eat the honey of the summer.",
      "## The comb",
      WAX,
      "### Cells",
      COMB,
    ].join("\n\n"),
    sections: {
      ...NO_SECTIONS,
      objectives: [
        { text: "how bees live through the cold", source: from("keep the queen warm") },
        { text: "what a comb is made of", source: null },
      ],
      terms: [
        { term: "wax", meaning: "a soft substance from glands", source: from(WAX) },
        { term: "colony", meaning: "bees that live together", source: null },
      ],
      next: "Honey",
    },
    summary: "Bees keep their queen warm in winter. Wax from their glands becomes a comb with cells.",
    sources: [from(WINTER, 1), from("a sentence that stands nowhere", 2), from(COMB, 3)],
  },
  "en",
);

function cut(at: number, title = "The comb") {
  const halves = cutStep(BEES, at, title, "en");
  if (halves === null) throw new Error("It cannot be cut there");
  return halves;
}

const COMB_HEADING = 4;

describe("a step in two", () => {
  it("can be cut before headings and paragraphs, not behind a heading", () => {
    expect(listCuts(BEES).map(({ at, kind, title }) => [at, kind, title])).toEqual([
      [1, "heading", "The winter"],
      [3, "paragraph", "The winter (2)"],
      [COMB_HEADING, "heading", "The comb"],
      [6, "heading", "Cells"],
    ]);
    expect(cutStep(BEES, 2, "No", "en")).toBeNull();
    expect(cutStep(BEES, 99, "No", "en")).toBeNull();
  });

  it("sees no place inside lists, tables and code", () => {
    const content = "One.\n\n- a\n\n- b\n\n```\n# code\n\nmore\n```\n\n| a |\n| - |\n| b |\n\nTwo.";
    expect(listCuts({ title: "T", content }).map(({ text }) => text)).toEqual(["Two."]);
  });

  it("gives each half what was taken from its text, once", () => {
    const { first, second } = cut(COMB_HEADING);
    expect(second.content).toBe([WAX, "### Cells", COMB].join("\n\n"));
    expect(first.content.endsWith("They eat the honey of the summer.")).toBe(true);
    expect(first.sources.map(({ offset }) => offset)).toEqual([1, 2]);
    expect(second.sources.map(({ offset }) => offset)).toEqual([3]);
    expect(first.sections.objectives.map(({ text }) => text)).toEqual(["how bees live through the cold"]);
    expect(second.sections.objectives.map(({ text }) => text)).toEqual(["what a comb is made of"]);
    expect(first.sections.terms.map(({ term }) => term)).toEqual(["colony"]);
    expect(second.sections.terms.map(({ term }) => term)).toEqual(["wax"]);
    expect([first.sections.next, second.sections.next]).toEqual(["The comb", "Honey"]);
    expect(first.summary).toBe("Bees keep their queen warm in winter.");
    expect(second.summary).toBe("Wax from their glands becomes a comb with cells.");
    expect(first.words).toBeGreaterThan(20);
  });

  it("keeps the heading in the text where the title is another one", () => {
    expect(cut(COMB_HEADING, "Building").second.content).toMatch(/^## The comb\n\n/);
  });

  it("says where questions, exercises and marked passages belong", () => {
    const { halfOf, placeOf, halfOfPassage } = cut(COMB_HEADING);
    const asked = { text: "Why?", explanation: "", source: from(WINTER) };
    expect(halfOf(asked)).toBe("first");
    expect(halfOf({ ...asked, source: null, text: "How many sides has a cell?" })).toBe("second");
    expect(placeOf({ ...asked, section: 1 })).toEqual({ half: "first", section: 1 });
    expect(placeOf({ ...asked, source: from(COMB), section: 3 })).toEqual({ half: "second", section: 1 });
    expect(placeOf({ ...asked, section: null })).toEqual({ half: "first", section: null });
    expect(halfOfPassage({ quote: "six sides", prefix: "cells with ", suffix: "." })).toBe("second");
    expect(halfOfPassage({ quote: "queen", prefix: "keep the ", suffix: " warm" })).toBe("first");
  });

  it("places an exercise of a section that is cut through by its passage", () => {
    const { placeOf } = cut(3, "More");
    const asked = { text: "?", explanation: "", section: 1 };
    expect(placeOf({ ...asked, source: from(WINTER) })).toEqual({ half: "first", section: 1 });
    expect(placeOf({ ...asked, source: from("eat the honey") })).toEqual({ half: "second", section: 0 });
  });
});

describe("two steps in one", () => {
  it("are again what they were before they were parted", () => {
    const { first, second } = cut(COMB_HEADING);
    const { step } = joinSteps(first, second, "Bees", "en");
    expect(step.content).toBe(BEES.content);
    expect(step.sources).toEqual(BEES.sources);
    expect(step.words).toBe(BEES.words);
    expect(step.sections.terms).toHaveLength(2);
    expect(step.sections.next).toBe("Honey");
  });

  it("stand under their titles where the whole has another one, each source once", () => {
    const honey = withWords(
      { ...BEES, title: "Honey", content: "# Nectar\n\nText.\n\n## Bees\n\nMore.", summary: "" },
      "en",
    );
    const { step, sectionOfFirst, sectionOfSecond } = joinSteps(BEES, honey, "A year", "en");
    const headings = step.content.split("\n").filter((line) => line.startsWith("#"));
    expect(headings).toEqual([
      "## Bees",
      "### The winter",
      "### The comb",
      "#### Cells",
      "## Honey",
      "### Nectar",
      "#### Bees",
    ]);
    expect(step.sources).toEqual(BEES.sources);
    expect(step.sections.objectives).toHaveLength(2);
    expect(step.summary).toBe(BEES.summary);
    // Parts begin at headings of the second and third level now.
    expect([sectionOfFirst(0), sectionOfFirst(1), sectionOfFirst(null)]).toEqual([0, 1, 2]);
    expect([sectionOfSecond(0), sectionOfSecond(null)]).toEqual([4, null]);
  });
});
