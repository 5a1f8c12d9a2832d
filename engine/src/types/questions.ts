import type { WrittenQuestion } from "@lehrpfad/contract/questions";
import type { Source } from "./documents.ts";

/** A question as a writer writes it, with what its writer knows of it. */
export type Question = WrittenQuestion & {
  /** The writer's own name for how it was made; null where it has none. Only `TraitsOf` looks into it. */
  form: string | null;
  source: Source | null;
};

/** A question that stands within a step's text, besides the one at its end. */
export type Exercise = Question & {
  /**
   * The part of the step's Markdown, from 0, behind which it stands: parts begin at the headings of the two upper levels
   * used in it, and text before the first is one of its own. Null at the end.
   */
  section: number | null;
};

/**
 * What judges must know of how a writer makes questions of a form: `statements`, of which the true ones are to be
 * found; wrong options that are true elsewhere, or taken from elsewhere in the source; options that are titles; a right
 * option that the step supports and no quote has to; lengths that differ by nature; words that question and answer
 * naturally share; options that continue the text.
 */
export type QuestionTrait =
  | "statements"
  | "distractors_true_elsewhere"
  | "distractors_from_source"
  | "titles"
  | "answered_by_step"
  | "lengths_vary"
  | "shares_words"
  | "continues_text";

export type TraitsOf = (question: Pick<Question, "origin" | "form">) => ReadonlySet<QuestionTrait>;
