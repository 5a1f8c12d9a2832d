import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Dieses Dokument ist mit einem Passwort geschützt. Bitte speichern Sie eine Kopie ohne Passwort und fügen Sie diese hinzu.",
  document_damaged:
    "Dieses Dokument ist beschädigt und lässt sich nicht öffnen. Bitte speichern Sie es in seinem Programm neu und versuchen Sie es noch einmal.",
  document_empty: "Diese Datei ist leer.",
  document_without_text:
    "Dieses Dokument enthält keinen lesbaren Text, vielleicht nur gescannte Seiten. Bitte führen Sie zuerst eine Texterkennung durch.",
  document_too_short:
    "Dieses Dokument enthält zu wenig Text für einen Kurs. Bitte fügen Sie eines mit mehr Text hinzu.",
  document_too_large: "Dieses Dokument ist zu groß, um gelesen zu werden.",
  document_type_unsupported: "Das ist kein PDF-, DOCX- oder TXT-Dokument.",
  document_language_unsupported:
    "Die Sprache dieses Dokuments wird nicht unterstützt. Kurse lassen sich aus deutschen, englischen, französischen, spanischen und italienischen Texten erstellen.",
  document_too_complex:
    "Dieses Dokument ist zu umfangreich aufgebaut, um es sicher zu lesen. Bitte teilen Sie es auf oder speichern Sie es als einfacheres PDF.",
  part_damaged: "Die Seiten {pages} sind beschädigt und wurden ausgelassen.",
  pages_without_text: "Die Seiten {pages} enthalten keinen lesbaren Text, zum Beispiel nur Bilder.",
  encoding_guessed: "Der Zeichensatz wurde geschätzt ({encoding}). Bitte prüfen Sie Umlaute und Akzente.",
  control_characters_removed: "Unsichtbare Steuerzeichen wurden entfernt.",
  other_language_parts: "Etwa {percent} % des Textes sind in einer anderen Sprache.",
  macros_ignored: "Makros im Dokument wurden nicht beachtet.",
  copying_not_permitted:
    "Der Autor hat das Kopieren dieses Dokuments untersagt. Bitte stellen Sie sicher, dass Sie es verwenden dürfen.",
  text_hidden_removed: "Verborgener Text wurde ausgelassen.",
};
