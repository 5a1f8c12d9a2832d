/** Everything that keeps a question from being asked. The interface has a sentence for each code (`faults.<code>`). */
export const QUESTION_FAULTS = [
  "text_empty",
  "text_ending",
  "text_too_long",
  "template_leftover",
  "control_characters",
  "option_count",
  "option_empty",
  "option_repeated",
  "option_same",
  "option_too_long",
  "feedback_too_long",
  "options_overlap",
  "none_right",
  "all_right",
  "answer_missing",
  "part_empty",
  "part_repeated",
  "too_few_parts",
  "lengths_give_away",
  "all_or_none_of_the_above",
  "absolute_words",
  "question_echoed",
  "options_uneven",
  "article_gives_away",
  "position_pattern",
  "source_missing",
  "quote_not_found",
  "right_unsupported",
  "number_unsupported",
  "not_in_step",
  "wrong_is_stated",
  "wrong_is_true_elsewhere",
  "leans_outside",
  "question_repeated",
  "sentence_start",
  "marks_unbalanced",
  "word_doubled",
  "contraction_wrong",
  "article_form",
  "other_language",
  "trailing_fragment",
  "verb_missing",
  // Of questions that a chat wrote, as its answer was read.
  "step_unknown",
  "step_moved",
  "cut_off",
  "options_other",
  "several_right",
  "proof_not_in_step",
  "proof_short",
  "reason_in_option",
  "negated_key_quoted",
  "explanation_missing",
  "hint_missing",
  "hint_tells",
  "options_named",
  "answered_otherwise",
  "answer_undecided",
  "reader_doubts",
] as const;
export type QuestionFault = (typeof QUESTION_FAULTS)[number];

/** One thing wrong with a question; `option` in the parameters counts from 1. */
export interface Fault {
  code: QuestionFault;
  params: Record<string, string | number>;
}

export function fault(code: QuestionFault, params: Fault["params"] = {}): Fault {
  return { code, params };
}

/** The parameters of a fault with the words of options in place of their numbers: for those who see them in another order. */
export function optionsInWords(
  params: Fault["params"],
  options: readonly { text: string }[],
  quoted: (text: string) => string,
): Fault["params"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const option = name === "option" || name === "other" ? options[Number(value) - 1] : undefined;
      return [name, option === undefined ? value : quoted(option.text)];
    }),
  );
}

/** Faults that keep a question from being saved (statements 5.13 to 5.15, and what other kinds need), in the order in which they are said. */
const REFUSALS = [
  ["text_empty", "QUESTION_TEXT_MISSING"],
  ["option_count", "QUESTION_OPTIONS_TOO_FEW"],
  ["option_empty", "QUESTION_OPTION_EMPTY"],
  ["option_same", "QUESTION_OPTION_SAME"],
  ["none_right", "QUESTION_NONE_RIGHT"],
  ["answer_missing", "QUESTION_ANSWER_MISSING"],
  ["part_empty", "QUESTION_PART_EMPTY"],
  ["too_few_parts", "QUESTION_PARTS_TOO_FEW"],
] as const satisfies readonly (readonly [QuestionFault, string])[];

/** The error code of a fault that keeps a question from being saved. */
export type QuestionRefusal = (typeof REFUSALS)[number][1];

/** The error codes among faults, each once. */
export function refusalsAmong(faults: readonly Fault[]): QuestionRefusal[] {
  return REFUSALS.filter(([code]) => faults.some((one) => one.code === code)).map(([, refusal]) => refusal);
}
