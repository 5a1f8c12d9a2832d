import type { CourseLanguage, SectionLabels } from "@lehrpfad/contract";

/** What stood in the texts of steps when sections were part of them. Never changed: stored texts do not change. */
export const LABELS_IN_TEXTS: Record<CourseLanguage, SectionLabels> = {
  de: {
    objectives: "Darum geht es in diesem Schritt",
    keyPoints: "Das Wichtigste",
    reflections: "Zum Weiterdenken",
    terms: "Wichtige Begriffe",
    next: "Im nächsten Schritt geht es um: {title}.",
  },
  en: {
    objectives: "What this step is about",
    keyPoints: "Key points",
    reflections: "Think it over",
    terms: "Important terms",
    next: "The next step is about: {title}.",
  },
  fr: {
    objectives: "Au programme de cette étape",
    keyPoints: "L’essentiel",
    reflections: "Pour aller plus loin",
    terms: "Termes importants",
    next: "L’étape suivante porte sur\u00a0: {title}.",
  },
  es: {
    objectives: "De qué trata esta estación",
    keyPoints: "Lo esencial",
    reflections: "Para seguir pensando",
    terms: "Términos importantes",
    next: "La siguiente estación trata de: {title}.",
  },
  it: {
    objectives: "Di che cosa tratta questa tappa",
    keyPoints: "L’essenziale",
    reflections: "Per riflettere",
    terms: "Termini importanti",
    next: "La tappa successiva tratta di: {title}.",
  },
};
