import type { interchange as source } from "../en/interchange.ts";

export const interchange: Record<keyof typeof source, string> = {
  link: "Weitergeben",
  title: "„{course}“ weitergeben",
  lead: "Nehmen Sie den Kurs mit: zum Lesen ohne Verbindung, in eine Lernplattform oder zu Menschen, die diese Website nicht nutzen. Die Datei enthält den Kurs, wie er jetzt ist; spätere Änderungen erreichen sie nicht.",
  pass_mark: "Bestehensgrenze",
  pass_mark_help:
    "Prozent der geprüften Fragen. Lassen Sie das Feld leer, wenn es genügt, den Kurs zu durchlaufen.",
  pass_mark_invalid: "Bitte geben Sie eine ganze Zahl von 1 bis 100 ein, oder lassen Sie das Feld leer.",
  figures: "Abbildungen",
  figures_full: "Wie sie sind",
  figures_small: "Kleiner (höchstens 1.000 Pixel)",
  figures_none: "Ohne Abbildungen",
  recordings: "Aufnahmen (Ton und Video)",
  recordings_true: "Mitnehmen, wo es geht",
  recordings_false: "Weglassen",
  answers_warning:
    "HTML, SCORM und cmi5 prüfen die Antworten selbst, also stehen die Lösungen in der Datei, und wer hineinsieht, kann sie finden. Für eine Prüfung lassen Sie den Kurs besser hier bearbeiten.",
  format_html: "Eine HTML-Datei",
  format_html_for:
    "Öffnet sich mit einem Doppelklick in jedem Browser, ohne Verbindung. Der Fortschritt bleibt in diesem Browser; Ergebnisse bekommen Sie nicht.",
  format_scorm12: "SCORM 1.2",
  format_scorm12_for:
    "Für fast jede Lernplattform: Moodle, ILIAS, OpenOlat, Canvas und andere. Meldet Status, Punktzahl und Antworten und macht dort weiter, wo man aufgehört hat.",
  format_scorm2004: "SCORM 2004 (4. Ausgabe)",
  format_scorm2004_for:
    "Für Plattformen, die danach fragen. Meldet „abgeschlossen“ und „bestanden“ getrennt. Im Zweifel nehmen Sie SCORM 1.2.",
  format_cmi5: "cmi5 (xAPI)",
  format_cmi5_for:
    "Für Plattformen mit einem Lernprotokoll (Learning Record Store). Meldet jede Antwort als xAPI-Aussage.",
  size: "etwa {size}",
  download: "Herunterladen",
  preparing: "Wird vorbereitet …",
  prepared: "Wird vorbereitet: {percent}",
  loaded: "{loaded} von etwa {size}",
  downloaded: "Die Datei ist gespeichert",
  failed: "Die Datei konnte nicht erstellt werden",
  losses: "Was nicht mitkommt",
  nothing_lost: "Alles kommt mit.",
  loss_figures_left_out_one: "Eine Abbildung entfällt; ihre Bildunterschrift bleibt.",
  loss_figures_left_out_other: "{count} Abbildungen entfallen; ihre Bildunterschriften bleiben.",
  loss_figures_small_one: "Eine Abbildung wird verkleinert.",
  loss_figures_small_other: "{count} Abbildungen werden verkleinert.",
  loss_figures_undescribed_one:
    "Eine Abbildung hat keine Beschreibung: Vorgelesen wird stattdessen ihre Bildunterschrift oder Seite.",
  loss_figures_undescribed_other:
    "{count} Abbildungen haben keine Beschreibung: Vorgelesen wird stattdessen ihre Bildunterschrift oder Seite.",
  loss_own_texts_one:
    "Eine Antwort vergleichen die Teilnehmenden selbst: Davon erfährt die Plattform nichts.",
  loss_own_texts_other:
    "{count} Antworten vergleichen die Teilnehmenden selbst: Davon erfährt die Plattform nichts.",
  empty_title: "Noch nichts weiterzugeben",
  empty_text: "Sobald der Kurs Lernschritte hat, können Sie ihn hier mitnehmen.",
  few_questions:
    "Für eine Bestehensgrenze braucht der Kurs mindestens {least} geprüfte Fragen; er hat {number}.",
  answers: "Lösungen in Büchern und Handzetteln",
  answers_true: "Am Ende",
  answers_false: "Weglassen",
  tells: "Enthält die Lösungen.",
  hides: "Ohne Lösungen.",
  format_epub: "EPUB",
  format_epub_for: "Ein Buch für E-Reader, Tablet und Telefon, mit Fragen zum Nachdenken.",
  format_pdf: "PDF",
  format_pdf_for: "Zum Drucken und Verteilen; ohne Lösungen ein Handzettel.",
  format_markdown: "Markdown mit course.json",
  format_markdown_for:
    "Für eine andere Installation, die daraus denselben Kurs macht, und um die Texte mit anderen Werkzeugen zu bearbeiten.",
  format_moodle: "Moodle-Fragen (XML)",
  format_moodle_for: "Die Fragen für die Fragensammlung von Moodle.",
  format_gift: "GIFT-Fragen",
  format_gift_for: "Die Fragen als einfacher Text, den viele Quizprogramme lesen.",
  loss_texts_left_out_one: "Nur die Fragen: Der Text eines Lernschritts entfällt.",
  loss_texts_left_out_other: "Nur die Fragen: Die Texte von {count} Lernschritten entfallen.",
  loss_media_left_out_one:
    "Eine Aufnahme (Ton oder Video) entfällt; wo Texte mitgehen, bleiben ihr Titel und ihr Wortlaut.",
  loss_media_left_out_other:
    "{count} Aufnahmen (Ton oder Video) entfallen; wo Texte mitgehen, bleiben Titel und Wortlaut.",
  format_docx: "Word-Dokument (DOCX)",
  format_docx_for:
    "Zum Bearbeiten und Drucken mit Word, Writer oder Pages; Überschriften, Tabellen, Abbildungen und Formeln bleiben solche.",
  format_qti: "QTI-2.1-Fragen",
  format_qti_for:
    "Die Fragen für Prüfungssysteme wie TAO, Inspera oder Ans: je Frage ein Item, dazu ein Test mit einem Abschnitt je Lernschritt.",
  format_cartridge: "Common Cartridge 1.1",
  format_cartridge_for:
    "Für Canvas, Moodle, Blackboard, Brightspace und andere: je Lernschritt eine Seite und ein Test. Bewertet wird auf der Plattform.",
  format_anki: "Anki-Karten",
  format_anki_for:
    "Fragen und Begriffe als Karteikarten zum Wiederholen. Eine spätere Fassung aktualisiert die Karten; der Lernstand bleibt.",
  loss_hints_left_out_one: "Ein Hinweis entfällt.",
  loss_hints_left_out_other: "{count} Hinweise entfallen.",
  loss_hand_marked_one: "Eine Antwort in eigenen Worten muss von Hand bewertet werden.",
  loss_hand_marked_other: "{count} Antworten in eigenen Worten müssen von Hand bewertet werden.",
  loss_split_questions_one: "Aus einer Zuordnung oder Reihenfolge wird je Eintrag eine Auswahlfrage.",
  loss_split_questions_other: "Aus {count} Zuordnungen oder Reihenfolgen wird je Eintrag eine Auswahlfrage.",
  loss_exact_numbers_one: "Bei einer Zahlenfrage gilt nur die genaue Zahl.",
  loss_exact_numbers_other: "Bei {count} Zahlenfragen gilt nur die genaue Zahl.",
};
