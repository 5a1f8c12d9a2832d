import { unmarked } from "../../text/markdown.ts";
import { wholeText } from "../../text/steps.ts";
import type { CourseStep, Figure, Language, ReadDocument } from "../../types/index.ts";
import type { BlockUse } from "./use.ts";

/** Numbers below ten without a fraction are often written out. */
const NUMBER = /\d+(?:[.,:/]\d+)+|\d{2,}/g;

const numbersOf = (text: string): string[] => text.match(NUMBER) ?? [];

/** What a passage that is taught loses in its steps. */
export interface Loss {
  numbers: string[];
  figures: Figure[];
}

/** Tells for each block of a document which of its numbers no step that teaches it has, and which figures behind it none shows. */
export function lossesOf(
  steps: readonly CourseStep[],
  language: Language,
): (document: ReadDocument, uses: readonly BlockUse[]) => Loss[] {
  const kept = new Map(
    steps.map((step) => [step.position, new Set(numbersOf(unmarked(wholeText(step, language))))]),
  );
  const isShown = ({ id }: Figure) => steps.some(({ content }) => content.includes(id));
  return ({ figures = [] }, uses) =>
    uses.map(({ block, steps: teaching }, at) => {
      const isTaught = teaching.length > 0 && block.kind !== "heading";
      const lost = numbersOf(block.text).filter(
        (number) => !teaching.some((one) => kept.get(one)?.has(number)),
      );
      const behind = figures.filter(
        ({ paragraph }) => paragraph === block.paragraph || (at === 0 && paragraph < block.paragraph),
      );
      return {
        numbers: isTaught ? [...new Set(lost)] : [],
        figures: behind.filter((figure) => !isShown(figure)),
      };
    });
}
