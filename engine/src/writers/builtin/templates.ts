import type { Language } from "../../types/index.ts";

/** How a long section's parts are told apart in one language. */
export interface StepTexts {
  part(title: string, number: number): string;
}

export const STEP_TEXTS: Record<Language, StepTexts> = {
  de: {
    part: (title, number) => `${title} (Teil ${number})`,
  },
  en: {
    part: (title, number) => `${title} (part ${number})`,
  },
  fr: {
    part: (title, number) => `${title} (partie ${number})`,
  },
  es: {
    part: (title, number) => `${title} (parte ${number})`,
  },
  it: {
    part: (title, number) => `${title} (parte ${number})`,
  },
};
