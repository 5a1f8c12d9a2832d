import type { legal as source } from "../en/legal.ts";

export const legal: Record<keyof typeof source, string> = {
  label: "Mentions",
  imprint: "Mentions légales",
  privacy: "Protection des données",
  terms: "Conditions d’utilisation",
  hint_privacy: "Comment vos données sont traitées :",
  missing_title: "Cette page n’existe pas ici",
  missing_text: "L’exploitant de cette installation ne l’a pas fournie.",
  home: "Vers l’accueil",
};
