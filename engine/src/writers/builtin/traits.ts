import type { QuestionTrait } from "../../types/index.ts";

const AMONG_TERMS: ReadonlySet<QuestionTrait> = new Set([
  "distractors_true_elsewhere",
  "distractors_from_source",
  "lengths_vary",
]);
const FALLBACK: ReadonlySet<QuestionTrait> = new Set(["last_resort"]);
const NONE: ReadonlySet<QuestionTrait> = new Set();

/** What judges must know of a question of the built-in writer: a choice is among terms that the document lists. */
export function traitsOfForm(form: string | null): ReadonlySet<QuestionTrait> {
  if (form === "which4") return AMONG_TERMS;
  return form === "sum" ? FALLBACK : NONE;
}
