import type { CourseStep, ReadDocument, Source } from "../../../types/index.ts";
import { createQuoteCheck } from "../../quotes.ts";
import { objectiveQuestions } from "./objectives.ts";

/** Sources that a step needs, as the writer asks the model for them. */
const ENOUGH = 2;

/** How far a course proves what it says; shares are 0 to 1, null where there is nothing to prove. */
export interface Evidence {
  /** Share of the questions for objectives whose quote stands word for word at its place; without a quote none does. */
  questionsProven: number | null;
  /** Share of the steps with two sources or more, at different places, that stand so. */
  stepsProven: number | null;
}

const placeOf = ({ document, offset }: Source): string => `${document} ${offset}`;

/** Looks up the quotes of steps and questions in the documents; a course without documents has nothing to prove. */
export function evidenceOf(steps: readonly CourseStep[], documents: readonly ReadDocument[]): Evidence {
  if (documents.length === 0) return { questionsProven: null, stepsProven: null };
  const isVerbatim = createQuoteCheck(documents);
  const questions = steps.flatMap(objectiveQuestions);
  const proven = questions.filter(({ source }) => source !== null && isVerbatim(source));
  const grounded = steps.filter(
    ({ sources }) => new Set(sources.filter(isVerbatim).map(placeOf)).size >= ENOUGH,
  );
  return {
    questionsProven: questions.length === 0 ? null : proven.length / questions.length,
    stepsProven: steps.length === 0 ? null : grounded.length / steps.length,
  };
}
