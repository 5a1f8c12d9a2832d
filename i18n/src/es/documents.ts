import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Este documento está protegido con contraseña. Guárdelo sin contraseña y vuelva a subirlo.",
  document_damaged:
    "Este archivo está dañado y no se puede abrir. Guárdelo o expórtelo de nuevo y suba el archivo nuevo.",
  document_empty: "Este archivo está vacío. Compruebe que ha elegido el correcto.",
  document_without_text:
    "No se ha encontrado texto legible, quizá porque las páginas se escanearon como imágenes. Suba una versión cuyo texto se pueda seleccionar.",
  document_too_short_one:
    "Este documento es demasiado corto para un curso: tiene {words} palabra y se necesitan al menos {minimum}. Añada más material.",
  document_too_short_other:
    "Este documento es demasiado corto para un curso: tiene {words} palabras y se necesitan al menos {minimum}. Añada más material.",
  document_too_large: "Este documento es demasiado grande. Divídalo o elija la parte que interesa.",
  document_type_unsupported:
    "Este tipo de archivo no se puede leer. Suba un PDF, un documento de Word (DOCX) o un archivo de texto (TXT). También se pueden leer PPTX, ODT, EPUB, HTML, Markdown, subtítulos (SRT, VTT) y paquetes SCORM (ZIP).",
  document_language_unsupported:
    "El idioma de este documento no es compatible. Los cursos pueden crearse a partir de documentos en alemán, inglés, francés, español e italiano.",
  document_too_complex:
    "La lectura de este documento ha tardado demasiado o ha necesitado demasiada memoria. Divídalo o guárdelo en una forma más sencilla.",
  reading_time_spent:
    "El tiempo para leer documentos se ha agotado por hoy, por lo que este no se ha leído. Vuelva a subirlo mañana.",
  file_incomplete_one:
    "El archivo está incompleto, por ejemplo porque se interrumpió al guardarlo. Se ha podido leer {read} página. Suba el archivo completo si lo tiene.",
  file_incomplete_other:
    "El archivo está incompleto, por ejemplo porque se interrumpió al guardarlo. Se han podido leer {read} páginas. Suba el archivo completo si lo tiene.",
  rest_damaged:
    "El resto del documento está dañado. Se ha leído hasta «… {last}». Suba un archivo intacto si lo tiene.",
  part_damaged_one: "La página {pages} está dañada y se ha omitido.",
  part_damaged_other: "Las páginas {pages} están dañadas y se han omitido.",
  chapters_damaged_one: "Un capítulo está dañado y se ha omitido.",
  chapters_damaged_other: "{count} capítulos están dañados y se han omitido.",
  pages_without_text_one: "La página {pages} no contiene texto legible, por ejemplo, solo una imagen.",
  pages_without_text_other: "Las páginas {pages} no contienen texto legible, por ejemplo, solo imágenes.",
  encoding_guessed: "Se ha reconocido la codificación {encoding}. Compruebe que las tildes son correctas.",
  encoding_guessed_words:
    "Se ha reconocido la codificación {encoding}. Compruebe que estas palabras son correctas: {words}.",
  control_characters_removed: "Se han quitado caracteres de control invisibles.",
  other_language_parts: "Cerca del {percent} % del texto está en otro idioma.",
  macros_ignored: "Este documento contiene macros. Se han ignorado.",
  copying_not_permitted:
    "El autor de este PDF ha restringido la copia. Asegúrese de que puede utilizarlo para un curso.",
  text_hidden_removed: "Se ha omitido el texto oculto.",
  text_recognised_one:
    "La página {pages} es una imagen. Su texto se ha reconocido automáticamente (fiabilidad aproximada: {percent} %). Compruebe en el curso que no haya palabras mal leídas.",
  text_recognised_other:
    "Las páginas {pages} son imágenes. Su texto se ha reconocido automáticamente (fiabilidad aproximada: {percent} %). Compruebe en el curso que no haya palabras mal leídas.",
  scanned_pages_unread_one:
    "La página {pages} es una imagen y ya no se ha leído, porque este documento tiene demasiadas páginas escaneadas. Divídalo para que se lea también.",
  scanned_pages_unread_other:
    "Las páginas {pages} son imágenes y ya no se han leído, porque este documento tiene demasiadas páginas escaneadas. Divídalo para que se lean también.",
  navigation_left_out: "Se han omitido la navegación, el encabezado y el pie de la página.",
  pictures_outside_one:
    "Una imagen no está en el archivo y se ha omitido. Las imágenes nunca se cargan de Internet.",
  pictures_outside_other:
    "{count} imágenes no están en el archivo y se han omitido. Las imágenes nunca se cargan de Internet.",
  slides_hidden_one: "La diapositiva {pages} está oculta en la presentación y se ha omitido.",
  slides_hidden_other: "Las diapositivas {pages} están ocultas en la presentación y se han omitido.",
};
