import type { legal as source } from "../en/legal.ts";

export const legal: Record<keyof typeof source, string> = {
  label: "Rechtliches",
  imprint: "Impressum",
  privacy: "Datenschutz",
  terms: "Nutzungsbedingungen",
  hint_privacy: "Wie mit Ihren Angaben umgegangen wird:",
  missing_title: "Diese Seite gibt es hier nicht",
  missing_text: "Wer diese Installation betreibt, hat sie nicht hinterlegt.",
  home: "Zur Startseite",
};
