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
  answers_warning:
    "The file marks the answers by itself, so the solutions are in it. Whoever looks inside can find them. For an exam, let people take the course here.",
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
  few_questions: "The course has no checked questions, so a pass mark has nothing to rest on.",
} as const;
