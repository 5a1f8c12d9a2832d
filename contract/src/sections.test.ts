import { describe, expect, it } from "vitest";
import { LIMITS } from "./limits.ts";
import { sectionTextsSchema } from "./sectionSchemas.ts";
import {
  composeStepMarkdown,
  NO_SECTIONS,
  nextLine,
  type StepSections,
  textsOfSections,
} from "./sections.ts";

const LABELS = {
  objectives: "What this step is about",
  keyPoints: "Key points",
  reflections: "Think it over",
  terms: "Important terms",
  next: "The next step is about: {title}.",
};
const line = (text: string) => ({ text, source: null });
const SECTIONS: StepSections = {
  objectives: [line("How a lamp burns"), line("the meaning of “wick”")],
  keyPoints: [line("A lamp burns oil.")],
  reflections: [line("When could a lamp be of use?")],
  terms: [{ term: "Wick", meaning: "A cord that draws oil.", source: null }],
  next: "The lens",
};
const composed = (content: string, sections: Partial<StepSections>) =>
  composeStepMarkdown(content, { ...NO_SECTIONS, ...sections }, LABELS);

describe("a whole step as one Markdown text", () => {
  it("has its sections around the passages, in the order in which they are read", () => {
    expect(composed("## Oil\n\nA lamp burns oil.", SECTIONS)).toBe(
      [
        "**What this step is about**",
        "- How a lamp burns\n- the meaning of “wick”",
        "## Oil",
        "A lamp burns oil.",
        "## Key points",
        "- A lamp burns oil.",
        "## Think it over",
        "- When could a lamp be of use?",
        "## Important terms",
        "- **Wick**: A cord that draws oil.",
        "*The next step is about: The lens.*",
      ].join("\n\n"),
    );
  });

  it("is its passages where it has no sections, and nothing where it has neither", () => {
    expect(composed("Some *words*.\n", {})).toBe("Some *words*.");
    expect(composed(" \n", {})).toBe("");
    expect(composed("", { keyPoints: SECTIONS.keyPoints })).toBe("## Key points\n\n- A lamp burns oil.");
  });

  it("shows what stands in its sections as it is", () => {
    const terms = [{ term: "a*b", meaning: "1. [x] <b>", source: null }];
    expect(composed("", { terms })).toContain("- **a\\*b**: 1\\. \\[x\\] \\<b\\>");
    expect(composed("", { objectives: [line("# no heading")] })).toContain("- \\# no heading");
    expect(composed("", { next: "$& and {title}" })).toBe("*The next step is about: $& and {title}.*");
  });
});

it.each([
  ["The lens", "The next step is about: The lens."],
  ["What is a lens?", "The next step is about: What is a lens?"],
  ["And then …", "The next step is about: And then …"],
])("the line about what comes next ends once: %s", (title, wanted) => {
  expect(nextLine(title, LABELS)).toBe(wanted);
});

describe("the sections as people write them", () => {
  const texts = textsOfSections(SECTIONS);
  const parsed = (change: object) => sectionTextsSchema.safeParse({ ...texts, ...change });

  it("are their texts alone, each line in one piece", () => {
    expect(texts.terms).toEqual([{ term: "Wick", meaning: "A cord that draws oil." }]);
    expect(parsed({}).data).toEqual(texts);
    expect(parsed({ keyPoints: ["  one\n two "] }).data?.keyPoints).toEqual(["one two"]);
  });

  it.each([
    ["an empty line", { keyPoints: [" "] }],
    ["a term without a meaning", { terms: [{ term: "Wick", meaning: "" }] }],
    ["a line that is too long", { reflections: ["x".repeat(LIMITS.sectionLineLength + 1)] }],
    ["too many lines", { objectives: Array.from({ length: LIMITS.sectionLines + 1 }, () => "x") }],
    ["no title", { next: "" }],
  ])("are refused with %s", (_what, change) => {
    expect(parsed(change).success).toBe(false);
  });
});
