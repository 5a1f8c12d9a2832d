import { composeStepMarkdown } from "@lehrpfad/contract/sections";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import type { CourseStep, Language } from "../types/index.ts";

/** The Markdown of a whole step, as participants have it before their eyes: its passages and its sections. */
export function wholeText(
  { content, sections }: Pick<CourseStep, "content" | "sections">,
  language: Language,
): string {
  return composeStepMarkdown(content, sections, SECTION_LABELS[language]);
}

/** The same under its title. */
export function titledText(
  step: Pick<CourseStep, "title" | "content" | "sections">,
  language: Language,
): string {
  return `${step.title}\n\n${wholeText(step, language)}`;
}
