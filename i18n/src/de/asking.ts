import type { asking as source } from "../en/asking.ts";

export const asking: Record<keyof typeof source, string> = {
  label: "Was möchten Sie wissen?",
  help: "Sie bekommen die Stellen des Kurses, die davon handeln. Wer den Kurs erstellt hat, kann Ihre Frage lesen, aber nicht, von wem sie kommt.",
  help_documents:
    "Sie bekommen die Stellen des Kurses und seiner Dokumente, die davon handeln. Wer den Kurs erstellt hat, kann Ihre Frage lesen, aber nicht, von wem sie kommt.",
  submit: "Suchen",
  too_short: "Bitte geben Sie ein Wort oder eine Frage ein.",
  none_title: "Davon sagt der Kurs nichts",
  none_text:
    "Keine Stelle enthält diese Wörter. Versuchen Sie es mit einem anderen Wort oder einer kürzeren Frage. Wer den Kurs erstellt hat, sieht, wonach vergeblich gesucht wurde.",
  found_one: "{count} Stelle handelt davon",
  found_other: "{count} Stellen handeln davon",
  in_step: "Lernschritt {position}: {title}",
  in_document: "{document}, Seite {page}",
  in_document_paragraph: "{document}, Absatz {paragraph}",
  show: "Im Lernschritt zeigen",
  answering: "Die Antwort wird aus diesen Stellen geschrieben …",
  answer: "Antwort aus dem Kurs",
  answer_note:
    "Ein Sprachmodell hat sie aus den Stellen unten geschrieben. Unter jedem Satz steht, was ihn belegt.",
  unanswered_title: "Der Kurs sagt das nicht",
  unanswered_text: "Die Stellen unten handeln davon, beantworten die Frage aber nicht.",
  help_model:
    "Ein Sprachmodell antwortet, allein aus den Stellen des Kurses; dafür wird Ihre Frage an seinen Anbieter gesendet.",
  failed: "Ihre Frage konnte nicht beantwortet werden",
  offline_title: "Fragen braucht eine Verbindung",
  offline_text: "Sie sind offline. Sobald Sie wieder verbunden sind, können Sie den Kurs fragen.",
};
