import type { campus as source } from "../en/campus.ts";

export const campus: Record<keyof typeof source, string> = {
  title: "Meine Kurse",
  text: "Hier finden Sie alle Kurse, an denen Sie teilnehmen, und machen weiter, wo Sie aufgehört haben.",
  completed: "Abgeschlossen",
  unavailable: "Nicht verfügbar",
  unavailable_text: "Der Ersteller hat diesen Kurs abgeschaltet. Ihr Fortschritt bleibt erhalten.",
  started: "Begonnen am {date}",
  last_active: "Zuletzt aktiv am {date}",
  empty_title: "Noch kein Kurs",
  empty_text: "Öffnen Sie den Link zu einem Kurs, den Sie bekommen haben. Von da an finden Sie ihn hier.",
  empty_creator: "Oder erstellen Sie selbst einen Kurs: aus Ihren Dokumenten, in wenigen Minuten.",
  create: "Kurs erstellen",
};
