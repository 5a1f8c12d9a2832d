import { nextLine } from "@lehrpfad/contract";
import type { Exercise, PublishedStep } from "../publication/types.ts";
import { escapeXml } from "./escape.ts";
import { sourcePlace } from "./sources.ts";
import { blockXhtml, element, type XhtmlOptions } from "./xhtml.ts";

export interface StepOptions extends XhtmlOptions {
  /** An exercise as XHTML; the empty text leaves it out. */
  exercise(exercise: Exercise): string;
}

function list(lines: readonly string[], className: string | null = null): string {
  return element("ul", { class: className }, lines.map((line) => element("li", {}, line)).join("\n"));
}

/** Lines under a heading; nothing where there are none. */
function section(heading: string, lines: readonly string[], { heading: level }: XhtmlOptions): string[] {
  return lines.length === 0 ? [] : [element(`h${level}`, {}, escapeXml(heading)), list(lines)];
}

/** What stands before the text of a step. */
function before({ sections: { objectives } }: PublishedStep, { words }: XhtmlOptions): string[] {
  if (objectives.length === 0) return [];
  const title = element("p", { class: "lead" }, element("strong", {}, escapeXml(words.sections.objectives)));
  return [
    title,
    list(
      objectives.map(({ text }) => escapeXml(text)),
      "lead",
    ),
  ];
}

/** What stands behind the text of a step: key points, things to think over, terms, what comes next. */
function after({ sections }: PublishedStep, options: XhtmlOptions): string[] {
  const { keyPoints, reflections, terms, next } = sections;
  const labels = options.words.sections;
  const texts = (items: readonly { text: string }[]) => items.map(({ text }) => escapeXml(text));
  const meanings = terms.map(
    ({ term, meaning }) =>
      `${element("strong", {}, escapeXml(term))}${options.words.exported.colon}${escapeXml(meaning)}`,
  );
  const closing =
    next === null ? [] : [element("p", {}, element("em", {}, escapeXml(nextLine(next, labels))))];
  return [
    ...section(labels.keyPoints, texts(keyPoints), options),
    ...section(labels.reflections, texts(reflections), options),
    ...section(labels.terms, meanings, options),
    ...closing,
  ];
}

/** The text of a step with its exercises where they belong: all but its title, summary and sources. */
export function stepXhtml(step: PublishedStep, options: StepOptions): string {
  const parts = step.parts.flatMap(({ blocks, exercises }) => [
    blockXhtml(blocks, options),
    ...exercises.map(options.exercise),
  ]);
  const last = step.exercises.map(options.exercise);
  return [...before(step, options), ...parts, ...after(step, options), ...last].filter(Boolean).join("\n");
}

/** The sources of a step: document, place and the exact words. */
export function sourcesXhtml({ sources }: PublishedStep, { words }: XhtmlOptions): string {
  const lines = sources.map(
    (source) =>
      `${escapeXml(sourcePlace(source, words))}${words.exported.colon}${element("q", {}, escapeXml(source.quote.replace(/\s+/g, " ")))}`,
  );
  return lines.length === 0 ? "" : list(lines, "sources");
}
