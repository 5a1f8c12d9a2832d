import { escapeMarkdown } from "./markdown.ts";
import type { Source } from "./steps.ts";

/** A line of a section. `source` is what it was taken from; null where a person wrote it, or no passage says it. */
export interface SectionItem<Passage = Source> {
  text: string;
  source: Passage | null;
}

/** A term that the step explains, with the sentence that does. */
export interface SectionTerm<Passage = Source> {
  term: string;
  meaning: string;
  source: Passage | null;
}

/**
 * What a step has around its passages, all as plain text: what it is about (source: the heading), its most
 * important sentences, things to think over, terms, and the title of what comes next. An empty list, or null, is
 * not shown.
 */
export interface StepSections<Passage = Source> {
  objectives: SectionItem<Passage>[];
  keyPoints: SectionItem<Passage>[];
  reflections: SectionItem<Passage>[];
  terms: SectionTerm<Passage>[];
  /** As the following step was called when this one was written. */
  next: string | null;
}

/** The sections as people write them: texts without sources. */
export interface SectionTexts {
  objectives: string[];
  keyPoints: string[];
  reflections: string[];
  terms: { term: string; meaning: string }[];
  next: string | null;
}

/** What stands above each section and in the last line, in the course's language; `next` has a place `{title}`. */
export interface SectionLabels {
  objectives: string;
  keyPoints: string;
  reflections: string;
  terms: string;
  next: string;
}

/** The sections of a step that has none. */
export const NO_SECTIONS: StepSections<never> & SectionTexts = {
  objectives: [],
  keyPoints: [],
  reflections: [],
  terms: [],
  next: null,
};

/** Sections without their sources, as people edit them. */
export function textsOfSections(sections: StepSections<unknown>): SectionTexts {
  const texts = (items: readonly SectionItem<unknown>[]) => items.map(({ text }) => text);
  return {
    objectives: texts(sections.objectives),
    keyPoints: texts(sections.keyPoints),
    reflections: texts(sections.reflections),
    terms: sections.terms.map(({ term, meaning }) => ({ term, meaning })),
    next: sections.next,
  };
}

/** A line of a section as it is stored: in one piece. */
export function tidyLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Sections as they are stored: each line in one piece, without empty ones. */
export function tidySections({ terms, next, ...lists }: SectionTexts): SectionTexts {
  const lines = (texts: readonly string[]) => texts.map(tidyLine).filter((text) => text !== "");
  const entries = terms.map(({ term, meaning }) => ({ term: tidyLine(term), meaning: tidyLine(meaning) }));
  return {
    objectives: lines(lists.objectives),
    keyPoints: lines(lists.keyPoints),
    reflections: lines(lists.reflections),
    terms: entries.filter(({ term, meaning }) => term !== "" || meaning !== ""),
    next,
  };
}

/** The line that names what comes next; a title that ends as a sentence gets no second full stop. */
export function nextLine(title: string, labels: Pick<SectionLabels, "next">): string {
  return labels.next.replace("{title}", () => title).replace(/([?!…])\.$/, "$1");
}

function listMarkdown(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, lines.map((line) => `- ${line}`).join("\n")] : [];
}

/**
 * A whole step as one Markdown text, as participants read it: objectives, passages, key points, what to think
 * over, terms, and what comes next.
 *
 * @param content Markdown of the passages alone
 */
export function composeStepMarkdown(
  content: string,
  sections: StepSections<unknown>,
  labels: SectionLabels,
): string {
  const { objectives, keyPoints, reflections, terms, next } = textsOfSections(sections);
  const entries = terms.map(({ term, meaning }) => `**${escapeMarkdown(term)}**: ${escapeMarkdown(meaning)}`);
  const passages = content.replace(/^\n+/, "").trimEnd();
  return [
    ...listMarkdown(`**${labels.objectives}**`, objectives.map(escapeMarkdown)),
    ...(passages === "" ? [] : [passages]),
    ...listMarkdown(`## ${labels.keyPoints}`, keyPoints.map(escapeMarkdown)),
    ...listMarkdown(`## ${labels.reflections}`, reflections.map(escapeMarkdown)),
    ...listMarkdown(`## ${labels.terms}`, entries),
    ...(next === null ? [] : [`*${escapeMarkdown(nextLine(next, labels))}*`]),
  ].join("\n\n");
}
