import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "Das Material reicht für {steps} Lernschritte, nicht für {wished}. Es wurde nichts gestreckt oder wiederholt.",
  short_steps: "Das Material ist kurz: Die Lernschritte haben je etwa {words} statt 500 Wörter.",
  question_missing:
    "Für {count} der Lernschritte ließ sich keine redliche Frage bilden. Sie können selbst Fragen ergänzen.",
  placeholder_content:
    "Dieser Kurs ist eine Gliederung mit Anregungen zum Ausfüllen, weil kein Dokument als Grundlage vorlag. Er bleibt für Teilnehmende verborgen, bis Sie ihn aktivieren.",
  document_partly_left_out: "Ein Teil des Dokuments passte nicht in den Kurs und wurde ausgelassen.",
};
