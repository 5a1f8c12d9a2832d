import type { offline as source } from "../en/offline.ts";

export const offline: Record<keyof typeof source, string> = {
  no_connection: "No tiene conexión. Ve lo que está guardado en este dispositivo.",
  new_version: "Hay una nueva versión de esta página. Sus respuestas y borradores se conservan.",
  load_new_version: "Volver a cargar ahora",
  title: "Aprender sin conexión",
  save: "Guardar en este dispositivo",
  save_text:
    "Todos los pasos, sus figuras y los pasajes de sus fuentes quedan en este dispositivo, por ejemplo para el tren. Lo que haga se envía en cuanto vuelva a tener conexión.",
  saving: "Pasos guardados: {done} de {total}, {size} hasta ahora",
  cancel: "Cancelar",
  saved: "Guardado en este dispositivo",
  saved_text: "Todos los pasos ({steps}) con sus figuras, {size}. Versión del {date}.",
  recordings_one: "Una grabación sigue necesitando conexión.",
  recordings_other: "{number} grabaciones siguen necesitando conexión.",
  outdated: "El curso ha cambiado desde entonces.",
  refresh: "Actualizar",
  remove: "Quitar de este dispositivo",
  removed: "El curso ya no está guardado en este dispositivo",
  failed: "No se ha podido guardar el curso",
  failed_space: "No hay espacio suficiente en este dispositivo. Libere un poco y vuelva a intentarlo.",
  signing_out: "Al cerrar la sesión, el curso se quita de este dispositivo.",
};
