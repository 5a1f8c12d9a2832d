/** What is noticed about plans and texts that a chat wrote. The dictionaries have a sentence for each (`faults.<code>`). */
export const TEXT_FAULTS = [
  "plan_count",
  "plan_title_repeated",
  "plan_objective_missing",
  "text_cut_off",
  "text_short",
  "text_language",
  "text_without_summary",
  "text_quotes_missing",
  "text_quote_strange",
  "text_number_strange",
] as const;

export interface TextFault {
  code: (typeof TEXT_FAULTS)[number];
  params: Record<string, string | number>;
}
