import type { sources as source } from "../en/sources.ts";

export const sources: Record<keyof typeof source, string> = {
  show_page: "Mostra la pagina del documento",
  show_text: "Mostra nel documento",
  passage: "Il passaggio",
  back: "Torna al brano",
  page_of: "Pagina {page} di {total}",
  previous_page: "Pagina precedente",
  next_page: "Pagina successiva",
  page_label: "Pagina {page} di {document}",
  text_label: "Testo di {document}",
  not_found: "Non è stato possibile evidenziare il punto esatto in questa pagina.",
  failed: "Non è stato possibile mostrare la pagina",
  ends_before: "Il documento comincia prima.",
  ends_after: "Il documento continua dopo.",
};
