import { composeStepMarkdown } from "@lehrpfad/contract/sections";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import type { CourseStep, Language } from "../types/index.ts";
import { readable } from "./addresses.ts";
import { unmarked } from "./markdown.ts";
import { countWords, keyOf, wordsOf } from "./words.ts";

/** Passages and sections of a step, whatever they name as their sources. */
interface StepBody {
  content: string;
  sections: Parameters<typeof composeStepMarkdown>[1];
}

/** The Markdown of a whole step, as participants have it before their eyes: its passages and its sections. */
export function wholeText({ content, sections }: StepBody, language: Language): string {
  return composeStepMarkdown(content, sections, SECTION_LABELS[language]);
}

/** Number of words in a whole step, as people see it. */
export function countStepWords(step: StepBody, language: Language): number {
  return countWords(readable(wholeText(step, language)));
}

/** The same under its title. */
export function titledText(
  step: Pick<CourseStep, "title" | "content" | "sections">,
  language: Language,
): string {
  return `${step.title}\n\n${wholeText(step, language)}`;
}

/** Words that a reader has before the eyes at once: 900 pixels of a column of 672, fifteen lines of twelve. */
export const SCREENFUL = 180;

/** How many words of a text come after each sentence, where it stands last; null for one that does not stand in it. */
export function wordsAfter(markdown: string): (sentence: string) => number | null {
  const text = ` ${keyOf(unmarked(markdown))} `;
  return (sentence) => {
    const key = keyOf(sentence);
    const at = key === "" ? -1 : text.lastIndexOf(` ${key} `);
    return at < 0 ? null : wordsOf(text.slice(at + key.length + 1)).length;
  };
}
