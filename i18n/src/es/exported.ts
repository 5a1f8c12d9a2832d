import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Figura",
  figure_on_page: "Figura, página {page}",
  order_places: "Indique el lugar de cada elemento.",
  transcript: "Transcripción",
  colon: ": ",
  solutions: "Soluciones",
  archive_about:
    "Curso de varios pasos; cada uno es un archivo de la carpeta «steps». El archivo «course.json» contiene todo el curso para otra instalación.",
  contents: "Contenido",
  to_solution: "Ver la solución",
  to_question: "Volver a la pregunta",
  accessible: "El texto está estructurado con títulos, listas y tablas; las figuras tienen descripción.",
  partly_accessible:
    "El texto está estructurado con títulos, listas y tablas; no todas las figuras tienen descripción.",
  answered_before: "Respondió a esta pregunta en una visita anterior.",
  not_saved:
    "Su progreso no se puede guardar aquí. Puede leer y responder todo; al cerrar la página se perderá.",
  theme_dark: "Colores oscuros",
  theme_light: "Colores claros",
  start_over: "Empezar de nuevo",
  no_script: "Aquí puede leerlo todo. Para responder a las preguntas, active JavaScript.",
  question: "Pregunta",
  answer: "Respuesta",
  questions: "Preguntas",
  place: "Lugar {place}",
  true_option: "Verdadero",
  false_option: "Falso",
  notes_title: "Subrayados y notas",
  notes_without_step: "De pasos que ya no existen",
  note: "Nota",
  quoted: "«{text}»",
};
