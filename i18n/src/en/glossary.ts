/** The terms of a course as cards: fetched when somebody looks them up. */
export const glossary = {
  title: "Terms",
  search: "Search terms",
  found_one: "{count} term",
  found_other: "{count} terms",
  to_cards: "Ask yourself",
  to_list: "Show as a list",
  none: "No terms yet",
  none_text: "This course explains no terms.",
  cards_far: "{known} of {total} known",
  cards_show: "Show the meaning",
  cards_unknown: "Not yet",
  cards_known: "I knew it",
  cards_done: "You knew them all",
  cards_again: "Once more",
};
