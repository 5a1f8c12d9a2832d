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

/** Choices among what the document says of kindred things. */
const AMONG_CLAIMS: ReadonlySet<string> = new Set<Form>(["which4", "term4", "relation4", "number4", "says4"]);

/** What judges must know of a question of the built-in writer: a choice is among what the document says of other things. */
export function traitsOfForm(form: string | null): ReadonlySet<QuestionTrait> {
  if (form !== null && AMONG_CLAIMS.has(form)) return AMONG_TERMS;
  if (form === "sum") return FALLBACK;
  return form !== null && PROVEN_FORMS.has(form) ? PROVEN : NONE;
}
