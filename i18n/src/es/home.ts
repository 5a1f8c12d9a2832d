import type { home as source } from "../en/home.ts";

export const home: Record<keyof typeof source, string> = {
  page_title: "Cursos a partir de sus documentos",
  headline: "Su documento se convierte en un curso que se entiende.",
  lead: "Pasos que explican, preguntas que comprueban y cada pasaje vinculado a su fuente. Listo en pocos minutos.",
  start: "Crear un curso",
  to_dashboard: "A mis cursos",
  example: "Abrir el curso de ejemplo",
  example_note: "Sin cuenta, aquí mismo.",
  ways_title: "Su curso en tres fases",
  way_upload_title: "Subir",
  way_upload_text:
    "PDF, DOCX o TXT, y también presentaciones, libros electrónicos, páginas web y subtítulos. Verá al instante lo que se ha leído: páginas, palabras, esquema.",
  way_generate_title: "Generar",
  way_generate_text:
    "De diez a cincuenta pasos aparecen uno tras otro, cada uno con su pregunta. Puede ir leyéndolos.",
  way_generate_text_builtin:
    "Las secciones de su documento se convierten en pasos. Las preguntas las crea usted en unos pocos gestos a partir del texto, de borradores o con su propio chat.",
  way_share_title: "Compartir",
  way_share_text: "Basta un enlace. Verá quién ha empezado y quién ha llegado.",
  try_eyebrow: "Un paso en miniatura",
  try_title: "La danza del meneo",
  try_text:
    "Una recolectora que ha encontrado alimento baila sobre el panal. La dirección de su carrera indica dónde está la fuente respecto al sol; su duración, a qué distancia.",
  try_question: "¿Qué revela la duración de la carrera?",
  try_option_distance: "A qué distancia está el alimento",
  try_option_direction: "En qué dirección se encuentra",
  try_option_amount: "Cuántas abejas hacen falta",
  try_right: "Correcto. «Su duración [indica] a qué distancia».",
  try_wrong: "No exactamente: lea de nuevo la última frase.",
};
