import type { notes as source } from "../en/notes.ts";

export const notes: Record<keyof typeof source, string> = {
  note: "Nota all’evidenziazione",
  note_label: "La Sua nota",
  note_help: "Può leggerla soltanto Lei.",
  note_save: "Salva la nota",
  note_remove: "Elimina la nota",
  note_write: "Scrivi una nota",
  note_change: "Modifica la nota",
  note_short: "Nota",
  mark_with_note: "Con una nota",
  note_saved: "Nota salvata",
  note_removed: "Nota eliminata",
  note_too_long:
    "La nota è troppo lunga: {length} caratteri su un massimo di {limit}. La preghiamo di accorciarla.",
  mark_changed: "Il testo di questo brano è cambiato da allora.",
  removed: "Evidenziazione e nota rimosse",
  undo: "Annulla",
  shortcut_note: "Evidenzia la selezione e scrivi una nota",
  pdf_save: "Salva come PDF",
  pdf_waits:
    "Il PDF viene creato dal server: serve una connessione, e tutto ciò che è ancora in attesa su questo dispositivo deve essere stato inviato.",
  pdf_failed: "Non è stato possibile creare il PDF",
};
