import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "El material alcanza para {steps} pasos, no para {wished}. No se ha alargado ni repetido nada.",
  short_steps: "El material es breve: los pasos tienen unas {words} palabras cada uno en lugar de 500.",
  question_missing:
    "No se ha podido formular una pregunta honesta para {count} de los pasos. Puede añadirlas usted.",
  placeholder_content:
    "Este curso es un esquema con indicaciones para completar, porque no había ningún documento del que escribirlo. Permanece oculto para los participantes hasta que usted lo active.",
  document_partly_left_out: "Una parte del documento no cabía en el curso y se ha omitido.",
};
