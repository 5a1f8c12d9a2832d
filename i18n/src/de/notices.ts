import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "Ihr Material hat {words} Wörter. Das reicht für {steps} Lernschritte mit je etwa {perStep} Wörtern, nicht für {wished}. Es wurde nichts gestreckt oder wiederholt.",
  short_steps:
    "Ihr Material hat {words} Wörter. Die Lernschritte haben deshalb je etwa {perStep} statt 500 Wörter; es wurde nichts gestreckt.",
  question_missing:
    "Zu diesen Lernschritten ließ sich keine redliche Frage bilden: {steps}. Sie können selbst Fragen ergänzen.",
  placeholder_content:
    "Dieser Kurs ist eine Gliederung mit Anregungen zum Ausfüllen, weil kein Dokument als Grundlage vorlag. Er bleibt für Teilnehmende verborgen, bis Sie ihn aktivieren.",
  document_partly_left_out: "Ein Teil des Dokuments passte nicht in den Kurs und wurde ausgelassen.",
};
