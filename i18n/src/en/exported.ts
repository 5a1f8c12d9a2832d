/** What exported courses say besides their own texts, in the course's language. */
export const exported = {
  figure: "Figure",
  figure_on_page: "Figure, page {page}",
  order_places: "Give each entry its place.",
  transcript: "Transcript",
  // Between a label and what it labels.
  colon: ": ",
  solutions: "Solutions",
  archive_about:
    "Course made of several steps; each is a file in the folder “steps”. The file “course.json” holds the whole course for another installation.",
  contents: "Contents",
  to_solution: "Solution",
  to_question: "Back to the question",
  accessible: "The text is structured with headings, lists and tables; figures have descriptions.",
  partly_accessible:
    "The text is structured with headings, lists and tables; not every figure has a description.",
  answered_before: "You answered this on an earlier visit.",
  not_saved:
    "Your progress cannot be saved here. You can read and answer everything; when you close the page, it is gone.",
  theme_dark: "Dark colours",
  theme_light: "Light colours",
  start_over: "Start over",
  no_script: "You can read everything here. To answer the questions, please switch on JavaScript.",
  question: "Question",
  answer: "Answer",
  questions: "Questions",
  place: "Place {place}",
  true_option: "True",
  false_option: "False",
  notes_title: "Highlights and notes",
  notes_without_step: "From steps that no longer exist",
  note: "Note",
  quoted: "“{text}”",
} as const;
