import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Figura",
  figure_on_page: "Figura, pagina {page}",
  order_places: "Indichi il posto di ogni elemento.",
  transcript: "Trascrizione",
  colon: ": ",
  solutions: "Soluzioni",
  archive_about:
    "Corso in più tappe; ognuna è un file della cartella «steps». Il file «course.json» contiene l’intero corso per un’altra installazione.",
  contents: "Indice",
  to_solution: "Vai alla soluzione",
  to_question: "Torna alla domanda",
  accessible: "Il testo è strutturato con titoli, elenchi e tabelle; le figure hanno una descrizione.",
  partly_accessible:
    "Il testo è strutturato con titoli, elenchi e tabelle; non tutte le figure hanno una descrizione.",
  answered_before: "Ha risposto a questa domanda in una visita precedente.",
  not_saved:
    "Qui i Suoi progressi non possono essere salvati. Può leggere e rispondere a tutto; chiudendo la pagina andranno persi.",
  theme_dark: "Colori scuri",
  theme_light: "Colori chiari",
  start_over: "Ricominciare",
  no_script: "Qui può leggere tutto. Per rispondere alle domande, attivi JavaScript.",
  question: "Domanda",
  answer: "Risposta",
  questions: "Domande",
  place: "Posto {place}",
  true_option: "Vero",
  false_option: "Falso",
  notes_title: "Evidenziazioni e note",
  notes_without_step: "Da tappe che non esistono più",
  note: "Nota",
  quoted: "«{text}»",
};
