/** The page on which a course is taken along in other formats. */
export const interchange = {
  link: "Pass on",
  title: "Pass on: {course}",
  lead: "Take the course with you: to read without a connection, into a learning platform, or to people who do not use this website. The file holds the course as it is now; later changes do not reach it.",
  pass_mark: "Pass mark",
  pass_mark_help: "Percent of the checked questions. Leave it empty if being through is enough.",
  pass_mark_invalid: "Please enter a whole number from 1 to 100, or leave the field empty.",
  figures: "Figures",
  figures_full: "As they are",
  figures_small: "Smaller (at most 1,000 pixels)",
  figures_none: "Without figures",
  recordings: "Recordings (audio and video)",
  recordings_true: "Take along where possible",
  recordings_false: "Leave out",
  answers_warning:
    "HTML, SCORM and cmi5 mark the answers by themselves, so the solutions are in the file, and whoever looks inside can find them. For an exam, let people take the course here.",
  format_html: "One HTML file",
  format_html_for:
    "Opens by double click in any browser, without a connection. Progress stays in that browser; you get no results.",
  format_scorm12: "SCORM 1.2",
  format_scorm12_for:
    "For almost every learning platform: Moodle, ILIAS, OpenOlat, Canvas and others. Reports status, score and answers, and goes on where one stopped.",
  format_scorm2004: "SCORM 2004 (4th edition)",
  format_scorm2004_for:
    "For platforms that ask for it. Reports completed and passed separately. If in doubt, take SCORM 1.2.",
  format_cmi5: "cmi5 (xAPI)",
  format_cmi5_for: "For platforms with a learning record store. Reports every answer as an xAPI statement.",
  size: "about {size}",
  download: "Download",
  loaded: "{loaded} of about {size}",
  downloaded: "The file is saved",
  failed: "The file could not be made",
  losses: "What is not carried over",
  nothing_lost: "Everything is carried over.",
  loss_figures_left_out_one: "One figure is left out; its caption stays.",
  loss_figures_left_out_other: "{count} figures are left out; their captions stay.",
  loss_figures_small_one: "One figure is made smaller.",
  loss_figures_small_other: "{count} figures are made smaller.",
  loss_figures_undescribed_one: "One figure has no description: its caption or page is read out instead.",
  loss_figures_undescribed_other:
    "{count} figures have no description: their caption or page is read out instead.",
  loss_own_texts_one:
    "One answer is compared by participants themselves: the platform is told nothing of it.",
  loss_own_texts_other:
    "{count} answers are compared by participants themselves: the platform is told nothing of them.",
  empty_title: "Nothing to pass on yet",
  empty_text: "Once the course has steps, you can take it with you here.",
  few_questions: "A pass mark needs checked questions: at least {least}; this course has {number}.",
  answers: "Solutions in books and handouts",
  answers_true: "At the end",
  answers_false: "Left out",
  tells: "Holds the solutions.",
  hides: "Without solutions.",
  format_epub: "EPUB",
  format_epub_for: "A book for e-readers, tablets and phones, with questions to think over.",
  format_pdf: "PDF",
  format_pdf_for: "To print and to hand out; without solutions it is a handout.",
  format_markdown: "Markdown with course.json",
  format_markdown_for:
    "For another installation, which makes the same course of it, and for working on the texts with other tools.",
  format_moodle: "Moodle questions (XML)",
  format_moodle_for: "The questions for Moodle’s question bank.",
  format_gift: "GIFT questions",
  format_gift_for: "The questions as plain text, which many tools for quizzes read.",
  loss_texts_left_out_one: "Only questions: the text of one step is left out.",
  loss_texts_left_out_other: "Only questions: the texts of {count} steps are left out.",
  loss_media_left_out_one:
    "One recording (audio or video) is left out; where texts go along, its title and transcript stay.",
  loss_media_left_out_other:
    "{count} recordings (audio or video) are left out; where texts go along, their titles and transcripts stay.",
  format_docx: "Word document (DOCX)",
  format_docx_for:
    "To edit and print with Word, Writer or Pages: headings, tables, figures and formulas as such.",
  format_qti: "QTI 2.1 questions",
  format_qti_for:
    "The questions for assessment systems such as TAO, Inspera or Ans: an item for each, a test with a section for each step.",
  format_cartridge: "Common Cartridge 1.1",
  format_cartridge_for:
    "For Canvas, Moodle, Blackboard, Brightspace and others: a page for each step and a quiz. Those platforms mark and grade.",
  format_anki: "Anki cards",
  format_anki_for:
    "The questions and terms as cards to learn by heart. Importing a later version updates the cards and keeps what was learnt.",
  loss_hints_left_out_one: "One hint is left out.",
  loss_hints_left_out_other: "{count} hints are left out.",
  loss_hand_marked_one: "One answer in own words has to be marked by hand.",
  loss_hand_marked_other: "{count} answers in own words have to be marked by hand.",
  loss_split_questions_one: "One matching or ordering question becomes a separate choice for each entry.",
  loss_split_questions_other:
    "{count} matching or ordering questions become separate choices for each entry.",
  loss_exact_numbers_one: "One question for a number accepts only the exact number.",
  loss_exact_numbers_other: "{count} questions for numbers accept only the exact number.",
} as const;
