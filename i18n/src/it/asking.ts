import type { asking as source } from "../en/asking.ts";

export const asking: Record<keyof typeof source, string> = {
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
  answering: "La risposta viene scritta a partire da questi brani…",
  answer: "Risposta dal corso",
  answer_note:
    "L’ha scritta un modello linguistico a partire dai brani qui sotto. Sotto ogni frase c’è ciò che la dimostra.",
  unanswered_title: "Il corso non lo dice",
  unanswered_text: "I brani qui sotto ne parlano, ma non rispondono alla domanda.",
  help_model:
    "Risponde un modello linguistico, solo a partire dai brani del corso; per questo la Sua domanda viene inviata al suo fornitore.",
  failed: "Non è stato possibile rispondere alla Sua domanda",
  offline_title: "Per fare domande serve una connessione",
  offline_text: "È offline. Potrà interrogare il corso appena sarà di nuovo online.",
};
