import type { Language } from "../../types/index.ts";

/** How a long section's parts are told apart, and how a question's evidence is given, in one language. */
export interface StepTexts {
  part(title: string, number: number): string;
  evidence(quote: string): string;
}

export const STEP_TEXTS: Record<Language, StepTexts> = {
  de: {
    part: (title, number) => `${title} (Teil ${number})`,
    evidence: (quote) => `Im Text steht: „${quote}“`,
  },
  en: {
    part: (title, number) => `${title} (part ${number})`,
    evidence: (quote) => `The text says: “${quote}”`,
  },
  fr: {
    part: (title, number) => `${title} (partie ${number})`,
    evidence: (quote) => `Le texte dit\u00a0: «\u00a0${quote}\u00a0»`,
  },
  es: {
    part: (title, number) => `${title} (parte ${number})`,
    evidence: (quote) => `El texto dice: «${quote}»`,
  },
  it: {
    part: (title, number) => `${title} (parte ${number})`,
    evidence: (quote) => `Il testo dice: «${quote}»`,
  },
};
