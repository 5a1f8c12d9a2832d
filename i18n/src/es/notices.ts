import type { notices as source } from "../en/notices.ts";

export const notices: Record<keyof typeof source, string> = {
  fewer_steps:
    "Su material tiene {words} palabras: alcanza para {steps} pasos de unas {perStep} palabras, no para {wished}. No se ha alargado ni repetido nada.",
  short_steps:
    "Su material tiene {words} palabras, por lo que los pasos tienen unas {perStep} palabras cada uno en lugar de 500. No se ha alargado nada.",
  question_missing:
    "No se ha podido formular una pregunta honesta para estos pasos: {steps}. Puede añadirlas usted.",
  placeholder_content:
    "Este curso es un esquema con indicaciones para completar, porque no había ningún documento del que escribirlo. Permanece oculto para los participantes hasta que usted lo active.",
  document_partly_left_out: "Una parte del documento no cabía en el curso y se ha omitido.",
};
