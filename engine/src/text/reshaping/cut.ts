import type { CourseStep, Language } from "../../types/index.ts";
import { readable } from "../addresses.ts";
import { languageDataOf } from "../languages/index.ts";
import { splitSentences } from "../sentences.ts";
import { titledText, wholeText } from "../steps.ts";
import { countWords, keyOf } from "../words.ts";
import { type FindHalf, type Half, halvesOf } from "./belonging.ts";
import { blocksOf, endOfSection, markdownOf, sectionOf, type TextBlock } from "./blocks.ts";

/** The texts of a step, with what they were taken from. */
export type StepTexts = Pick<CourseStep, "title" | "content" | "sections" | "summary" | "sources" | "words">;

/** A place at which a step can be parted in two. */
export interface Cut {
  /** The block with which the second half begins. */
  at: number;
  kind: "heading" | "paragraph";
  /** How the second half begins. */
  text: string;
  /** What the second half would be called. */
  title: string;
}

/** A question or an exercise, as far as its place depends on it. */
export interface Asked {
  text: string;
  explanation: string;
  source: { quote: string } | null;
}

/** A step in two. */
export interface CutStep {
  first: StepTexts;
  second: StepTexts;
  /** The half that a question belongs to. */
  halfOf: (question: Asked) => Half;
  /** The half that an exercise belongs to, and the section there behind which it stands. */
  placeOf: (exercise: Asked & { section: number | null }) => { half: Half; section: number | null };
  /** The half in which a passage stands that somebody marked. */
  halfOfPassage: (passage: { quote: string; prefix: string; suffix: string }) => Half;
}

/** The step's texts with their words counted. */
export function withWords(step: Omit<StepTexts, "words">, language: Language): StepTexts {
  return { ...step, words: countWords(readable(wholeText(step, language))) };
}

function cutsIn(blocks: readonly TextBlock[], stepTitle: string): Cut[] {
  let above = stepTitle;
  return blocks.flatMap(({ type, text }, at): Cut[] => {
    const kind = type === "heading" || type === "paragraph" ? type : null;
    const title = kind === "heading" ? text : `${above} (2)`;
    if (kind === "heading") above = text;
    // A heading stays with what stands beneath it, and a picture alone is no beginning.
    const isPlace = kind !== null && at > 0 && text !== "" && blocks[at - 1]?.type !== "heading";
    return isPlace ? [{ at, kind, text, title }] : [];
  });
}

/** The places at which a step can be parted, in their order. */
export function listCuts(step: Pick<CourseStep, "content" | "title">): Cut[] {
  return cutsIn(blocksOf(step.content), step.title);
}

function cutList<Item>(items: readonly Item[], halfOf: (item: Item) => Half): Record<Half, Item[]> {
  return {
    first: items.filter((item) => halfOf(item) === "first"),
    second: items.filter((item) => halfOf(item) === "second"),
  };
}

function cutSummary(summary: string, find: FindHalf, language: Language): Record<Half, string> {
  const isLines = summary.trim().includes("\n");
  const pieces = isLines ? summary.trim().split("\n") : splitSentences(summary, languageDataOf(language));
  const halves = cutList(pieces, (piece) => find([piece], "first"));
  const join = (some: string[]) => some.join(isLines ? "\n" : " ").trim();
  return { first: join(halves.first), second: join(halves.second) };
}

/** Sources stand in the order of the text: one that nothing places stays beside the one before it. */
function cutSources(sources: StepTexts["sources"], find: FindHalf): Record<Half, StepTexts["sources"]> {
  const halves: Record<Half, StepTexts["sources"]> = { first: [], second: [] };
  let half: Half = "first";
  for (const source of sources) {
    half = find([source.quote], half);
    halves[half].push(source);
  }
  return halves;
}

function cutSections(
  { objectives, keyPoints, reflections, terms, next }: StepTexts["sections"],
  find: FindHalf,
  secondTitle: string,
): Record<Half, StepTexts["sections"]> {
  const cutItems = (items: StepTexts["sections"]["objectives"]) =>
    cutList(items, ({ text, source }) => find([source?.quote, text], "first"));
  const lists = [cutItems(objectives), cutItems(keyPoints), cutItems(reflections)] as const;
  const cutTerms = cutList(terms, ({ term, meaning, source }) =>
    find([source?.quote, term, meaning], "first"),
  );
  const half = (which: Half, following: string | null) => ({
    objectives: lists[0][which],
    keyPoints: lists[1][which],
    reflections: lists[2][which],
    terms: cutTerms[which],
    next: following,
  });
  return { first: half("first", next === null ? null : secondTitle), second: half("second", next) };
}

/** Where an exercise stands in its half: behind the part that holds the same block as before. */
function placeExercise(
  exercise: Asked & { section: number | null },
  { blocks, halves, at, dropped, find }: Parting,
): { half: Half; section: number | null } {
  const clues = [exercise.source?.quote, `${exercise.text} ${exercise.explanation}`];
  if (exercise.section === null) return { half: find(clues, "second"), section: null };
  const end = endOfSection(blocks, exercise.section);
  const begin = exercise.section === 0 ? 0 : endOfSection(blocks, exercise.section - 1) + 1;
  const half: Half = end < at ? "first" : begin >= at ? "second" : find(clues, "second");
  const block = half === "first" ? Math.min(end, at - 1) : end - at - dropped;
  return { half, section: sectionOf(halves[half], block) };
}

/** A text that is being parted before the block `at`. */
interface Parting {
  blocks: readonly TextBlock[];
  halves: Record<Half, readonly TextBlock[]>;
  at: number;
  /** Blocks between the halves that become the second one's title. */
  dropped: number;
  find: FindHalf;
}

/**
 * Parts a step before one of its blocks; null where it cannot be parted there. A heading that has become the title of
 * the second half leaves its text. Whatever stands beside the text goes with the half that it was taken from, or that
 * says it; nothing is lost and nothing is doubled.
 *
 * @param title of the second half
 */
export function cutStep(step: StepTexts, at: number, title: string, language: Language): CutStep | null {
  const blocks = blocksOf(step.content);
  if (!cutsIn(blocks, step.title).some((cut) => cut.at === at)) return null;
  const begin = blocks[at];
  const dropped = begin?.type === "heading" && keyOf(begin.text) === keyOf(title) ? 1 : 0;
  const halves = { first: blocks.slice(0, at), second: blocks.slice(at + dropped) };
  const [first, second] = [markdownOf(halves.first), markdownOf(halves.second)];
  const find = halvesOf(`${step.title}\n\n${first}`, `${title}\n\n${second}`, languageDataOf(language));
  const sources = cutSources(step.sources, find);
  const sections = cutSections(step.sections, find, title);
  const summary = cutSummary(step.summary, find, language);
  const half = (which: Half, own: { title: string; content: string }) =>
    withWords(
      { ...own, sections: sections[which], summary: summary[which], sources: sources[which] },
      language,
    );
  const parting: Parting = { blocks, halves, at, dropped, find };
  const texts = {
    first: half("first", { title: step.title, content: first }),
    second: half("second", { title, content: second }),
  };
  let findPassage: FindHalf | undefined;
  return {
    ...texts,
    halfOf: ({ source, text, explanation }) => find([source?.quote, `${text} ${explanation}`], "second"),
    placeOf: (exercise) => placeExercise(exercise, parting),
    halfOfPassage: ({ quote, prefix, suffix }) => {
      // Who only asks where a step can be cut asks for no passages.
      findPassage ??= halvesOf(
        titledText(texts.first, language),
        titledText(texts.second, language),
        languageDataOf(language),
      );
      return findPassage([`${prefix}${quote}${suffix}`, quote], "first");
    },
  };
}
