import type { notes as source } from "../en/notes.ts";

export const notes: Record<keyof typeof source, string> = {
  note: "Nota al subrayado",
  note_label: "Su nota",
  note_help: "Solo usted puede leerla.",
  note_save: "Guardar la nota",
  note_remove: "Eliminar la nota",
  note_write: "Escribir una nota",
  note_change: "Modificar la nota",
  note_short: "Nota",
  mark_with_note: "Con una nota",
  note_saved: "Nota guardada",
  note_removed: "Nota eliminada",
  note_too_long:
    "La nota es demasiado larga: {length} de {limit} caracteres como máximo. Acórtela, por favor.",
  mark_changed: "El texto de este pasaje ha cambiado desde entonces.",
  removed: "Subrayado y nota quitados",
  undo: "Deshacer",
  shortcut_note: "Subrayar la selección y escribir una nota",
  pdf_save: "Guardar como PDF",
  pdf_waits:
    "El servidor elabora el PDF: hace falta conexión, y todo lo que aún espera en este dispositivo debe haberse enviado.",
  pdf_failed: "No se pudo elaborar el PDF",
};
