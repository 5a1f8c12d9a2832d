import type { QuestionTrait } from "../../types/index.ts";
import type { Form } from "./exercises/candidate.ts";

const AMONG_TERMS: ReadonlySet<QuestionTrait> = new Set([
  "distractors_true_elsewhere",
  "distractors_from_source",
  "lengths_vary",
]);
const FALLBACK: ReadonlySet<QuestionTrait> = new Set(["last_resort"]);
const PROVEN: ReadonlySet<QuestionTrait> = new Set(["proven"]);
const NONE: ReadonlySet<QuestionTrait> = new Set();

/** Forms that strict readers called good in more than 60 of 100 places (docs/quality, rounds 8 to 10). */
const PROVEN_FORMS: ReadonlySet<string> = new Set<Form>([
  "why",
  "term",
  "asked",
  "steps",
  "how",
  "procedure",
  "which",
]);

/** What judges must know of a question of the built-in writer: a choice is among terms that the document lists. */
export function traitsOfForm(form: string | null): ReadonlySet<QuestionTrait> {
  if (form === "which4") return AMONG_TERMS;
  if (form === "sum") return FALLBACK;
  return form !== null && PROVEN_FORMS.has(form) ? PROVEN : NONE;
}
