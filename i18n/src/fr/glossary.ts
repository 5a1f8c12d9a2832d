import type { glossary as source } from "../en/glossary.ts";

export const glossary: Record<keyof typeof source, string> = {
  title: "Termes",
  search: "Rechercher un terme",
  found_one: "{count} terme",
  found_other: "{count} termes",
  to_cards: "S’interroger",
  to_list: "Afficher en liste",
  none: "Pas encore de termes",
  none_text: "Ce cours n’explique aucun terme.",
  cards_far: "{known} sur {total} sus",
  cards_show: "Montrer la définition",
  cards_unknown: "Pas encore",
  cards_known: "Je savais",
  cards_done: "Vous les saviez tous",
  cards_again: "Encore une fois",
};
