import type { home as source } from "../en/home.ts";

export const home: Record<keyof typeof source, string> = {
  page_title: "Corsi dai Suoi documenti",
  headline: "Il Suo documento diventa un corso che si capisce.",
  lead: "Tappe che spiegano, domande che verificano e ogni passaggio ricondotto alla fonte. Pronto in pochi minuti.",
  start: "Crea un corso",
  to_dashboard: "Ai miei corsi",
  example: "Apri il corso di esempio",
  example_note: "Senza account, subito qui.",
  ways_title: "Il Suo corso in tre fasi",
  way_upload_title: "Caricare",
  way_upload_text:
    "PDF, DOCX o TXT, ma anche presentazioni, e-book, pagine web e sottotitoli. Vede subito che cosa è stato letto: pagine, parole, struttura.",
  way_generate_title: "Generare",
  way_generate_text:
    "Da dieci a cinquanta tappe compaiono una dopo l’altra, ciascuna con una domanda. Può leggerle man mano.",
  way_generate_text_builtin:
    "Le sezioni del Suo documento diventano tappe. Le domande le crea Lei in pochi gesti dal testo, da bozze o con la Sua chat.",
  way_share_title: "Condividere",
  way_share_text: "Basta un link. Vede chi ha iniziato e chi è arrivato.",
  try_eyebrow: "Una tappa in miniatura",
  try_title: "La danza dell’addome",
  try_text:
    "Una bottinatrice che ha trovato cibo danza sul favo. La direzione della corsa indica dove si trova la fonte rispetto al sole; la sua durata, quanto è lontana.",
  try_question: "Che cosa rivela la durata della corsa?",
  try_option_distance: "Quanto è lontano il cibo",
  try_option_direction: "In quale direzione si trova",
  try_option_amount: "Quante api servono",
  try_right: "Esatto. «La sua durata [indica] quanto è lontana».",
  try_wrong: "Non proprio: rilegga l’ultima frase.",
};
