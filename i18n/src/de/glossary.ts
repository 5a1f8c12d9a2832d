import type { glossary as source } from "../en/glossary.ts";

export const glossary: Record<keyof typeof source, string> = {
  title: "Begriffe",
  search: "Begriffe suchen",
  found_one: "{count} Begriff",
  found_other: "{count} Begriffe",
  to_cards: "Sich abfragen",
  to_list: "Als Liste zeigen",
  none: "Noch keine Begriffe",
  none_text: "Dieser Kurs erklärt keine Begriffe.",
  cards_far: "{known} von {total} gewusst",
  cards_show: "Bedeutung zeigen",
  cards_unknown: "Noch nicht",
  cards_known: "Gewusst",
  cards_done: "Sie haben alle gewusst",
  cards_again: "Noch einmal",
};
