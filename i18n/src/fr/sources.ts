import type { sources as source } from "../en/sources.ts";

export const sources: Record<keyof typeof source, string> = {
  show_page: "Montrer la page du document",
  show_text: "Montrer dans le document",
  passage: "Le passage",
  back: "Retour au passage",
  page_of: "Page {page} sur {total}",
  previous_page: "Page précédente",
  next_page: "Page suivante",
  page_label: "Page {page} de {document}",
  text_label: "Texte de {document}",
  not_found: "L’endroit exact n’a pas pu être surligné sur cette page.",
  failed: "La page n’a pas pu être affichée",
  ends_before: "Le document commence plus haut.",
  ends_after: "Le document continue plus bas.",
};
