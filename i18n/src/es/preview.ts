import type { preview as source } from "../en/preview.ts";

export const preview: Record<keyof typeof source, string> = {
  title: "Vista previa de «{course}»",
  heading: "Vista previa",
  lead: "Así ven el curso los participantes, con todo lo que pueden hacer en él. Lo que responda aquí no cuenta en ninguna parte y nadie recibe un correo.",
  width_label: "Ancho",
  phone: "Móvil",
  computer: "Ordenador",
  start_over: "Empezar de nuevo",
  started_over: "La prueba empieza de nuevo",
  open_alone: "Abrir sin el marco",
  frame: "El curso tal como lo ven los participantes",
  draft: "El curso aún no está abierto: solo lo ven quienes lo gestionan.",
};
