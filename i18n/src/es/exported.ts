import type { exported as source } from "../en/exported.ts";

export const exported: Record<keyof typeof source, string> = {
  figure: "Figura",
  figure_on_page: "Figura, página {page}",
  order_places: "Indique el lugar de cada elemento.",
  solutions: "Soluciones",
  archive_about:
    "Curso de varios pasos; cada uno es un archivo de la carpeta «steps». El archivo «course.json» contiene todo el curso para otra instalación.",
  contents: "Contenido",
  to_solution: "Ver la solución",
  to_question: "Volver a la pregunta",
  accessible: "El texto está estructurado con títulos, listas y tablas; las figuras tienen descripción.",
  partly_accessible:
    "El texto está estructurado con títulos, listas y tablas; no todas las figuras tienen descripción.",
};
