import type { limits as source } from "../en/limits.ts";

export const limits: Record<keyof typeof source, string> = {
  QUOTA_BYTES:
    "Sus documentos ocupan {used} de {limit}; faltan todavía {lacking}. Elimine documentos o cursos que ya no necesite.",
  QUOTA_DOCUMENTS:
    "Tiene {used} documentos de un máximo de {limit}. Elimine documentos o cursos que ya no necesite.",
  QUOTA_READING:
    "La lectura de sus documentos ha durado hoy {used} min; dispone de {limit} al día. Podrá subir más a partir del {until}.",
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
  COURSE_TOO_LONG:
    "En conjunto, los pasos y ejercicios de este curso tendrían más de {limit} caracteres. Acorte o elimine algunos, o divida el curso.",
  STEP_LIMIT: "Un curso puede tener como máximo {limit} pasos. Elimine uno antes de añadir otro.",
  STREAM_LIMIT_one:
    "En este momento hay demasiadas vistas en directo abiertas. Cierre las páginas que no necesite o vuelva a intentarlo dentro de {seconds} segundo.",
  STREAM_LIMIT_other:
    "En este momento hay demasiadas vistas en directo abiertas. Cierre las páginas que no necesite o vuelva a intentarlo dentro de {seconds} segundos.",
  PLAN_NOT_WAITING:
    "Aquí no hay ningún plan en espera: el curso se está planificando, se está escribiendo o está terminado.",
  PLAN_NEEDS_MODEL:
    "Ya no hay ningún modelo de lenguaje configurado que pueda escribir según este plan. El plan se conserva; diríjase a la persona que gestiona esta instalación.",
  PLAN_CONFLICT: "Este plan se ha guardado entretanto en otro lugar. Revise las dos versiones, por favor.",
  PLAN_STEPS_RANGE:
    "El plan tiene {count} pasos; con este material deben ser como mínimo {minimum} y como máximo {maximum}.",
  PLAN_TITLE_LENGTH: "El paso {position} necesita un título de 1 a {maximum} caracteres.",
  PLAN_TITLES_SAME:
    "Los pasos {other} y {position} tienen el mismo título. Cambie uno de los dos, por favor.",
  PLAN_OBJECTIVES:
    "El paso {position} necesita de uno a {maximum} objetivos, cada uno de {longest} caracteres como máximo.",
  PLAN_MATERIAL:
    "En este plan faltaría algo de sus documentos o estaría repetido. Vuelva a cargar la página, por favor.",
  QUOTA_CONFIRM: "Si confirma su dirección de correo electrónico, dispondrá de más.",
  media_too_large: "Este archivo ocupa más de {megabytes} MB. Comprima o acorte la grabación, por favor.",
  media_unreadable:
    "Este archivo no es una grabación que se pueda leer. Se admiten MP3, M4A, AAC, OGG, WAV, MP4 y WebM.",
  media_codec:
    "No todos los navegadores pueden reproducir esta grabación. Guarde los vídeos como MP4 con H.264 y AAC o como WebM, y el sonido como MP3 o M4A.",
  CAPTIONS_UNREADABLE: "Estos subtítulos no son WebVTT. Elija otro archivo.",
  GOAL_NEEDS_MODEL:
    "Aquí no se puede escribir un curso a partir de un objetivo solo, porque para ello hace falta un modelo de lenguaje. Añada un documento o pida a quien administra esta instalación que configure un modelo.",
  MATERIAL_TOO_SHORT:
    "Su material tiene {words} palabras en total; un curso necesita al menos {minimum}. Añada más material.",
  STRUCTURE_TOO_FEW:
    "Un curso necesita al menos {minimum} pasos y este tiene {count}. Marque más secciones, divida un paso o añada material.",
  STRUCTURE_TOO_LITTLE:
    "Está marcado menos del {percent} % de su material. Marque más secciones o quite los documentos que no necesite.",
  STRUCTURE_MATERIAL:
    "El esquema ya no coincide con sus documentos. Vuelva a cargar la página; lo que ha marcado se conserva.",
  PASS_MARK_QUESTIONS:
    "Para fijar una nota de corte, el curso necesita al menos {least} preguntas que el programa corrija. Añada preguntas en el editor o elija que no haya nota de corte.",
  PROPOSAL_NOT_FOUND: "Esta propuesta ya no existe. Quizá alguien ya ha decidido sobre ella.",
  PROPOSAL_OPEN: "Ya se está escribiendo una nueva versión, o espera su decisión.",
  PROPOSAL_NOT_READY: "La nueva versión todavía no está terminada.",
  PROPOSAL_CONFLICT:
    "Lo que quiere sustituir se ha modificado entretanto. Compare las dos versiones y decida después.",
  MODEL_NEEDED:
    "Para esto hace falta un modelo de lenguaje, y aquí no hay ninguno configurado. Sin él, las nuevas versiones salen de las palabras de sus documentos, sin deseos.",
  import_damaged: "Este archivo no es un archivo comprimido que se pueda abrir, o está dañado.",
  import_no_course:
    "Este archivo comprimido no contiene ni un curso (course.json) ni un paquete con manifiesto.",
  import_unread:
    "Este archivo no se puede leer ni como curso ni como preguntas (lugar: {at}). Se admiten cursos de este producto, GIFT, Moodle XML, QTI 2 y Common Cartridge.",
  import_gift_line:
    "La línea {at} no se puede leer como pregunta. Deje una línea en blanco entre dos preguntas y ponga las respuestas de cada una entre llaves: { … }.",
  import_unsafe: "Este archivo se ha rechazado porque intenta salir de sí mismo ({at}).",
  import_unsupported:
    "Los paquetes {at} no se pueden importar. Exporte las preguntas como QTI, Moodle XML o GIFT, o añada el paquete como documento.",
  import_empty: "Este archivo no contiene preguntas ni páginas que se puedan incorporar.",
  import_newer: "Este curso procede de una versión más reciente. Actualice primero esta instalación.",
  import_invalid: "El archivo course.json no es como debería ({at}).",
  import_too_large: "Este archivo contiene demasiados datos para importarlo.",
  import_file_missing: "Falta una figura o una grabación en este archivo ({at}).",
  import_figure_unreadable: "No se puede leer una figura de este archivo.",
  import_recording_unreadable: "No se puede leer una grabación de este archivo.",
  REVIEW_CONFLICT: "Esto se ha modificado mientras tanto. Mire la versión actual, por favor.",
  STEP_CHANGED: "Este paso se ha modificado mientras tanto. Consulte su estado actual y vuelva a intentarlo.",
  STEP_TOO_LONG: "Juntos, estos pasos serían demasiado largos para uno solo. Acorte antes uno de los dos.",
};
