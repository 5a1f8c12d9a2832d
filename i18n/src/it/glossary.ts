import type { glossary as source } from "../en/glossary.ts";

export const glossary: Record<keyof typeof source, string> = {
  title: "Termini",
  search: "Cercare un termine",
  found_one: "{count} termine",
  found_other: "{count} termini",
  to_cards: "Mettersi alla prova",
  to_list: "Mostra come elenco",
  none: "Ancora nessun termine",
  none_text: "Questo corso non spiega alcun termine.",
  cards_far: "{known} di {total} saputi",
  cards_show: "Mostra il significato",
  cards_unknown: "Non ancora",
  cards_known: "Lo sapevo",
  cards_done: "Li sapeva tutti",
  cards_again: "Ancora una volta",
};
