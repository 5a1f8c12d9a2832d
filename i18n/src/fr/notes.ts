import type { notes as source } from "../en/notes.ts";

export const notes: Record<keyof typeof source, string> = {
  note: "Note sur le passage surligné",
  note_label: "Votre note",
  note_help: "Personne d’autre ne peut la lire.",
  note_save: "Enregistrer la note",
  note_remove: "Supprimer la note",
  note_write: "Écrire une note",
  note_change: "Modifier la note",
  note_short: "Note",
  mark_with_note: "Avec une note",
  note_saved: "Note enregistrée",
  note_removed: "Note supprimée",
  note_too_long: "La note est trop longue : {length} caractères sur {limit} au plus. Veuillez la raccourcir.",
  mark_changed: "Le texte de ce passage a changé depuis.",
  removed: "Surlignage et note retirés",
  undo: "Annuler",
  shortcut_note: "Surligner la sélection et écrire une note",
  pdf_save: "Enregistrer en PDF",
  pdf_waits:
    "Le PDF est produit par le serveur : il faut une connexion, et tout ce qui attend encore sur cet appareil doit avoir été envoyé.",
  pdf_failed: "Le PDF n’a pas pu être produit",
};
