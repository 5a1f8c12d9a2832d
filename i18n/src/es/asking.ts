import type { asking as source } from "../en/asking.ts";

export const asking: Record<keyof typeof source, string> = {
  label: "¿Qué desea saber?",
  help: "Verá los pasajes del curso que hablan de ello. Quien creó el curso puede leer su pregunta, pero no sabe de quién es.",
  help_documents:
    "Verá los pasajes del curso y de sus documentos que hablan de ello. Quien creó el curso puede leer su pregunta, pero no sabe de quién es.",
  submit: "Buscar",
  too_short: "Escriba una palabra o una pregunta.",
  none_title: "El curso no dice nada de esto",
  none_text:
    "Ningún pasaje contiene estas palabras. Pruebe con otra palabra o con una pregunta más corta. Quien creó el curso ve lo que se buscó en vano.",
  found_one: "{count} pasaje habla de ello",
  found_other: "{count} pasajes hablan de ello",
  in_step: "Paso {position}: {title}",
  in_document: "{document}, página {page}",
  in_document_paragraph: "{document}, párrafo {paragraph}",
  show: "Ver en el paso",
  answering: "Se está redactando la respuesta a partir de estos pasajes…",
  answer: "Respuesta del curso",
  answer_note:
    "La ha redactado un modelo de lenguaje a partir de los pasajes de abajo. Debajo de cada frase figura lo que la demuestra.",
  unanswered_title: "El curso no lo dice",
  unanswered_text: "Los pasajes de abajo hablan de ello, pero no responden a la pregunta.",
  help_model:
    "Responde un modelo de lenguaje, solo a partir de los pasajes del curso; para ello su pregunta se envía a su proveedor.",
  failed: "No se ha podido responder a su pregunta",
  offline_title: "Para preguntar hace falta conexión",
  offline_text: "No tiene conexión. En cuanto la recupere podrá preguntar al curso.",
};
