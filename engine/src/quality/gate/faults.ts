/** Everything that keeps a question from being asked. The interface has a sentence for each code. */
export const QUESTION_FAULTS = [
  "text_empty",
  "text_ending",
  "text_too_long",
  "template_leftover",
  "control_characters",
  "option_count",
  "option_empty",
  "option_repeated",
  "option_too_long",
  "options_overlap",
  "none_right",
  "all_right",
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

/** A fault for every option that has it. */
export function faultyOptions(
  code: QuestionFault,
  options: readonly { text: string; correct: boolean }[],
  isFaulty: (text: string, correct: boolean) => boolean,
): Fault[] {
  return options.flatMap(({ text, correct }, at) =>
    isFaulty(text, correct) ? [fault(code, { option: at + 1, text })] : [],
  );
}
