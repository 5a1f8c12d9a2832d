import type { CourseStep, Language } from "../../types/index.ts";
import { keyOf } from "../words.ts";
import { blocksOf, endOfSection, markdownOf, sectionOf, type TextBlock } from "./blocks.ts";
import { type StepTexts, withWords } from "./cut.ts";

/** Two steps as one. */
export interface JoinedSteps {
  step: StepTexts;
  /** The section behind which an exercise of the first step stands; null stood at its end. */
  sectionOfFirst: (section: number | null) => number | null;
  /** The same of the second step, whose end is the end of both. */
  sectionOfSecond: (section: number | null) => number | null;
}

/** Headings of the second level name the steps that were joined. */
const STEP_DEPTH = 2;
const DEEPEST = 6;

const heading = (depth: number, text: string): TextBlock => ({
  ...{ type: "heading", depth, text },
  raw: `${"#".repeat(depth)} ${text}`,
});

/** The words of a heading as they are written, with their marks. */
const headingWords = ({ raw }: TextBlock): string => {
  const [line = ""] = raw.split("\n");
  return line.replace(/^\s*#{1,6}\s+/, "").replace(/\s+#+\s*$/, "");
};

/** Blocks whose headings stand beneath one of the second level. */
function lowered(blocks: readonly TextBlock[]): TextBlock[] {
  const depths = blocks.flatMap(({ depth }) => (depth > 0 ? [depth] : []));
  const shift = Math.max(0, STEP_DEPTH + 1 - Math.min(...depths));
  if (depths.length === 0 || shift === 0) return [...blocks];
  return blocks.map((block) =>
    block.depth === 0 ? block : heading(Math.min(DEEPEST, block.depth + shift), headingWords(block)),
  );
}

/** Both lists, what stands in both once. */
function withoutDoubles<Item>(
  first: readonly Item[],
  second: readonly Item[],
  keyOfItem: (item: Item) => string,
) {
  const known = new Set(first.map(keyOfItem));
  return [...first, ...second.filter((item) => !known.has(keyOfItem(item)))];
}

function joinSections(first: StepTexts, second: StepTexts): StepTexts["sections"] {
  const [one, other] = [first.sections, second.sections];
  const lines = (of: "objectives" | "keyPoints" | "reflections") =>
    withoutDoubles(one[of], other[of], ({ text }) => keyOf(text));
  return {
    objectives: lines("objectives"),
    keyPoints: lines("keyPoints"),
    reflections: lines("reflections"),
    terms: withoutDoubles(one.terms, other.terms, ({ term, meaning }) => keyOf(`${term}: ${meaning}`)),
    next: other.next,
  };
}

/**
 * Two steps as one: the second one's text stands under its title, the first one's too where the whole has got another
 * one. Sources, terms and the like stand once.
 */
export function joinSteps(
  first: StepTexts,
  second: StepTexts,
  title: string,
  language: Language,
): JoinedSteps {
  const [one, other] = [blocksOf(first.content), blocksOf(second.content)];
  const above =
    keyOf(title) === keyOf(first.title) || one.length === 0 ? [] : [heading(STEP_DEPTH, first.title)];
  const between = other.length === 0 ? [] : [heading(STEP_DEPTH, second.title)];
  const start = above.length > 0 ? lowered(one) : one;
  const blocks = [...above, ...start, ...between, ...lowered(other)];
  const source = ({ document, offset, quote }: CourseStep["sources"][number]) =>
    `${document} ${offset} ${quote}`;
  const step = withWords(
    {
      title,
      content: markdownOf(blocks),
      sections: joinSections(first, second),
      summary: [first.summary, second.summary].filter((text) => text.trim() !== "").join("\n\n"),
      sources: withoutDoubles(first.sources, second.sources, source),
    },
    language,
  );
  const behind = above.length + one.length;
  return {
    step,
    sectionOfFirst: (section) => {
      const end = section === null ? one.length - 1 : endOfSection(one, section);
      return other.length === 0 && section === null ? null : sectionOf(blocks, above.length + end);
    },
    sectionOfSecond: (section) =>
      section === null ? null : sectionOf(blocks, behind + between.length + endOfSection(other, section)),
  };
}
