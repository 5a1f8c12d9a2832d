import { documentOf } from "../../../documents/fixtures/request.ts";
import type { BlockKind, Language } from "../../../types/index.ts";
import type { Analysis, StepMaterial } from "../analysis.ts";
import { analyse } from "../index.ts";
import type { Candidate, ExerciseMaker } from "./candidate.ts";

/** What is known of a text whose blocks form one step. */
export function oneStep(
  language: Language,
  blocks: readonly (readonly [BlockKind, string])[],
): { analysis: Analysis; step: StepMaterial } {
  const document = { ...documentOf(blocks), language };
  const analysis = analyse({
    documents: [document],
    goal: null,
    title: null,
    steps: 10,
    language,
    difficulty: "standard" as const,
  });
  const [first] = analysis.steps;
  if (!first) throw new RangeError("The text holds no step");
  const step = { ...first, from: 0, to: analysis.blocks.length, sentences: [...analysis.sentences] };
  return { analysis, step };
}

/** The candidates that a maker finds in a text whose blocks form one step. */
export function exercisesIn(
  language: Language,
  blocks: readonly (readonly [BlockKind, string])[],
  make: ExerciseMaker,
): Candidate[] {
  const { analysis, step } = oneStep(language, blocks);
  return make(analysis, step);
}
