import type { asking as source } from "../en/asking.ts";

export const asking: Record<keyof typeof source, string> = {
  title: "Den Kurs fragen",
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
  failed: "Ihre Frage konnte nicht beantwortet werden",
};
