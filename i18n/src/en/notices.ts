/** What the creator should know about how a course was written. */
export const notices = {
  fewer_steps: "The material is enough for {steps} steps, not for {wished}. Nothing was padded or repeated.",
  short_steps: "The material is short: the steps have about {words} words each instead of 500.",
  question_missing:
    "No honest question could be made for {count} of the steps. You can add questions yourself.",
  placeholder_content:
    "This course is an outline with prompts for you to fill in, because there was no document to write it from. It stays hidden from participants until you activate it.",
  document_partly_left_out: "Part of the document did not fit into the course and was left out.",
} as const;
