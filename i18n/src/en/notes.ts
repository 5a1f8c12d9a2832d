/** Notes on highlights: fetched beside the text of a step. */
export const notes = {
  note: "Note on the highlight",
  note_label: "Your note",
  note_help: "Only you can read it.",
  note_save: "Save note",
  note_remove: "Delete note",
  note_write: "Write a note",
  note_change: "Edit note",
  note_short: "Note",
  mark_with_note: "With a note",
  note_saved: "Note saved",
  note_removed: "Note deleted",
  note_too_long: "The note is too long: {length} of at most {limit} characters. Please shorten it.",
  mark_changed: "The text of this passage has changed since.",
  removed: "Highlight and note removed",
  undo: "Undo",
  shortcut_note: "Highlight the selection and write a note",
  pdf_save: "Save as PDF",
  pdf_waits:
    "The PDF is made by the server: it needs a connection, and everything that still waits on this device must have been sent.",
  pdf_failed: "The PDF could not be made",
};
