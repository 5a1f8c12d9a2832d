import type { CourseRequest, CourseStep } from "../../types/index.ts";
import { FEWEST_WORDS, marked } from "./prompts.ts";

/** Titles in their order, with a mark at the step that is written. */
function outlineOf(steps: readonly CourseStep[], position: number, inserted: string | null): string {
  const titles = steps.map(({ title }) => title);
  if (inserted !== null) titles.splice(position - 1, 0, inserted);
  return titles
    .map((title, at) => `${at + 1}. ${title}${at + 1 === position ? "  <- this step" : ""}`)
    .join("\n");
}

/** The outline with an arrow, so that steps build on each other and do not repeat each other. */
function outlinePart(steps: readonly CourseStep[], position: number, inserted: string | null): string {
  const outline = marked(outlineOf(steps, position, inserted), "outline");
  return `The outline, so that steps build on each other and do not repeat each other:\n${outline}`;
}

function materialPart(material: string): string[] {
  if (material === "")
    return [
      "There is no source material: write from well-established knowledge, and leave the list of quotes empty.",
    ];
  return [
    "Give 3 to 8 quotes from the material that prove the main statements of your text.",
    marked(material),
  ];
}

function form(fewestWords: number): string {
  return `A title of 2 to 8 words. The text: at least ${fewestWords} words of Markdown with subheadings (##), short paragraphs, a list or table where it helps, the most important terms in bold with their meaning. No title in it, no greeting, no question at the end. A summary of 2 to 3 sentences apart.`;
}

/** What is known of a step that is to be written. */
export interface StepToWrite {
  steps: readonly CourseStep[];
  position: number;
  /** Source passages; empty where there are none. */
  material: string;
  fewestWords: number;
}

/** Asks for a new version of a step, of which `present` is the title and the text. */
export function rewritePrompt(present: string, task: StepToWrite): string {
  const { steps, position, material, fewestWords } = task;
  return [
    `Write a new version of step ${position} of a course, the one with the arrow in the outline. It teaches what the present text teaches, better: do not merely change its words.`,
    outlinePart(steps, position, null),
    form(fewestWords),
    `The present text:\n${marked(present, "step")}`,
    ...materialPart(material),
  ].join("\n\n");
}

/** Asks for a step that is not there yet. */
export function insertPrompt({ instruction }: CourseRequest, task: StepToWrite): string {
  const { steps, position, material, fewestWords } = task;
  return [
    `Write a new step for a course, to stand as step ${position}, the one with the arrow in the outline. It is about: ${instruction ?? "what the material says"}`,
    outlinePart(steps, position, "…"),
    form(fewestWords),
    ...materialPart(material),
  ].join("\n\n");
}

/** Asks for another summary of a step, of which `present` is the title and the text. */
export function summaryPrompt(present: string, summary: string): string {
  return [
    "Write a summary of this step of a course in 2 to 3 whole sentences, without headings or lists. Say only what its text says.",
    ...(summary === "" ? [] : [`Not like this one:\n${marked(summary, "asked")}`]),
    marked(present, "step"),
  ].join("\n\n");
}

/** At least as many words as a generated step has, unless its creator wishes something else. */
export function fewestWordsOf({ instruction }: CourseRequest, isNew: boolean): number {
  return instruction && !isNew ? FEWEST_WORDS / 4 : FEWEST_WORDS;
}
