import type { QuestionTrait } from "../../types/index.ts";

const AMONG_TERMS: ReadonlySet<QuestionTrait> = new Set([
  "distractors_true_elsewhere",
  "distractors_from_source",
  "lengths_vary",
]);
const NONE: ReadonlySet<QuestionTrait> = new Set();

/** What judges must know of a draft of the built-in writer: a choice is among terms of which the document says other things. */
export function traitsOfForm(form: string | null): ReadonlySet<QuestionTrait> {
  return form === "which4" ? AMONG_TERMS : NONE;
}
