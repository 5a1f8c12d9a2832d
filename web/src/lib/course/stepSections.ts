import { type CourseLanguage, nextLine, type SectionTexts } from "@lehrpfad/contract";
import { SECTION_LABELS } from "@lehrpfad/i18n/sections";
import type { ProseList, ProseSections } from "../../ui/proseSections.ts";

function listOf(heading: string, lines: readonly string[]): ProseList | null {
  return lines.length > 0 ? { heading, lines } : null;
}

/** The sections of a step as they are read, under headings in the language of the course. */
export function readSections(sections: SectionTexts, language: CourseLanguage): ProseSections {
  const labels = SECTION_LABELS[language];
  const { objectives, keyPoints, reflections, terms, next } = sections;
  const lists = [listOf(labels.keyPoints, keyPoints), listOf(labels.reflections, reflections)];
  return {
    lead: listOf(labels.objectives, objectives),
    lists: lists.filter((list) => list !== null),
    glossary: terms.length > 0 ? { heading: labels.terms, terms } : null,
    closing: next === null ? null : nextLine(next, labels),
  };
}
