/** Where a text comes from, in the document itself. */
export const sources = {
  show_page: "Show the page in the document",
  show_text: "Show it in the document",
  passage: "The passage",
  back: "Back to the passage",
  page_of: "Page {page} of {total}",
  previous_page: "Previous page",
  next_page: "Next page",
  page_label: "Page {page} of {document}",
  text_label: "Text of {document}",
  not_found: "The exact place could not be marked on this page.",
  failed: "The page could not be shown",
  ends_before: "The document goes on before this.",
  ends_after: "The document goes on after this.",
};
