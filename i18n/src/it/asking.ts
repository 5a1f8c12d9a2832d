import type { asking as source } from "../en/asking.ts";

export const asking: Record<keyof typeof source, string> = {
  title: "Chiedi al corso",
  label: "Che cosa desidera sapere?",
  help: "Riceve i brani del corso che ne parlano. Chi ha creato il corso può leggere la Sua domanda, senza sapere di chi è.",
  help_documents:
    "Riceve i brani del corso e dei suoi documenti che ne parlano. Chi ha creato il corso può leggere la Sua domanda, senza sapere di chi è.",
  submit: "Cerca",
  too_short: "Inserisca una parola o una domanda.",
  none_title: "Il corso non ne parla",
  none_text:
    "Nessun brano contiene queste parole. Provi con un’altra parola o con una domanda più breve. Chi ha creato il corso vede che cosa è stato cercato invano.",
  found_one: "{count} brano ne parla",
  found_other: "{count} brani ne parlano",
  in_step: "Tappa {position}: {title}",
  in_document: "{document}, pagina {page}",
  in_document_paragraph: "{document}, paragrafo {paragraph}",
  show: "Mostra nella tappa",
  failed: "Non è stato possibile rispondere alla Sua domanda",
};
