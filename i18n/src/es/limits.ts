import type { limits as source } from "../en/limits.ts";

export const limits: Record<keyof typeof source, string> = {
  QUOTA_BYTES:
    "Sus documentos ocupan {used} de {limit}; faltan todavía {lacking}. Elimine documentos o cursos que ya no necesite.",
  QUOTA_DOCUMENTS:
    "Tiene {used} documentos de un máximo de {limit}. Elimine documentos o cursos que ya no necesite.",
  QUOTA_READING:
    "La lectura de sus documentos ha durado hoy {used} minutos; dispone de {limit} al día. Podrá subir más a partir del {until}.",
  QUOTA_COURSES: "Tiene {used} cursos de un máximo de {limit}. Elimine un curso que ya no necesite.",
  QUOTA_RUNS:
    "Hoy ha utilizado {used} de un máximo de {limit} creaciones. Podrá continuar a partir del {until}.",
  QUOTA_TOKENS:
    "Ha agotado su cupo mensual del modelo de lenguaje: {used} de {limit} tokens. Podrá continuar a partir del {until}.",
  QUOTA_INSTALLATION:
    "Esta instalación ha alcanzado el límite fijado por su responsable: {used} de {limit}. Póngase en contacto con esa persona.",
  UPLOAD_OFFSET: "La subida ya continúa en otro lugar. Espere un momento o inténtelo de nuevo.",
  UPLOAD_STALLED:
    "Durante demasiado tiempo no han llegado datos. Lo recibido se conserva; continúe la subida.",
  UPLOAD_TOO_LONG: "El archivo es mayor de lo anunciado. Súbalo de nuevo.",
  EXERCISE_LIMIT:
    "Un paso puede tener como máximo {limit} ejercicios. Elimine o mueva uno antes de añadir otro.",
  STEP_LIMIT: "Un curso puede tener como máximo {limit} pasos. Elimine uno antes de añadir otro.",
  STREAM_LIMIT:
    "En este momento hay demasiadas vistas en directo abiertas. Cierre las páginas que no necesite o vuelva a intentarlo dentro de {seconds} segundos.",
  QUOTA_CONFIRM: "Si confirma su dirección de correo electrónico, dispondrá de más.",
};
