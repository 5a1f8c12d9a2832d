/** What the creator should know about how a course was written. */
export const notices = {
  fewer_steps:
    "Your material has {words} words: that is enough for {steps} steps of about {perStep} words, not for {wished}. Nothing was padded or repeated.",
  short_steps:
    "Your material has {words} words, so the steps have about {perStep} words each instead of 500. Nothing was padded.",
  question_missing:
    "No honest question could be made for these steps: {steps}. You can add questions yourself.",
  placeholder_content:
    "This course is an outline with prompts for you to fill in, because there was no document to write it from. It stays hidden from participants until you activate it.",
  document_partly_left_out: "Part of the document did not fit into the course and was left out.",
} as const;
