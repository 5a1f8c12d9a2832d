import type { Language } from "../../types/index.ts";

/** How steps with the same heading are told apart in one language. */
export interface StepTexts {
  /** One that has the heading of another step, not of the same section. */
  part(title: string, number: number): string;
  /** One of the pieces of a long section. */
  piece(title: string, number: number, of: number): string;
}

export const STEP_TEXTS: Record<Language, StepTexts> = {
  de: {
    part: (title, number) => `${title} (Teil ${number})`,
    piece: (title, number, of) => `${title} (${number} von ${of})`,
  },
  en: {
    part: (title, number) => `${title} (part ${number})`,
    piece: (title, number, of) => `${title} (${number} of ${of})`,
  },
  fr: {
    part: (title, number) => `${title} (partie ${number})`,
    piece: (title, number, of) => `${title} (${number} sur ${of})`,
  },
  es: {
    part: (title, number) => `${title} (parte ${number})`,
    piece: (title, number, of) => `${title} (${number} de ${of})`,
  },
  it: {
    part: (title, number) => `${title} (parte ${number})`,
    piece: (title, number, of) => `${title} (${number} di ${of})`,
  },
};
