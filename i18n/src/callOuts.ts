import type { CourseLanguage } from "@lehrpfad/contract/vocabulary";

export interface CallOutLabels {
  note: string;
  example: string;
  warning: string;
  addition: string;
}

/** What call-outs in the text of a step are called; in the course's language it is the title a new one begins with. */
export const CALL_OUT_LABELS: Record<CourseLanguage, CallOutLabels> = {
  de: {
    note: "Hinweis",
    example: "Beispiel",
    warning: "Hier irrt man leicht",
    addition: "Ergänzung, nicht aus dem Dokument",
  },
  en: {
    note: "Note",
    example: "Example",
    warning: "Easy to get wrong",
    addition: "Addition, not from the document",
  },
  fr: {
    note: "À noter",
    example: "Exemple",
    warning: "L’erreur à éviter",
    addition: "Complément, absent du document",
  },
  es: {
    note: "Nota",
    example: "Ejemplo",
    warning: "Donde es fácil equivocarse",
    addition: "Añadido que no está en el documento",
  },
  it: {
    note: "Nota",
    example: "Esempio",
    warning: "Dove è facile sbagliare",
    addition: "Aggiunta, non dal documento",
  },
};
