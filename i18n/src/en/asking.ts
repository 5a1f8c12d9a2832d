/** Asking the course: fetched when somebody does. */
export const asking = {
  label: "What would you like to know?",
  help: "You get the passages of the course that speak of it. Whoever made the course can read your question, without your name.",
  help_documents:
    "You get the passages of the course and of its documents that speak of it. Whoever made the course can read your question, without your name.",
  submit: "Find",
  too_short: "Please enter a word or a question.",
  none_title: "The course says nothing of this",
  none_text:
    "No passage holds these words. Try another word for it, or a shorter question. Whoever made the course sees what was looked for in vain.",
  found_one: "{count} passage speaks of it",
  found_other: "{count} passages speak of it",
  in_step: "Step {position}: {title}",
  in_document: "{document}, page {page}",
  in_document_paragraph: "{document}, paragraph {paragraph}",
  show: "Show in the step",
  answering: "The answer is being written from these passages …",
  answer: "Answer from the course",
  answer_note:
    "A language model wrote it from the passages below. Under each sentence stands what proves it.",
  unanswered_title: "The course does not say",
  unanswered_text: "The passages below speak of it, but do not answer the question.",
  help_model:
    "A language model answers, from the passages of the course alone; for that your question is sent to its provider.",
  failed: "Your question could not be answered",
  offline_title: "Asking needs a connection",
  offline_text: "You are offline. You can ask the course as soon as you are connected again.",
};
