import type { glossary as source } from "../en/glossary.ts";

export const glossary: Record<keyof typeof source, string> = {
  title: "Términos",
  search: "Buscar términos",
  found_one: "{count} término",
  found_other: "{count} términos",
  to_cards: "Ponerse a prueba",
  to_list: "Mostrar como lista",
  none: "Aún no hay términos",
  none_text: "Este curso no explica ningún término.",
  cards_far: "{known} de {total} sabidos",
  cards_show: "Mostrar el significado",
  cards_unknown: "Todavía no",
  cards_known: "Lo sabía",
  cards_done: "Los sabía todos",
  cards_again: "Otra vez",
};
