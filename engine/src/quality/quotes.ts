import { documentText } from "../documents/index.ts";
import type { CourseStep, ReadDocument, Source } from "../types/index.ts";

/** Whether each quote of a course stands word for word at its place in its document. */
export function createQuoteCheck(documents: readonly ReadDocument[]): (source: Source) => boolean {
  const texts = new Map(documents.map((document) => [document.id, documentText(document)]));
  return ({ document, offset, quote }) => texts.get(document)?.startsWith(quote, offset) ?? false;
}

/** All quotes of a step: of its passages, of its sections, of its question and its exercises. */
export function quotesOf({ sources, sections, question, exercises }: CourseStep): Source[] {
  const { objectives, keyPoints, reflections, terms } = sections;
  const cited = [
    ...objectives,
    ...keyPoints,
    ...reflections,
    ...terms,
    ...(question ? [question] : []),
    ...exercises,
  ];
  return [...sources, ...cited.flatMap(({ source }) => source ?? [])];
}
