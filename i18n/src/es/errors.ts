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
  STEP_NOT_FOUND: "Este paso no existe o ya no existe.",
  QUESTION_MISSING: "Este paso no tiene pregunta.",
  EVALUATION_NOT_FOR_ANONYMOUS: "La evaluación personal es solo para participantes registrados.",
  COURSE_NOT_FINISHED: "La evaluación se abre cuando todos los pasos están terminados.",
  PROPOSAL_NOT_FOUND: "Esta propuesta ya no existe. Quizá alguien ya ha decidido sobre ella.",
  PROPOSAL_OPEN: "Ya se está escribiendo una nueva versión, o espera su decisión.",
  PROPOSAL_NOT_READY: "La nueva versión todavía no está terminada.",
  PROPOSAL_CONFLICT:
    "Lo que quiere sustituir se ha modificado entretanto. Compare las dos versiones y decida después.",
  MODEL_NEEDED:
    "Para esto hace falta un modelo de lenguaje, y aquí no hay ninguno configurado. Sin él, las nuevas versiones salen de las palabras de sus documentos, sin deseos.",
  upload_failed: "No se ha podido subir el archivo. Inténtelo de nuevo.",
  upload_too_large:
    "Este archivo es demasiado grande. Todos los documentos juntos pueden ocupar hasta {megabytes} MB.",
  QUOTA_BYTES:
    "Sus documentos ocupan {used} de {limit}; faltan todavía {lacking}. Elimine documentos o cursos que ya no necesite.",
  QUOTA_DOCUMENTS:
    "Tiene {used} documentos de un máximo de {limit}. Elimine documentos o cursos que ya no necesite.",
  QUOTA_COURSES: "Tiene {used} cursos de un máximo de {limit}. Elimine un curso que ya no necesite.",
  QUOTA_RUNS:
    "Hoy ha utilizado {used} de un máximo de {limit} creaciones. Podrá continuar a partir del {until}.",
  QUOTA_TOKENS:
    "Ha agotado su cupo mensual del modelo de lenguaje: {used} de {limit} tokens. Podrá continuar a partir del {until}.",
  QUOTA_INSTALLATION:
    "Esta instalación ha alcanzado el límite fijado por su responsable: {used} de {limit}. Póngase en contacto con esa persona.",
  QUOTA_CONFIRM: "Si confirma su dirección de correo electrónico, dispondrá de más.",
  UPLOAD_OFFSET: "La subida ya continúa en otro lugar. Espere un momento o inténtelo de nuevo.",
  UPLOAD_STALLED:
    "Durante demasiado tiempo no han llegado datos. Lo recibido se conserva; continúe la subida.",
  UPLOAD_TOO_LONG: "El archivo es mayor de lo anunciado. Súbalo de nuevo.",
  RESTART_LIMIT: "Límite alcanzado: máximo 3 reinicios al día.",
  HIGHLIGHT_LIMIT: "En este curso no caben más subrayados. Quite antes algunos.",
  CERTIFICATE_NOT_OFFERED: "Este curso no ofrece certificado.",
  QUESTION_CHANGED: "Esta pregunta se acaba de modificar. Vuelva a cargar la página y responda de nuevo.",
  STEP_CONFLICT: "Otra persona ha guardado este paso mientras tanto.",
  QUESTION_CONFLICT: "Otra persona ha guardado esta pregunta mientras tanto.",
  QUESTION_TEXT_MISSING: "El texto de la pregunta es obligatorio",
  QUESTION_OPTION_EMPTY: "Hay que rellenar todas las respuestas",
  QUESTION_NONE_RIGHT: "Se necesita al menos 1 respuesta correcta",
  image_too_large: "Esta imagen ocupa más de {megabytes} MB. Redúzcala, por favor.",
  image_unreadable: "No se puede leer esta imagen. Elija una imagen PNG o JPEG.",
  EMAIL_ALREADY_VERIFIED: "Su correo electrónico ya está confirmado.",
  INVALID_TOKEN: "Su sesión ha caducado. Inicie sesión de nuevo.",
  EMAIL_MISMATCH: "Este correo electrónico no es el de su cuenta.",
  GENERATION_FAILED: "No se ha podido enviar el correo. Inténtelo de nuevo más tarde.",
  PASSWORD_WRONG: "Su contraseña actual no es correcta.",
  EMAIL_UNCHANGED: "Este ya es su correo electrónico. Introduzca otro.",
  LINK_INVALID: "Este enlace no es válido o ha caducado. Solicite uno nuevo.",
  LINK_UNPROVEN:
    "Este enlace pertenece a una cuenta en la que no ha iniciado sesión aquí. Ábralo donde cambió la dirección o introduzca la contraseña de esa cuenta. Si no ha cambiado nada, cierre esta página: no ocurrirá nada.",
  COURSES_NOT_CONFIRMED:
    "También se eliminarían sus cursos y los resultados de sus participantes. Confírmelo, por favor.",
  LAST_ADMINISTRATOR: "Usted es el único administrador. Nombre antes a otro.",
  photo_too_large: "Esta foto es demasiado grande. Puede tener como máximo {megabytes} MB.",
  photo_type: "Solo se admiten JPG, PNG y WEBP.",
  photo_failed: "No se ha podido leer la foto. Elija otra.",
  REMINDER_INTERVAL_MISSING: "Elija al menos un intervalo para los recordatorios.",
  ACCESS_CONTRADICTORY: "Un curso no puede exigir registro y permitir a la vez la participación anónima.",
};
