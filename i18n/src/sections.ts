import type { CourseLanguage } from "@lehrpfad/contract/vocabulary";

/** What stands above each section of a step, and the line that names what comes next. */
export interface SectionLabels {
  objectives: string;
  keyPoints: string;
  reflections: string;
  terms: string;
  /** `{title}`: of the step that comes next. */
  next: string;
}

/** In the language of the course, whatever language the interface has: small enough to be loaded for all five. */
export const SECTION_LABELS: Record<CourseLanguage, SectionLabels> = {
  de: {
    objectives: "Darum geht es in diesem Lernschritt",
    keyPoints: "Das Wichtigste",
    reflections: "Zum Weiterdenken",
    terms: "Wichtige Begriffe",
    next: "Im nächsten Lernschritt geht es um: {title}.",
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
    objectives: "De qué trata este paso",
    keyPoints: "Lo esencial",
    reflections: "Para seguir pensando",
    terms: "Términos importantes",
    next: "El siguiente paso trata de: {title}.",
  },
  it: {
    objectives: "Di che cosa tratta questa tappa",
    keyPoints: "L’essenziale",
    reflections: "Per riflettere",
    terms: "Termini importanti",
    next: "La tappa successiva tratta di: {title}.",
  },
};
