/** The public homepage. */
export const home = {
  page_title: "Courses from your documents",
  headline: "Your document becomes a course that people understand.",
  lead: "Steps that explain, questions that check, and every passage traced to its source. Ready in a few minutes.",
  start: "Create a course",
  to_dashboard: "To my courses",
  example: "Open the example course",
  example_note: "Without an account, right here.",
  ways_title: "Your course in three stages",
  way_upload_title: "Upload",
  way_upload_text:
    "PDF, DOCX or TXT, also presentations, e-books, web pages and subtitles. You see at once what was read: pages, words, outline.",
  way_generate_title: "Generate",
  way_generate_text: "Ten to fifty steps appear one by one, each with a question. You can read along.",
  way_generate_text_builtin:
    "The sections of your document become steps. You make questions in a few moves from the text, from drafts or with your own chat.",
  way_share_title: "Share",
  way_share_text: "One link is enough. You see who has started, and who has arrived.",
  try_eyebrow: "A step, in small",
  try_title: "The waggle dance",
  try_text:
    "A forager that has found food dances on the comb. The direction of her run shows where the source lies in relation to the sun; how long it lasts shows how far away it is.",
  try_question: "What does the length of the run tell?",
  try_option_distance: "How far away the food is",
  try_option_direction: "In which direction it lies",
  try_option_amount: "How many bees are needed",
  try_right: "Right. “How long it lasts shows how far away it is.”",
  try_wrong: "Not quite: please read the last sentence once more.",
} as const;
