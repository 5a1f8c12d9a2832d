import type { offline as source } from "../en/offline.ts";

export const offline: Record<keyof typeof source, string> = {
  no_connection: "Sie sind offline. Sie sehen, was auf diesem Gerät gespeichert ist.",
  new_version: "Diese Seite gibt es in einer neuen Fassung. Ihre Antworten und Entwürfe bleiben erhalten.",
  load_new_version: "Jetzt neu laden",
  title: "Ohne Verbindung lernen",
  save: "Für unterwegs speichern",
  save_text:
    "Alle Lernschritte, Abbildungen und Quellenstellen sind dann auf diesem Gerät, etwa für die Bahn. Was Sie dort tun, wird gesendet, sobald Sie wieder online sind.",
  saving: "{done} von {total} Lernschritten gespeichert, bisher {size}",
  cancel: "Abbrechen",
  saved: "Auf diesem Gerät gespeichert",
  saved_text: "Alle {steps} Lernschritte mit ihren Abbildungen, {size}. Stand: {date}.",
  recordings_one: "Eine Aufnahme braucht weiterhin eine Verbindung.",
  recordings_other: "{number} Aufnahmen brauchen weiterhin eine Verbindung.",
  outdated: "Der Kurs wurde seitdem geändert.",
  refresh: "Aktualisieren",
  remove: "Von diesem Gerät entfernen",
  removed: "Der Kurs ist nicht mehr auf diesem Gerät gespeichert",
  failed: "Der Kurs konnte nicht gespeichert werden",
  failed_space:
    "Auf diesem Gerät ist nicht genug Platz. Bitte schaffen Sie etwas Platz und versuchen Sie es noch einmal.",
  signing_out: "Wenn Sie sich abmelden, wird der Kurs von diesem Gerät entfernt.",
};
