import type { CourseDesign, CourseRequest } from "../../../types/index.ts";
import type { Passage } from "../passages.ts";
import type { TeachingPlan } from "./types.ts";

/** Paragraphs in a row as one part. */
function partsOf(passages: readonly Passage[]): CourseDesign["steps"][number]["parts"] {
  const parts: CourseDesign["steps"][number]["parts"] = [];
  for (const { document, block } of passages) {
    const last = parts.at(-1);
    if (last && last.document === document.id && last.to === block.paragraph - 1) last.to = block.paragraph;
    else parts.push({ document: document.id, from: block.paragraph, to: block.paragraph });
  }
  return parts;
}

/** A plan as it is stored: paragraphs by their numbers. */
export function designOf({ title, situation, terms, steps, leftOut }: TeachingPlan): CourseDesign {
  return {
    ...{ title, situation, terms, leftOut },
    steps: steps.map(({ passages, ...step }) => ({ ...step, parts: partsOf(passages) })),
  };
}

/** A stored plan with the paragraphs of the documents it was made for. */
export function planOf(
  { title, situation, terms, steps, leftOut }: CourseDesign,
  { documents }: CourseRequest,
): TeachingPlan {
  return {
    ...{ title, situation, terms, leftOut },
    steps: steps.map(({ parts, ...step }) => ({
      ...step,
      passages: parts.flatMap((part) => {
        const document = documents.find(({ id }) => id === part.document);
        const blocks = document?.blocks.slice(part.from - 1, part.to) ?? [];
        return document ? blocks.map((block) => ({ document, block })) : [];
      }),
    })),
  };
}
