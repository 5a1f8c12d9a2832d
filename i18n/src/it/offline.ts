import type { offline as source } from "../en/offline.ts";

export const offline: Record<keyof typeof source, string> = {
  no_connection: "È offline. Vede ciò che è salvato su questo dispositivo.",
  new_version: "È disponibile una nuova versione di questa pagina. Le sue risposte e le sue bozze restano.",
  load_new_version: "Ricarica ora",
  title: "Imparare senza connessione",
  save: "Salva su questo dispositivo",
  save_text:
    "Tutte le tappe, le figure e i brani delle fonti saranno su questo dispositivo, per esempio per il treno. Ciò che fa viene inviato appena è di nuovo online.",
  saving: "Tappe salvate: {done} su {total}, finora {size}",
  cancel: "Annulla",
  saved: "Salvato su questo dispositivo",
  saved_text: "Tutte le tappe ({steps}) con le loro figure, {size}. Versione del {date}.",
  recordings_one: "Una registrazione richiede ancora una connessione.",
  recordings_other: "{number} registrazioni richiedono ancora una connessione.",
  outdated: "Da allora il corso è stato modificato.",
  refresh: "Aggiorna",
  remove: "Rimuovi da questo dispositivo",
  removed: "Il corso non è più salvato su questo dispositivo",
  failed: "Non è stato possibile salvare il corso",
  failed_space: "Lo spazio su questo dispositivo non basta. Ne liberi un po’ e riprovi.",
  signing_out: "Quando esce, il corso viene rimosso da questo dispositivo.",
};
