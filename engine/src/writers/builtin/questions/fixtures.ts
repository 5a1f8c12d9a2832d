import { documentOf } from "../../../documents/fixtures/request.ts";
import type { BlockKind, Language } from "../../../types/index.ts";
import { analyse } from "../index.ts";
import { seededRandom } from "../random.ts";
import type { Analysis, Candidate, QuestionMaker, StepMaterial } from "./types.ts";

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

/** The questions that a maker finds in a text whose blocks form one step. */
export function questionsIn(
  language: Language,
  blocks: readonly (readonly [BlockKind, string])[],
  make: QuestionMaker,
): Candidate[] {
  const { analysis, step } = oneStep(language, blocks);
  return make(analysis, step, seededRandom(7));
}

/** The options of a question that are right, or wrong. */
export function optionsOf({ options }: Candidate, correct: boolean): string[] {
  return options.filter((option) => option.correct === correct).map(({ text }) => text);
}
