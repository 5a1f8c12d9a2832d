/** What exported courses say besides their own texts, in the course's language. */
export const exported = {
  figure: "Figure",
  figure_on_page: "Figure, page {page}",
} as const;
