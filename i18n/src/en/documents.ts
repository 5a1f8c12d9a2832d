/** Why a document was refused, and what was noticed while reading one: a sentence for each code of the engine. */
export const documents = {
  document_password_protected:
    "This document is protected by a password. Please save it without a password and upload it again.",
  document_damaged:
    "This file is damaged and cannot be opened. Please save or export it again and upload the new file.",
  document_empty: "This file is empty. Please check that you chose the right one.",
  document_without_text:
    "No readable text was found, perhaps because the pages were scanned as pictures. Please upload a version with text that can be selected.",
  document_too_short_one:
    "This document is too short for a course: it has {words} word, at least {minimum} are needed. Please add more material.",
  document_too_short_other:
    "This document is too short for a course: it has {words} words, at least {minimum} are needed. Please add more material.",
  document_too_large: "This document is too large. Please split it or choose the part that matters.",
  document_type_unsupported:
    "This file type cannot be read. Please upload a PDF, a Word document (DOCX) or a text file (TXT). PPTX, ODT, EPUB, HTML, Markdown, subtitles (SRT, VTT) and SCORM packages (ZIP) can be read too.",
  document_language_unsupported:
    "The language of this document is not supported. Courses can be made from German, English, French, Spanish and Italian documents.",
  document_too_complex:
    "Reading this document took too long or needed too much memory. Please split it or save it in a simpler form.",
  reading_time_spent:
    "The time for reading documents is used up for today, so this one was not read. Please upload it again tomorrow.",
  file_incomplete_one:
    "The file is incomplete, for example because saving it was interrupted. {read} page could be read. Please upload the whole file if you have it.",
  file_incomplete_other:
    "The file is incomplete, for example because saving it was interrupted. {read} pages could be read. Please upload the whole file if you have it.",
  rest_damaged:
    "The rest of the document is damaged. It was read up to “… {last}”. Please upload an undamaged file if you have it.",
  part_damaged_one: "Page {pages} is damaged and was left out.",
  part_damaged_other: "Pages {pages} are damaged and were left out.",
  chapters_damaged_one: "One chapter is damaged and was left out.",
  chapters_damaged_other: "{count} chapters are damaged and were left out.",
  pages_without_text_one: "Page {pages} holds no readable text, for example only a picture.",
  pages_without_text_other: "Pages {pages} hold no readable text, for example only pictures.",
  encoding_guessed:
    "The character encoding was recognised as {encoding}. Please check that accents and umlauts are right.",
  encoding_guessed_words:
    "The character encoding was recognised as {encoding}. Please check that these words are right: {words}.",
  control_characters_removed: "Invisible control characters were removed.",
  other_language_parts: "About {percent} % of the text is in another language.",
  macros_ignored: "This document holds macros. They were ignored.",
  copying_not_permitted:
    "The author of this PDF has restricted copying. Please make sure that you may use it for a course.",
  text_hidden_removed: "Hidden text was left out.",
  text_recognised_one:
    "Page {pages} is a picture; its text was recognised automatically (certainty about {percent}%). Please check the course for misread words.",
  text_recognised_other:
    "Pages {pages} are pictures; their text was recognised automatically (certainty about {percent}%). Please check the course for misread words.",
  scanned_pages_unread_one:
    "Page {pages} is a picture and was not read any more, because this document has too many scanned pages. Split the document to have it read.",
  scanned_pages_unread_other:
    "Pages {pages} are pictures and were not read any more, because this document has too many scanned pages. Split the document to have them read.",
  navigation_left_out: "Navigation, header and footer of the page were left out.",
  pictures_outside_one:
    "One picture is not in the file and was left out. Pictures are never loaded from the internet.",
  pictures_outside_other:
    "{count} pictures are not in the file and were left out. Pictures are never loaded from the internet.",
  slides_hidden_one: "Slide {pages} is hidden in the presentation and was left out.",
  slides_hidden_other: "Slides {pages} are hidden in the presentation and were left out.",
} as const;
