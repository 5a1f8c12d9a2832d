import type { CourseDesign, CourseRequest } from "../../../types/index.ts";
import { partsOf } from "../../parts.ts";
import type { TeachingPlan } from "./types.ts";

/** A plan as it is stored: paragraphs by their numbers. */
export function designOf({ title, situation, terms, steps, leftOut }: TeachingPlan): CourseDesign {
  return {
    ...{ title, situation, terms, leftOut },
    steps: steps.map(({ passages, ...step }) => ({
      ...step,
      parts: partsOf(
        passages.map(({ document, block: { paragraph } }) => ({ document: document.id, paragraph })),
      ),
    })),
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
