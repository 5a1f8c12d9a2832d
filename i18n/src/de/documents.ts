import type { documents as source } from "../en/documents.ts";

export const documents: Record<keyof typeof source, string> = {
  document_password_protected:
    "Dieses Dokument ist mit einem Passwort geschützt. Bitte speichern Sie es ohne Passwort und laden Sie es erneut hoch.",
  document_damaged:
    "Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte speichern oder exportieren Sie sie noch einmal und laden Sie die neue Datei hoch.",
  document_empty: "Diese Datei ist leer. Bitte prüfen Sie, ob Sie die richtige ausgewählt haben.",
  document_without_text:
    "Es wurde kein lesbarer Text gefunden, vielleicht weil die Seiten als Bilder eingescannt wurden. Bitte laden Sie eine Fassung hoch, deren Text sich markieren lässt.",
  document_too_short_one:
    "Dieses Dokument ist zu kurz für einen Kurs: Es hat {words} Wort, nötig sind mindestens {minimum}. Bitte fügen Sie weiteres Material hinzu.",
  document_too_short_other:
    "Dieses Dokument ist zu kurz für einen Kurs: Es hat {words} Wörter, nötig sind mindestens {minimum}. Bitte fügen Sie weiteres Material hinzu.",
  document_too_large:
    "Dieses Dokument ist zu groß. Bitte teilen Sie es auf oder wählen Sie den wichtigen Teil aus.",
  document_type_unsupported:
    "Dieser Dateityp kann nicht gelesen werden. Bitte laden Sie eine PDF-Datei, ein Word-Dokument (DOCX) oder eine Textdatei (TXT) hoch. Möglich sind auch PPTX, ODT, EPUB, HTML, Markdown, Untertitel (SRT, VTT) und SCORM-Pakete (ZIP).",
  document_language_unsupported:
    "Die Sprache dieses Dokuments wird nicht unterstützt. Kurse lassen sich aus deutschen, englischen, französischen, spanischen und italienischen Dokumenten erstellen.",
  document_too_complex:
    "Das Lesen dieses Dokuments hat zu lange gedauert oder zu viel Speicher gebraucht. Bitte teilen Sie es auf oder speichern Sie es in einfacherer Form.",
  reading_time_spent:
    "Die Zeit zum Lesen von Dokumenten ist für heute aufgebraucht, deshalb wurde dieses nicht gelesen. Bitte laden Sie es morgen noch einmal hoch.",
  file_incomplete_one:
    "Die Datei ist unvollständig, zum Beispiel weil das Speichern abgebrochen wurde. {read} Seite konnte gelesen werden. Laden Sie die vollständige Datei hoch, wenn Sie sie haben.",
  file_incomplete_other:
    "Die Datei ist unvollständig, zum Beispiel weil das Speichern abgebrochen wurde. {read} Seiten konnten gelesen werden. Laden Sie die vollständige Datei hoch, wenn Sie sie haben.",
  rest_damaged:
    "Der Rest des Dokuments ist beschädigt. Gelesen wurde es bis „… {last}“. Laden Sie eine unbeschädigte Datei hoch, wenn Sie sie haben.",
  part_damaged_one: "Seite {pages} ist beschädigt und wurde ausgelassen.",
  part_damaged_other: "Die Seiten {pages} sind beschädigt und wurden ausgelassen.",
  chapters_damaged_one: "Ein Kapitel ist beschädigt und wurde ausgelassen.",
  chapters_damaged_other: "{count} Kapitel sind beschädigt und wurden ausgelassen.",
  pages_without_text_one: "Seite {pages} enthält keinen lesbaren Text, zum Beispiel nur ein Bild.",
  pages_without_text_other: "Die Seiten {pages} enthalten keinen lesbaren Text, zum Beispiel nur Bilder.",
  encoding_guessed:
    "Die Zeichenkodierung wurde als {encoding} erkannt. Bitte prüfen Sie, ob Umlaute und Akzente stimmen.",
  encoding_guessed_words:
    "Die Zeichenkodierung wurde als {encoding} erkannt. Bitte prüfen Sie, ob diese Wörter stimmen: {words}.",
  control_characters_removed: "Unsichtbare Steuerzeichen wurden entfernt.",
  other_language_parts: "Etwa {percent} % des Textes sind in einer anderen Sprache.",
  macros_ignored: "Dieses Dokument enthält Makros. Sie wurden nicht beachtet.",
  copying_not_permitted:
    "Wer dieses PDF erstellt hat, hat das Kopieren eingeschränkt. Bitte stellen Sie sicher, dass Sie es für einen Kurs verwenden dürfen.",
  text_hidden_removed: "Verborgener Text wurde ausgelassen.",
  text_recognised_one:
    "Seite {pages} ist ein Bild. Ihr Text wurde automatisch erkannt (Sicherheit etwa {percent} %). Bitte prüfen Sie im Kurs, ob Wörter falsch gelesen wurden.",
  text_recognised_other:
    "Die Seiten {pages} sind Bilder. Ihr Text wurde automatisch erkannt (Sicherheit etwa {percent} %). Bitte prüfen Sie im Kurs, ob Wörter falsch gelesen wurden.",
  scanned_pages_unread_one:
    "Seite {pages} ist ein Bild und wurde nicht mehr gelesen, weil dieses Dokument zu viele eingescannte Seiten hat. Teilen Sie es auf, damit auch sie gelesen wird.",
  scanned_pages_unread_other:
    "Die Seiten {pages} sind Bilder und wurden nicht mehr gelesen, weil dieses Dokument zu viele eingescannte Seiten hat. Teilen Sie es auf, damit auch sie gelesen werden.",
  navigation_left_out: "Navigation, Kopf- und Fußbereich der Seite wurden ausgelassen.",
  pictures_outside_one:
    "Ein Bild liegt außerhalb der Datei und wurde nicht übernommen. Bilder werden nie aus dem Netz geladen.",
  pictures_outside_other:
    "{count} Bilder liegen außerhalb der Datei und wurden nicht übernommen. Bilder werden nie aus dem Netz geladen.",
  slides_hidden_one: "Folie {pages} ist in der Präsentation ausgeblendet und wurde ausgelassen.",
  slides_hidden_other: "Die Folien {pages} sind in der Präsentation ausgeblendet und wurden ausgelassen.",
};
