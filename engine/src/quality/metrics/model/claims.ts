import { languageDataOf } from "../../../text/languages/index.ts";
import { proseOf } from "../../../text/markdown.ts";
import { numbersOf, unknownNumbers } from "../../../text/numbers.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { additionsOf, factualText, hasReview } from "../../../text/stepLayout.ts";
import type { CourseStep, Language, ReadDocument } from "../../../types/index.ts";

/** A sentence of a step with numbers that no document holds. */
export interface InventedNumber {
  position: number;
  sentence: string;
  numbers: string[];
}

/**
 * The sentences in the factual parts of steps (sections, key points, terms, summary) whose numbers stand in
 * none of the documents; null without documents. Whole numbers up to 20 count things and are not looked for; numbers
 * written as words are not seen. A sentence that says so in two parts of a step counts once.
 *
 * @param count steps of the whole course, by which reviews are told
 */
export function inventedNumbers(
  steps: readonly CourseStep[],
  documents: readonly ReadDocument[],
  { language, count }: { language: Language; count: number },
): InventedNumber[] | null {
  if (documents.length === 0) return null;
  const known = new Set(documents.flatMap(({ blocks }) => blocks.flatMap(({ text }) => numbersOf(text))));
  return steps.flatMap(({ position, content, sections, summary }) => {
    const parts = [
      ...factualText(content, hasReview(position, count)),
      ...sections.keyPoints.map(({ text }) => text),
      ...sections.terms.map(({ meaning }) => meaning),
      summary,
    ];
    const found = parts.flatMap((part) => unknownNumbers(part, known, languageDataOf(language)));
    return [...new Map(found.map((one) => [one.sentence, { position, ...one }])).values()];
  });
}

/** Sentences that stand in blocks which are marked as going beyond the documents. */
export function countAdditions(steps: readonly CourseStep[], language: Language): number {
  const lines = steps.flatMap(({ content }) => additionsOf(content).flatMap(proseOf));
  return lines.flatMap((line) => splitSentences(line, languageDataOf(language))).length;
}
