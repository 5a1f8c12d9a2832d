import type { aloud as source } from "../en/aloud.ts";

export const aloud: Record<keyof typeof source, string> = {
  heading: "Lecture à voix haute",
  pause: "Pause",
  resume: "Reprendre la lecture",
  next: "Phrase suivante",
  previous: "Phrase précédente",
  speed: "Vitesse",
  speed_n: "{speed} fois",
  voice: "Voix",
  close: "Arrêter la lecture",
  ended: "La lecture du texte est terminée.",
  no_voice:
    "Cet appareil n’a pas de voix pour la langue suivante : {language}. Vous pouvez en ajouter une dans ses réglages ; en attendant, une voix d’une autre langue lit le texte.",
  failed: "L’appareil n’a pas pu lire cette phrase. Essayez une autre voix.",
  failed_only: "L’appareil n’a pas pu lire cette phrase. Veuillez réessayer.",
  failed_no_voice:
    "Cet appareil n’a pas de voix pour la langue suivante : {language}. Vous pouvez en ajouter une dans ses réglages de synthèse vocale.",
};
