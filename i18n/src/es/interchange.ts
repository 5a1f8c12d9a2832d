import type { interchange as source } from "../en/interchange.ts";

export const interchange: Record<keyof typeof source, string> = {
  link: "Exportar",
  title: "Exportar «{course}»",
  lead: "Llévese el curso: para leerlo sin conexión, a una plataforma de aprendizaje o a personas que no usan este sitio. El archivo contiene el curso tal como está ahora; los cambios posteriores no llegan a él.",
  pass_mark: "Nota de aprobado",
  pass_mark_help: "Porcentaje de las preguntas corregidas. Déjelo vacío si basta con recorrer el curso.",
  pass_mark_invalid: "Escriba un número entero del 1 al 100 o deje el campo vacío.",
  figures: "Figuras",
  figures_full: "Tal como están",
  figures_small: "Más pequeñas (1000 píxeles como máximo)",
  figures_none: "Sin figuras",
  recordings: "Grabaciones (audio y vídeo)",
  recordings_true: "Incluir si es posible",
  recordings_false: "Omitir",
  answers_warning:
    "HTML, SCORM y cmi5 corrigen las respuestas por sí mismos, así que las soluciones están en el archivo y quien mire dentro puede encontrarlas. Para un examen, haga que el curso se siga aquí.",
  format_html: "Un solo archivo HTML",
  format_html_for:
    "Se abre con doble clic en cualquier navegador, sin conexión. El progreso queda en ese navegador; usted no recibe resultados.",
  format_scorm12: "SCORM 1.2",
  format_scorm12_for:
    "Para casi cualquier plataforma: Moodle, ILIAS, OpenOlat, Canvas y otras. Comunica estado, puntuación y respuestas, y continúa donde se dejó.",
  format_scorm2004: "SCORM 2004 (4.ª edición)",
  format_scorm2004_for:
    "Para plataformas que lo piden. Distingue «completado» y «aprobado». En caso de duda, elija SCORM 1.2.",
  format_cmi5: "cmi5 (xAPI)",
  format_cmi5_for:
    "Para plataformas con un almacén de registros de aprendizaje (LRS). Comunica cada respuesta como declaración xAPI.",
  size: "unos {size}",
  download: "Descargar",
  preparing: "Se está preparando…",
  prepared: "Se está preparando: {percent}",
  loaded: "{loaded} de unos {size}",
  downloaded: "El archivo se ha guardado",
  failed: "No se pudo crear el archivo",
  losses: "Lo que no se incluye",
  nothing_lost: "Se incluye todo.",
  loss_figures_left_out_one: "Se omite una figura; su pie se mantiene.",
  loss_figures_left_out_other: "Se omiten {count} figuras; sus pies se mantienen.",
  loss_figures_small_one: "Se reduce una figura.",
  loss_figures_small_other: "Se reducen {count} figuras.",
  loss_figures_undescribed_one: "Una figura no tiene descripción: en su lugar se lee el pie o la página.",
  loss_figures_undescribed_other:
    "{count} figuras no tienen descripción: en su lugar se lee el pie o la página.",
  loss_own_texts_one:
    "Una respuesta la comparan los propios participantes: la plataforma no sabe nada de ella.",
  loss_own_texts_other:
    "{count} respuestas las comparan los propios participantes: la plataforma no sabe nada de ellas.",
  empty_title: "Todavía no hay nada que compartir",
  empty_text: "En cuanto el curso tenga pasos, podrá llevárselo desde aquí.",
  few_questions:
    "Una nota de aprobado necesita preguntas corregidas: al menos {least}; este curso tiene {number}.",
  answers: "Soluciones en libros y hojas impresas",
  answers_true: "Al final",
  answers_false: "Sin ellas",
  tells: "Contiene las soluciones.",
  hides: "Sin soluciones.",
  format_epub: "EPUB",
  format_epub_for:
    "Un libro para lectores electrónicos, tabletas y teléfonos, con preguntas para reflexionar.",
  format_pdf: "PDF",
  format_pdf_for: "Para imprimir y repartir; sin soluciones, una hoja de trabajo.",
  format_markdown: "Markdown con course.json",
  format_markdown_for:
    "Para otra instalación, que hace con él el mismo curso, y para trabajar los textos con otras herramientas.",
  format_moodle: "Preguntas para Moodle (XML)",
  format_moodle_for: "Las preguntas para el banco de preguntas de Moodle.",
  format_gift: "Preguntas GIFT",
  format_gift_for: "Las preguntas como texto sencillo, que leen muchas herramientas de cuestionarios.",
  loss_texts_left_out_one: "Solo las preguntas: se omite el texto de un paso.",
  loss_texts_left_out_other: "Solo las preguntas: se omiten los textos de {count} pasos.",
  loss_media_left_out_one:
    "Se omite una grabación (audio o vídeo); donde van los textos, quedan su título y su transcripción.",
  loss_media_left_out_other:
    "Se omiten {count} grabaciones (audio o vídeo); donde van los textos, quedan sus títulos y transcripciones.",
  format_docx: "Documento de Word (DOCX)",
  format_docx_for:
    "Para editar e imprimir con Word, Writer o Pages: los títulos, las tablas, las figuras y las fórmulas se conservan como tales.",
  format_qti: "Preguntas QTI 2.1",
  format_qti_for:
    "Las preguntas para sistemas de evaluación como TAO, Inspera o Ans: un ítem por pregunta y un test con una sección por paso.",
  format_cartridge: "Common Cartridge 1.1",
  format_cartridge_for:
    "Para Canvas, Moodle, Blackboard, Brightspace y otras: una página y un cuestionario por paso. La plataforma califica.",
  format_anki: "Tarjetas de Anki",
  format_anki_for:
    "Las preguntas y los términos como tarjetas para repasar. Una versión posterior actualiza las tarjetas y conserva lo aprendido.",
  loss_hints_left_out_one: "Se omite una pista.",
  loss_hints_left_out_other: "Se omiten {count} pistas.",
  loss_hand_marked_one: "Una respuesta redactada debe corregirse a mano.",
  loss_hand_marked_other: "{count} respuestas redactadas deben corregirse a mano.",
  loss_split_questions_one:
    "Una pregunta de emparejar u ordenar se convierte en una pregunta de opción por cada elemento.",
  loss_split_questions_other:
    "{count} preguntas de emparejar u ordenar se convierten en preguntas de opción por cada elemento.",
  loss_exact_numbers_one: "Una pregunta numérica solo acepta el número exacto.",
  loss_exact_numbers_other: "{count} preguntas numéricas solo aceptan el número exacto.",
};
