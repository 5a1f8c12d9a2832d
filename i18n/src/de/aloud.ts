import type { aloud as source } from "../en/aloud.ts";

export const aloud: Record<keyof typeof source, string> = {
  heading: "Vorlesen",
  pause: "Pause",
  resume: "Weiterlesen",
  next: "Nächster Satz",
  previous: "Vorheriger Satz",
  speed: "Tempo",
  speed_n: "{speed}-fach",
  voice: "Stimme",
  close: "Vorlesen beenden",
  ended: "Der Text ist zu Ende gelesen.",
  no_voice:
    "Auf diesem Gerät gibt es keine Stimme für {language}. In den Einstellungen des Geräts können Sie eine hinzufügen; bis dahin liest eine Stimme einer anderen Sprache.",
  failed: "Das Gerät konnte diesen Satz nicht vorlesen. Bitte versuchen Sie es mit einer anderen Stimme.",
  failed_only: "Das Gerät konnte diesen Satz nicht vorlesen. Bitte versuchen Sie es noch einmal.",
  failed_no_voice:
    "Auf diesem Gerät gibt es keine Stimme für {language}. In den Einstellungen des Geräts unter „Sprachausgabe“ können Sie eine hinzufügen.",
};
