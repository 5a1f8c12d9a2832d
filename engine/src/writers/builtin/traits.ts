import type { QuestionTrait } from "../../types/index.ts";
import type { QuestionType } from "./questions/types.ts";

const ELSEWHERE = ["distractors_true_elsewhere"] as const;
const FROM_SOURCE = ["distractors_true_elsewhere", "distractors_from_source"] as const;
const WORDS = ["distractors_true_elsewhere", "lengths_vary", "shares_words"] as const;

/** What judges must know of each type; types without an entry need nothing. */
const TRAITS: Partial<Record<QuestionType, readonly QuestionTrait[]>> = {
  STATE: ["statements"],
  NEXT: [...FROM_SOURCE, "shares_words", "continues_text"],
  ORDER: FROM_SOURCE,
  HEADQ: [...FROM_SOURCE, "titles", "answered_by_step", "lengths_vary", "shares_words"],
  TERMDEF: FROM_SOURCE,
  DEFTERM: [...FROM_SOURCE, "lengths_vary"],
  TERMS: [...FROM_SOURCE, "answered_by_step", "lengths_vary", "shares_words", "last_resort"],
  ENTRY: FROM_SOURCE,
  LABEL: FROM_SOURCE,
  LISTED: FROM_SOURCE,
  AFTER: FROM_SOURCE,
  CELL: FROM_SOURCE,
  REASON: ELSEWHERE,
  PURPOSE: ELSEWHERE,
  CONDITION: ELSEWHERE,
  TIME: ELSEWHERE,
  SAID: ELSEWHERE,
  NUM: WORDS,
  FIELD: WORDS,
  NAME: WORDS,
};

const byForm = new Map<string, ReadonlySet<QuestionTrait>>(
  Object.entries(TRAITS).map(([form, traits]) => [form, new Set(traits)]),
);
const NONE: ReadonlySet<QuestionTrait> = new Set();

/** What judges must know of a question of the built-in writer. */
export function traitsOfForm(form: string | null): ReadonlySet<QuestionTrait> {
  return byForm.get(form ?? "") ?? NONE;
}
