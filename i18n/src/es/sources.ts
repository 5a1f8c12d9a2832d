import type { sources as source } from "../en/sources.ts";

export const sources: Record<keyof typeof source, string> = {
  show_page: "Mostrar la página del documento",
  show_text: "Mostrar en el documento",
  passage: "El pasaje",
  back: "Volver al pasaje",
  page_of: "Página {page} de {total}",
  previous_page: "Página anterior",
  next_page: "Página siguiente",
  page_label: "Página {page} de {document}",
  text_label: "Texto de {document}",
  not_found: "No se ha podido resaltar el lugar exacto en esta página.",
  failed: "No se ha podido mostrar la página",
  ends_before: "El documento empieza antes.",
  ends_after: "El documento continúa después.",
};
