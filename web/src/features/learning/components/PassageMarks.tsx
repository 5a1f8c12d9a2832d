import type { StepContent } from "@lehrpfad/contract";
import { useMemo } from "react";
import { placesOf } from "../sources/placing.ts";
import { SourceButton } from "./SourceChip.tsx";

interface PassageMarksProps {
  slug: string;
  step: StepContent;
  /** The paragraph at whose end the marks stand. */
  markdown: string;
}

/** The marks of a paragraph's sources: in the margin where there is one, else raised at its end. */
export function PassageMarks({ slug, step, markdown }: PassageMarksProps) {
  const { id: stepId, sources } = step;
  const places = useMemo(() => placesOf(markdown, sources), [markdown, sources]);
  if (places.length === 0) return null;
  return (
    <span data-apart className="passage-marks">
      {places.map((index) => {
        const source = sources[index];
        return source === undefined ? null : (
          <SourceButton key={index} at={{ slug, stepId, index, source }} className="passage-mark">
            {() => index + 1}
          </SourceButton>
        );
      })}
    </span>
  );
}
