import type { errors as source } from "../en/errors.ts";

export const errors: Record<keyof typeof source, string> = {
  UNAUTHORIZED: "Su sesión ha caducado. Inicie sesión de nuevo.",
  FORBIDDEN: "No tiene permiso para hacer esto.",
  NOT_FOUND: "No se ha encontrado. Es posible que se haya eliminado.",
  RATE_LIMITED: "Demasiados intentos. Vuelva a intentarlo dentro de {seconds} segundos.",
  BAD_REQUEST: "Algunos datos no son válidos. Revise los campos.",
  DATABASE_UNAVAILABLE:
    "Nuestra base de datos no responde en este momento. Inténtelo de nuevo en un minuto; lo que estaba guardado está a salvo.",
  STORAGE_UNAVAILABLE:
    "El almacén de archivos no responde en este momento o está lleno. Inténtelo de nuevo en unos minutos; lo que estaba guardado está a salvo.",
  INTERNAL_SERVER_ERROR: "Algo ha fallado por nuestra parte. Vuelva a intentarlo en un momento.",
  NETWORK: "No hay conexión con el servidor. Compruebe su conexión e inténtelo de nuevo.",
  COURSE_NOT_FOUND: "No se ha encontrado este curso.",
  COURSE_UNAVAILABLE: "Este curso no está disponible en este momento.",
  ADMIN_PASSWORD_ALREADY_SHOWN: "La contraseña de gestión ya se mostró y no puede volver a mostrarse.",
  ADMIN_PASSWORD_WRONG: "Esta contraseña de gestión no es correcta. Compruébela e inténtelo de nuevo.",
  DOCUMENT_NOT_READY: "Todavía se está leyendo un documento. Espere un momento.",
  MATERIAL_MISSING: "Añada un documento o describa un objetivo de aprendizaje.",
  MATERIAL_TOO_LARGE: "Los documentos superan {megabytes} MB en total. Quite uno o divídalo.",
  GENERATION_NOT_RUNNING: "Este curso ya no se está creando.",
  GENERATION_STILL_RUNNING: "Este curso todavía se está creando. Espere a que termine.",
  ENROLMENT_REQUIRED: "Primero debe empezar el curso.",
  ANONYMOUS_NOT_ALLOWED: "Este curso solo puede realizarse con registro.",
  EMAIL_NOT_CONFIRMED: "Confirme su correo electrónico para continuar este curso.",
  STEP_NOT_FOUND: "Esta estación no existe o ya no existe.",
  QUESTION_MISSING: "Esta estación no tiene pregunta.",
  EVALUATION_NOT_FOR_ANONYMOUS: "La evaluación personal es solo para participantes registrados.",
  COURSE_NOT_FINISHED: "La evaluación se abre cuando todas las estaciones están terminadas.",
  upload_failed: "No se ha podido subir el archivo. Inténtelo de nuevo.",
  upload_too_large:
    "Este archivo es demasiado grande. Todos los documentos juntos pueden ocupar hasta {megabytes} MB.",
};
