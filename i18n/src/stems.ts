import type { CourseLanguage } from "@lehrpfad/contract/vocabulary";

/** How a question may begin that somebody makes of a place in a text; a person reads and changes it. */
export interface Stems {
  /** `{row}`, `{column}`: what the cell of a table is about. */
  cell: string;
  /** `{term}`: asked for its meaning. */
  meaning: string;
  /** `{meaning}`: asked for its term. */
  term: string;
}

/** In the language of the course, whatever language the interface has. */
export const STEMS: Record<CourseLanguage, Stems> = {
  de: {
    cell: "{column}: Was gilt für „{row}“?",
    meaning: "Was bedeutet „{term}“?",
    term: "Welcher Begriff bedeutet: „{meaning}“?",
  },
  en: {
    cell: "{column}: what applies to “{row}”?",
    meaning: "What does “{term}” mean?",
    term: "Which term means: “{meaning}”?",
  },
  fr: {
    cell: "{column}\u00a0: qu’est-ce qui vaut pour «\u00a0{row}\u00a0»\u00a0?",
    meaning: "Que signifie «\u00a0{term}\u00a0»\u00a0?",
    term: "Quel terme signifie\u00a0: «\u00a0{meaning}\u00a0»\u00a0?",
  },
  es: {
    cell: "{column}: ¿qué corresponde a «{row}»?",
    meaning: "¿Qué significa «{term}»?",
    term: "¿Qué término significa: «{meaning}»?",
  },
  it: {
    cell: "{column}: che cosa vale per «{row}»?",
    meaning: "Che cosa significa «{term}»?",
    term: "Quale termine significa: «{meaning}»?",
  },
};
