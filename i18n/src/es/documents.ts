import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Este documento está protegido con una contraseña. Guarde una copia sin contraseña y añádala.",
  document_damaged:
    "Este documento está dañado y no se puede abrir. Guárdelo de nuevo en su programa e inténtelo otra vez.",
  document_empty: "Este archivo está vacío.",
  document_without_text:
    "Este documento no contiene texto legible, quizá solo páginas escaneadas. Aplique primero un reconocimiento de texto.",
  document_too_short: "Este documento tiene muy poco texto para un curso. Añada uno más largo.",
  document_too_large: "Este documento es demasiado grande para leerlo.",
  document_type_unsupported: "No es un documento PDF, DOCX o TXT.",
  document_language_unsupported:
    "El idioma de este documento no es compatible. Los cursos se crean a partir de textos en alemán, inglés, francés, español e italiano.",
  document_too_complex:
    "Este documento es demasiado complejo para leerlo con seguridad. Divídalo o guárdelo como un PDF más sencillo.",
  part_damaged: "Las páginas {pages} están dañadas y se han omitido.",
  pages_without_text: "Las páginas {pages} no contienen texto legible, por ejemplo, solo imágenes.",
  encoding_guessed: "El juego de caracteres se ha deducido ({encoding}). Compruebe las letras con tilde.",
  control_characters_removed: "Se han quitado caracteres de control invisibles.",
  other_language_parts: "Cerca del {percent} % del texto está en otro idioma.",
  macros_ignored: "No se han tenido en cuenta las macros del documento.",
  copying_not_permitted:
    "El autor no permite copiar este documento. Asegúrese de que tiene derecho a utilizarlo.",
  text_hidden_removed: "Se ha omitido el texto oculto.",
};
