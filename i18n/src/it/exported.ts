import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Figura",
  figure_on_page: "Figura, pagina {page}",
  order_places: "Indichi il posto di ogni elemento.",
  solutions: "Soluzioni",
  archive_about:
    "Corso in più passi; ognuno è un file della cartella «steps». Il file «course.json» contiene l’intero corso per un’altra installazione.",
  contents: "Indice",
  to_solution: "Vai alla soluzione",
  to_question: "Torna alla domanda",
  accessible: "Il testo è strutturato con titoli, elenchi e tabelle; le figure hanno una descrizione.",
  partly_accessible:
    "Il testo è strutturato con titoli, elenchi e tabelle; non tutte le figure hanno una descrizione.",
};
