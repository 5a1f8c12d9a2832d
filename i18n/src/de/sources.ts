import type { sources as source } from "../en/sources.ts";

export const sources: Record<keyof typeof source, string> = {
  show_page: "Seite im Dokument zeigen",
  show_text: "Im Dokument zeigen",
  passage: "Die Textstelle",
  back: "Zurück zur Textstelle",
  page_of: "Seite {page} von {total}",
  previous_page: "Vorige Seite",
  next_page: "Nächste Seite",
  page_label: "Seite {page} aus {document}",
  text_label: "Text aus {document}",
  not_found: "Die genaue Stelle ließ sich auf dieser Seite nicht hervorheben.",
  failed: "Die Seite konnte nicht gezeigt werden",
  ends_before: "Davor geht das Dokument weiter.",
  ends_after: "Danach geht das Dokument weiter.",
};
