import type { notes as source } from "../en/notes.ts";

export const notes: Record<keyof typeof source, string> = {
  note: "Notiz zur Markierung",
  note_label: "Ihre Notiz",
  note_help: "Nur Sie können sie lesen.",
  note_save: "Notiz speichern",
  note_remove: "Notiz löschen",
  note_write: "Notiz schreiben",
  note_change: "Notiz ändern",
  note_short: "Notiz",
  mark_with_note: "Mit Notiz",
  note_saved: "Notiz gespeichert",
  note_removed: "Notiz gelöscht",
  note_too_long: "Die Notiz ist zu lang: {length} von höchstens {limit} Zeichen. Bitte kürzen Sie sie.",
  mark_changed: "Der Text dieser Stelle wurde seither geändert.",
  removed: "Markierung und Notiz entfernt",
  undo: "Rückgängig",
  shortcut_note: "Auswahl markieren und Notiz schreiben",
  pdf_save: "Als PDF speichern",
  pdf_waits:
    "Das PDF erstellt der Server: Dafür brauchen Sie eine Verbindung, und was auf diesem Gerät noch wartet, muss gesendet sein.",
  pdf_failed: "Das PDF konnte nicht erstellt werden",
};
