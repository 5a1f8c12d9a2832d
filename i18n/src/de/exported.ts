import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Abbildung",
  figure_on_page: "Abbildung, Seite {page}",
  order_places: "Geben Sie jedem Eintrag seinen Platz.",
  transcript: "Zum Nachlesen",
  colon: ": ",
  solutions: "Lösungen",
  archive_about:
    "Kurs aus mehreren Lernschritten; jeder ist eine Datei im Ordner „steps“. Die Datei „course.json“ enthält den ganzen Kurs für eine andere Installation.",
  contents: "Inhalt",
  to_solution: "Zur Lösung",
  to_question: "Zurück zur Frage",
  accessible:
    "Der Text ist mit Überschriften, Listen und Tabellen gegliedert; Abbildungen haben Beschreibungen.",
  partly_accessible:
    "Der Text ist mit Überschriften, Listen und Tabellen gegliedert; nicht jede Abbildung hat eine Beschreibung.",
  answered_before: "Das haben Sie bei einem früheren Besuch beantwortet.",
  not_saved:
    "Ihr Fortschritt lässt sich hier nicht speichern. Sie können alles lesen und beantworten; wenn Sie die Seite schließen, ist er verloren.",
  theme_dark: "Dunkle Farben",
  theme_light: "Helle Farben",
  start_over: "Von vorn beginnen",
  no_script: "Lesen können Sie hier alles. Um die Fragen zu beantworten, schalten Sie bitte JavaScript ein.",
  question: "Frage",
  answer: "Antwort",
  questions: "Fragen",
  place: "Platz {place}",
  true_option: "Richtig",
  false_option: "Falsch",
  notes_title: "Markierungen und Notizen",
  notes_without_step: "Aus Lernschritten, die es nicht mehr gibt",
  note: "Notiz",
  quoted: "„{text}“",
};
