import type { campus as source } from "../en/campus.ts";

export const campus: Record<keyof typeof source, string> = {
  title: "Mis cursos",
  text: "Aquí encontrará todos los cursos que está haciendo y podrá continuar donde los dejó.",
  completed: "Terminado",
  unavailable: "No disponible",
  unavailable_text: "Quien creó este curso lo ha desactivado. Su progreso se conserva.",
  started: "Empezado el {date}",
  last_active: "Última actividad: {date}",
  empty_title: "Todavía no hay cursos",
  empty_text: "Abra el enlace de un curso que le hayan dado. A partir de entonces lo encontrará aquí.",
  empty_creator: "O cree usted un curso a partir de sus documentos, en pocos minutos.",
  create: "Crear un curso",
};
