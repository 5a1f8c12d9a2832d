import type { Language } from "./types.ts";

/** What stands above each section of a step, and the line that names what comes next. */
export interface SectionLabels {
  objectives: string;
  keyPoints: string;
  reflections: string;
  terms: string;
  /** `{title}`: of the step that comes next. */
  next: string;
}

/** How the built-in writer words what stands in the sections of a step. */
export interface SectionTemplates {
  /** An objective: to know what a `{term}` means. */
  learnTerm: string;
  /** Things to think over, each about a `{topic}`; `{before}` is the step before. */
  explain: string;
  whenOfUse: string;
  whatIsNew: string;
  linkBack: string;
  whatStaysOpen: string;
}

/** In the language of the course, whatever language the interface has: small enough to be loaded for all five. */
export const SECTION_LABELS: Record<Language, SectionLabels> = {
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

export const SECTION_TEMPLATES: Record<Language, SectionTemplates> = {
  de: {
    learnTerm: "die Bedeutung von „{term}“",
    explain: "Erklären Sie „{topic}“ in eigenen Worten, ohne in den Text zu schauen.",
    whenOfUse: "Wann kann es nützlich sein, „{topic}“ zu kennen?",
    whatIsNew: "Was war Ihnen bei „{topic}“ neu, und was wussten Sie schon?",
    linkBack: "Was hat „{topic}“ mit „{before}“ aus dem vorigen Schritt zu tun?",
    whatStaysOpen: "Welche Frage zu „{topic}“ lässt der Text offen?",
  },
  en: {
    learnTerm: "the meaning of “{term}”",
    explain: "Explain “{topic}” in your own words, without looking at the text.",
    whenOfUse: "When could it be of use to know about “{topic}”?",
    whatIsNew: "What was new to you about “{topic}”, and what did you know before?",
    linkBack: "How does “{topic}” connect with “{before}” in the step before?",
    whatStaysOpen: "Which question about “{topic}” does the text leave open?",
  },
  fr: {
    learnTerm: "le sens de «\u00a0{term}\u00a0»",
    explain: "Expliquez «\u00a0{topic}\u00a0» avec vos propres mots, sans regarder le texte.",
    whenOfUse: "Quand peut-il être utile de connaître «\u00a0{topic}\u00a0»\u00a0?",
    whatIsNew: "Qu’avez-vous appris de nouveau sur «\u00a0{topic}\u00a0», et que saviez-vous déjà\u00a0?",
    linkBack:
      "Quel lien y a-t-il entre «\u00a0{topic}\u00a0» et «\u00a0{before}\u00a0», à l’étape précédente\u00a0?",
    whatStaysOpen: "Quelle question sur «\u00a0{topic}\u00a0» le texte laisse-t-il ouverte\u00a0?",
  },
  es: {
    learnTerm: "el significado de «{term}»",
    explain: "Explique «{topic}» con sus propias palabras, sin mirar el texto.",
    whenOfUse: "¿Cuándo le sería útil lo que ha leído sobre «{topic}»?",
    whatIsNew: "¿Qué le ha resultado nuevo en «{topic}» y qué sabía ya?",
    linkBack: "¿Qué relación hay entre «{topic}» y «{before}», del paso anterior?",
    whatStaysOpen: "¿Qué pregunta sobre «{topic}» deja sin responder el texto?",
  },
  it: {
    learnTerm: "il significato di «{term}»",
    explain: "Spieghi «{topic}» con parole Sue, senza guardare il testo.",
    whenOfUse: "Quando può essere utile conoscere «{topic}»?",
    whatIsNew: "Che cosa ha imparato di nuovo su «{topic}» e che cosa sapeva già?",
    linkBack: "Che legame c’è tra «{topic}» e «{before}», della tappa precedente?",
    whatStaysOpen: "Quale domanda su «{topic}» lascia aperta il testo?",
  },
};
