/** A sentence for each reason to refuse a document, and for each thing worth knowing about how it was read. */
export const documents = {
  document_password_protected:
    "This document is protected by a password. Please save a copy without a password and add that one.",
  document_damaged:
    "This document is damaged and cannot be opened. Please save it again in its program and try once more.",
  document_empty: "This file is empty.",
  document_without_text:
    "This document holds no text that can be read, perhaps only scanned pages. Please run text recognition over it first.",
  document_too_short: "This document has too little text for a course. Please add one with more text.",
  document_too_large: "This document is too large to be read.",
  document_type_unsupported: "This is not a PDF, DOCX or TXT document.",
  document_language_unsupported:
    "The language of this document is not supported. Courses can be made from German, English, French, Spanish and Italian texts.",
  document_too_complex:
    "This document is too complex to be read safely. Please split it, or save it as a plainer PDF.",
  part_damaged: "Pages {pages} are damaged and were left out.",
  pages_without_text: "Pages {pages} hold no readable text, for example only pictures.",
  encoding_guessed: "The character set was guessed ({encoding}). Please check letters with accents.",
  control_characters_removed: "Invisible control characters were removed.",
  other_language_parts: "About {percent} % of the text is in another language.",
  macros_ignored: "Macros in the document were ignored.",
  copying_not_permitted:
    "The author has marked this document as not to be copied. Please make sure that you may use it.",
  text_hidden_removed: "Hidden text was left out.",
} as const;
