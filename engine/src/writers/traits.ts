import type { QuestionTrait, TraitsOf } from "../types/index.ts";

const AMONG_TERMS: ReadonlySet<QuestionTrait> = new Set([
  "distractors_true_elsewhere",
  "distractors_from_source",
  "lengths_vary",
]);
const NONE: ReadonlySet<QuestionTrait> = new Set();

/** What judges must know of a question: earlier versions of the built-in writer chose among terms of which the document says other things. */
export const traitsOf: TraitsOf = ({ origin, form }) =>
  origin === "builtin" && form === "which4" ? AMONG_TERMS : NONE;
