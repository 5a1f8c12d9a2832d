import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Hola, {name}:",
  closing: "Un cordial saludo\n{brand}",
  confirm_subject: "Confirme su correo electrónico para {brand}",
  confirm_text:
    "Se ha registrado en {brand}. Confirme su correo electrónico con este enlace para poder continuar sus cursos más adelante y recibir sus resultados.",
  confirm_button: "Confirmar correo electrónico",
  confirm_ignore: "Si no se ha registrado usted, puede ignorar este mensaje.",
  started_subject: "{name} ha empezado «{course}»",
  started_text: "{name} ya participa en su curso «{course}».",
  completed_subject: "{name} ha terminado «{course}»",
  completed_text:
    "{name} ha terminado todos los pasos de su curso «{course}». Preguntas acertadas: {right} de {answered}.",
  completed_passed: "Se ha alcanzado la nota de corte del {percent} %.",
  completed_not_passed: "Todavía no se ha alcanzado la nota de corte del {percent} %.",
  analysis_title: "Resultado de cada paso:",
  result_right: "correcta",
  result_wrong: "no correcta",
  result_understood: "marcado como entendido",
  reminded_subject: "Se enviaron recordatorios de «{course}»",
  reminded_text: "El {date} enviamos recordatorios de su curso «{course}» a: {names}.",
  creator_button: "Ver los resultados",
  creator_settings: "En los ajustes del curso elige usted qué mensajes recibe.",
  greeting_unknown: "Hola:",
  notifications_ask_subject: "¿Podemos enviarle mensajes sobre un curso?",
  notifications_ask_text:
    "{creator} ha creado en {brand} el curso «{course}» y ha indicado su dirección para los mensajes correspondientes: quién empieza, quién termina, a quién se ha enviado un recordatorio.",
  notifications_ask_ignore:
    "Sin su consentimiento no enviamos nada. Si esto no le dice nada, simplemente ignore este correo; en la página también puede rechazar otras peticiones.",
  notifications_ask_button: "Aceptar o rechazar",
  notifications_off: "No recibir más mensajes sobre este curso",
  names_more: "{count} más",
  summary_subject: "Qué ha pasado en «{course}»",
  summary_text: "El {date} ocurrió en su curso «{course}» más de lo que cabía en mensajes sueltos:",
  summary_started: "Han empezado: {names}.",
  summary_completed: "Han terminado: {names}.",
  reminder_subject: "Su curso «{course}» le espera",
  reminder_text:
    "Ha empezado «{course}». Siga en el paso {position} de {total}: {step}. Su progreso está guardado.",
  reminder_button: "Seguir aprendiendo",
  reminder_off: "No recibir más recordatorios de este curso",
  certificate_title: "Certificado de finalización",
  certificate_completed: "ha terminado todos los pasos de este curso:",
  certificate_title_passed: "Certificado de aprovechamiento",
  certificate_passed: "ha aprobado este curso con al menos un {percent} % de respuestas acertadas:",
  certificate_date: "el {date}",
  certificate_verify: "Expedido a través de {brand}, número {code}. Puede comprobarse aquí:",
  share_description: "{steps} pasos, unos {minutes} minutos. Un curso de {creator}.",
  share_script: "Para hacer este curso, active JavaScript en su navegador.",
  email_change_subject: "Confirme su nuevo correo electrónico para {brand}",
  email_change_text:
    "Desea utilizar {email} para su cuenta de {brand} a partir de ahora. Confírmelo con este enlace en un plazo de 24 horas. Después se cerrará su sesión en todos los dispositivos y podrá iniciarla con la nueva dirección.",
  email_change_button: "Confirmar la nueva dirección",
  email_change_ignore: "Si no lo ha solicitado usted, puede ignorar este mensaje: no cambiará nada.",
  email_change_notice_subject: "Se va a cambiar su correo electrónico en {brand}",
  email_change_notice_text:
    "Alguien con la sesión iniciada en su cuenta ha pedido cambiar el correo electrónico a {email}. El cambio se hará efectivo cuando se abra el enlace enviado a esa dirección.",
  email_change_notice_warning:
    "Si no ha sido usted, cambie su contraseña de inmediato y cierre todas las demás sesiones en su perfil.",
  email_taken_subject: "Su correo electrónico en {brand}",
  email_taken_text:
    "Alguien quería utilizar {email} para otra cuenta de {brand}. Esta dirección ya tiene una cuenta, por lo que no se ha cambiado nada.",
  email_taken_advice:
    "Si ha sido usted, inicie sesión con esta dirección. De lo contrario, puede ignorar este mensaje.",
  email_changed_subject: "Se ha cambiado su correo electrónico en {brand}",
  email_changed_text:
    "El correo electrónico de su cuenta es ahora {email}. Se ha cerrado su sesión en todos los dispositivos.",
  email_changed_warning:
    "Si no ha sido usted, póngase en contacto cuanto antes con el responsable de {brand}.",
  recovery_subject: "Establezca una nueva contraseña para {brand}",
  recovery_text:
    "Con este enlace puede establecer una nueva contraseña en el plazo de una hora. Después se cerrará su sesión en todos los dispositivos.",
  recovery_button: "Establecer nueva contraseña",
  recovery_ignore: "Si no lo ha solicitado usted, puede ignorar este mensaje: su contraseña no cambia.",
  password_changed_subject: "Se ha cambiado su contraseña en {brand}",
  password_changed_text:
    "Se ha cambiado la contraseña de su cuenta y se ha cerrado la sesión en los demás dispositivos.",
  password_changed_warning:
    "Si no ha sido usted, establezca de inmediato una nueva contraseña: elija «Contraseña olvidada» en la página de inicio de sesión.",
  course_deleted_subject: "«{course}» se ha eliminado",
  course_deleted_text:
    "{email}, que gestionaba con usted su curso «{course}» en {brand}, lo ha eliminado con todos sus participantes, sus respuestas y estadísticas. No se puede deshacer.",
  course_deleted_advice:
    "¿No lo sabía? Compruebe en los ajustes de sus otros cursos quién los gestiona con usted y renueve sus contraseñas de gestión.",
  unproven_address: "{email} (dirección sin confirmar)",
  account_deleted_subject: "Su cuenta de {brand} se ha eliminado",
  account_deleted_text:
    "Su cuenta y todo lo que pertenecía a ella se han eliminado. Este es el último mensaje que le enviamos.",
  evaluation_subject: "Su resultado en «{course}»",
  evaluation_text: "Terminó «{course}» el {date}.",
  evaluation_score: "Preguntas corregidas acertadas: {right} de {questions}.",
  evaluation_none:
    "No ha respondido a las preguntas del curso, sino que ha marcado los pasos como entendidos.",
  evaluation_helped: "Correctas en el segundo intento: {helped}.",
  evaluation_exercises: "En los ejercicios, que no cuentan: {right} de {answered}.",
  evaluation_judged: "Respuestas comparadas por usted: {answered}; con todo o lo esencial: {right}.",
  evaluation_objectives_read: "Sin respuesta sobre ellos: {read}.",
  evaluation_open: "Sin respuesta: {open}.",
  evaluation_before: "La vez anterior fueron {right} de {questions}.",
  evaluation_passed: "Ha aprobado; hacía falta un {percent} %.",
  evaluation_not_passed: "Para aprobar hace falta un {percent} %; todavía no se ha alcanzado.",
  evaluation_left: "Intentos que le quedan: {left}.",
  evaluation_objectives: "Objetivos alcanzados: {reached} de {total}.",
  evaluation_objectives_again: "Todavía no seguros:",
  evaluation_certificate: "Encontrará su certificado en la evaluación.",
  evaluation_review: "Merece la pena volver a mirarlo:",
  evaluation_step: "Paso {position}: {title}",
  evaluation_button: "Ver la evaluación",
  certificate_understood: "ha marcado como entendidos todos los pasos de este curso:",
  certificate_passed_understood:
    "ha aprobado este curso ({percent} % necesario; los pasos marcados como entendidos contaban como respuestas acertadas):",
  certificate_reached: "Preguntas corregidas acertadas: {right} de {questions}",
  certificate_reached_part: "Preguntas corregidas respondidas: {answered} de {questions}; acertadas: {right}",
  certificate_reached_none: "No se respondió a las preguntas del curso.",
  due_subject: "Para repasar hoy: {due}",
  due_text: "Estas preguntas tocan hoy, justo antes de que olvide la respuesta:",
  due_course: "{course}: {due}",
  due_button: "Repasar ahora",
  due_off: "No recibir más correos cuando haya algo que repasar",
  confirm_course_subject: "Confirme su correo electrónico para «{course}»",
  confirm_course_text:
    "Participa en el curso «{course}» en {brand}. Confirme su correo electrónico con este enlace: así podrá seguir el curso más adelante y en otros dispositivos, y al final le enviaremos su resultado.",
  block_subject: "Su cuenta de {brand} se bloqueará pronto",
  block_text:
    "Su correo electrónico aún no está confirmado. Sin confirmación, su cuenta se bloqueará el {date}. Basta un clic en este enlace; su progreso se conserva.",
  reminder_subject_days: "¿Seguimos con «{course}»?",
  reminder_text_days:
    "«{course}» lleva tres días en pausa. El siguiente paso se hace enseguida: {step} ({position} de {total}).",
  reminder_subject_week: "Su sitio en «{course}» sigue ahí",
  reminder_text_week:
    "Hace una semana que no entra en «{course}». Todo está guardado; siga en el paso {position} de {total}: {step}. Este es el último recordatorio hasta que continúe.",
  entry_subject: "Su enlace para entrar en {brand}",
  entry_text: "Con este enlace entra una vez, sin contraseña. Es válido siete días.",
  entry_button: "Entrar",
  entry_ignore: "Si no lo ha solicitado usted, puede ignorar este mensaje.",
  certificate_mostly: "ha terminado todos los pasos de este curso, la mayoría solo marcados como entendidos:",
  certificate_judged:
    "Respuestas comparadas por la propia persona: {answered}; con todo o lo esencial: {right}",
  certificate_left: "Sin respuesta, solo marcadas como entendidas: {open} de {asked} preguntas",
  certificate_known: "De ellas, respondidas en una prueba inicial antes del curso: {known}",
  evaluation_known: "De ellas en la prueba inicial: {known}.",
  completed_known: "Pasos acreditados como sabidos en la prueba inicial: {known}.",
  result_known: "sabido, correcto en la prueba inicial",
  certificate_quiz: "Respuestas correctas en el cuestionario final: {right} de {questions}",
  evaluation_quiz: "Respuestas correctas en el cuestionario final: {right} de {questions}.",
  completed_quiz: "Respuestas correctas en el cuestionario final: {right} de {questions}.",
  reminder_text_quiz:
    "Ha completado todos los pasos de «{course}»; solo falta el cuestionario final. Su progreso está guardado.",
};
