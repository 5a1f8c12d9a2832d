import type { CourseRequest, Figure } from "../../../types/index.ts";
import { placeFigures } from "../../builtin/figures.ts";
import type { TeachingPlan } from "../plan/types.ts";

/** A figure of the documents and the paragraph after which it stands there. */
export interface StepFigure {
  figure: Figure;
  document: string;
  paragraph: number;
}

/** The figures that each step shows, by index of the step: where the paragraphs are taught that they belong to. */
export function figuresOf({ steps }: TeachingPlan, { documents }: CourseRequest): Map<number, StepFigure[]> {
  const blocks = steps.flatMap(({ passages }) =>
    passages.map(({ document, block }) => ({ ...block, document: document.id, documentName: document.name })),
  );
  let before = 0;
  const ranges = steps.map(({ passages }) => {
    const from = before;
    before += passages.length;
    return { from, to: before };
  });
  const placed = placeFigures(documents, blocks, ranges);
  return new Map(
    [...placed].map(([step, figures]) => [
      step,
      figures.map(({ figure, after }) => {
        const { document = "", paragraph = 0 } = blocks[after] ?? {};
        return { figure, document, paragraph };
      }),
    ]),
  );
}
