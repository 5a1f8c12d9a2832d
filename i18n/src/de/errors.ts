import type { errors as source } from "../en/errors.ts";

export const errors: Record<keyof typeof source, string> = {
  UNAUTHORIZED: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
  FORBIDDEN: "Dazu haben Sie keine Berechtigung.",
  NOT_FOUND: "Das wurde nicht gefunden. Vielleicht wurde es gelöscht.",
  RATE_LIMITED_one: "Zu viele Versuche. Bitte versuchen Sie es in {seconds} Sekunde erneut.",
  RATE_LIMITED_other: "Zu viele Versuche. Bitte versuchen Sie es in {seconds} Sekunden erneut.",
  WORK_PREPARING: "Das wird schon für Sie vorbereitet. Bitte versuchen Sie es gleich noch einmal.",
  WORK_BUSY:
    "Gerade wird zu viel auf einmal verlangt. Bitte versuchen Sie es in einem Augenblick noch einmal.",
  WORK_TOO_LARGE:
    "Das ist zu umfangreich, um es auf einmal zu verarbeiten. Bitte teilen oder kürzen Sie den Inhalt.",
  BAD_REQUEST: "Einige Angaben sind nicht gültig. Bitte prüfen Sie die Felder.",
  DATABASE_UNAVAILABLE:
    "Unsere Datenbank antwortet gerade nicht. Bitte versuchen Sie es in einer Minute noch einmal; was gespeichert war, ist sicher.",
  STORAGE_UNAVAILABLE:
    "Der Speicher für Dateien antwortet gerade nicht oder ist voll. Bitte versuchen Sie es in einigen Minuten noch einmal; was gespeichert war, ist sicher.",
  INTERNAL_SERVER_ERROR: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.",
  NETWORK: "Keine Verbindung zum Server. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  COURSE_NOT_FOUND: "Dieser Kurs wurde nicht gefunden.",
  COURSE_UNAVAILABLE: "Dieser Kurs ist derzeit nicht verfügbar.",
  EXPORT_FAILED: "Die Datei konnte gerade nicht erstellt werden. Bitte versuchen Sie es noch einmal.",
  ADMIN_PASSWORD_ALREADY_SHOWN:
    "Das Verwaltungspasswort wurde bereits angezeigt und kann nicht noch einmal angezeigt werden.",
  ADMIN_PASSWORD_WRONG: "Dieses Verwaltungspasswort stimmt nicht. Bitte prüfen Sie die Eingabe.",
  DOCUMENT_NOT_READY: "Ein Dokument wird noch gelesen. Bitte warten Sie einen Moment.",
  MATERIAL_MISSING: "Bitte fügen Sie ein Dokument hinzu oder beschreiben Sie ein Lernziel.",
  MATERIAL_TOO_LARGE:
    "Die Dokumente sind zusammen größer als {megabytes} MB. Bitte entfernen Sie eines oder teilen Sie es auf.",
  GENERATION_NOT_RUNNING: "Dieser Kurs wird nicht mehr erstellt.",
  GENERATION_STILL_RUNNING: "Dieser Kurs wird noch erstellt. Bitte warten Sie, bis er fertig ist.",
  ENROLMENT_REQUIRED: "Bitte starten Sie zuerst den Kurs.",
  ANONYMOUS_NOT_ALLOWED: "Dieser Kurs kann nur mit Registrierung besucht werden.",
  EMAIL_NOT_CONFIRMED: "Bitte bestätigen Sie Ihre E-Mail-Adresse, um den Kurs fortzusetzen.",
  STEP_NOT_FOUND: "Diesen Lernschritt gibt es nicht oder nicht mehr.",
  QUESTION_MISSING: "Zu diesem Lernschritt gibt es keine Frage.",
  EVALUATION_NOT_FOR_ANONYMOUS: "Eine persönliche Auswertung gibt es nur für registrierte Teilnehmende.",
  COURSE_NOT_FINISHED: "Die Auswertung öffnet sich, sobald alle Lernschritte abgeschlossen sind.",
  upload_failed: "Das Hochladen hat nicht geklappt. Bitte versuchen Sie es erneut.",
  upload_too_large: "Diese Datei ist zu groß. Alle Dokumente zusammen dürfen höchstens {megabytes} MB haben.",
  COURSE_NOT_PASSED: "Die Bescheinigung gibt es für alle, die den Kurs bestanden haben.",
  ASKING_OFF: "In diesem Kurs ist das Fragen abgeschaltet.",
  ANSWER_UNAVAILABLE: "Gerade ist keine Antwort in Sätzen möglich; die Stellen stehen unten.",
  ATTEMPTS_USED: "Alle Versuche für diesen Kurs sind genutzt. Ihre Antworten können Sie weiterhin ansehen.",
  RESTART_LIMIT: "Limit erreicht: Max. 3 Resets pro Tag.",
  HIGHLIGHT_LIMIT: "Mehr Markierungen sind in diesem Kurs nicht möglich. Bitte entfernen Sie zuerst einige.",
  HIGHLIGHT_STEP_LIMIT:
    "Mehr Markierungen sind in diesem Lernschritt nicht möglich. Bitte entfernen Sie zuerst einige.",
  HIGHLIGHT_NOT_IN_STEP:
    "Diese Stelle steht so nicht mehr im Lernschritt. Bitte laden Sie die Seite neu und markieren Sie die Stelle noch einmal.",
  ANONYMOUS_FULL:
    "Ohne Konto lässt sich heute nichts mehr speichern. Bitte melden Sie sich an, oder versuchen Sie es morgen noch einmal.",
  CERTIFICATE_NOT_OFFERED: "Für diesen Kurs gibt es keine Teilnahmebescheinigung.",
  QUESTION_CHANGED:
    "Diese Frage wurde gerade geändert. Bitte laden Sie die Seite neu und antworten Sie noch einmal.",
  STEP_CONFLICT: "Jemand anderes hat diesen Lernschritt inzwischen gespeichert.",
  QUESTION_CONFLICT: "Jemand anderes hat diese Frage inzwischen gespeichert.",
  QUESTION_TEXT_MISSING: "Fragentext ist erforderlich",
  QUESTION_OPTIONS_TOO_FEW: "Eine Frage braucht mindestens zwei Antworten.",
  QUESTION_OPTION_EMPTY: "Alle Antwortfelder müssen ausgefüllt werden",
  QUESTION_OPTION_SAME: "Zwei Antworten lauten gleich. Bitte ändern Sie eine davon.",
  QUESTION_NONE_RIGHT: "Mindestens 1 richtige Antwort erforderlich",
  QUESTION_ANSWER_MISSING: "Geben Sie an, was die richtige Antwort ist.",
  QUESTION_PART_EMPTY: "Füllen Sie beide Seiten jedes Paares aus oder lassen Sie beide leer.",
  QUESTION_PARTS_TOO_FEW: "Geben Sie mindestens drei Teile an.",
  image_too_large: "Dieses Bild ist größer als {megabytes} MB. Bitte verkleinern Sie es.",
  image_unreadable: "Dieses Bild lässt sich nicht lesen. Bitte wählen Sie ein PNG- oder JPEG-Bild.",
  picture_pixels:
    "Dieses Bild hat zu viele Pixel: Möglich sind 50 Megapixel bei JPG, sonst 25. Bitte verkleinern Sie es oder speichern Sie es als JPG.",
  EMAIL_ALREADY_VERIFIED: "Ihre E-Mail-Adresse ist bereits bestätigt.",
  INVALID_TOKEN: "Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.",
  EMAIL_MISMATCH: "Diese E-Mail-Adresse gehört nicht zu Ihrem Konto.",
  GENERATION_FAILED: "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.",
  PASSWORD_WRONG: "Dieses Passwort stimmt nicht.",
  EMAIL_UNCHANGED: "Das ist bereits Ihre E-Mail-Adresse. Bitte geben Sie eine andere ein.",
  LINK_INVALID: "Dieser Link ist ungültig oder abgelaufen. Bitte lassen Sie sich einen neuen senden.",
  LINK_UNPROVEN:
    "Dieser Link gehört zu einem Konto, mit dem Sie hier nicht angemeldet sind. Öffnen Sie ihn dort, wo Sie die Adresse geändert haben, oder geben Sie das Passwort dieses Kontos ein. Haben Sie nichts geändert, schließen Sie diese Seite: Es geschieht nichts.",
  COURSES_NOT_CONFIRMED:
    "Auch Ihre Kurse und die Ergebnisse der Teilnehmenden würden gelöscht. Bitte bestätigen Sie das.",
  LAST_ADMINISTRATOR: "Sie sind der einzige Administrator. Bitte benennen Sie zuerst einen weiteren.",
  photo_too_large: "Dieses Foto ist zu groß. Es darf höchstens {megabytes} MB haben.",
  photo_type: "Möglich sind nur JPG, PNG und WEBP.",
  photo_failed: "Das Foto konnte nicht gelesen werden. Bitte wählen Sie ein anderes.",
  REMINDER_INTERVAL_MISSING: "Bitte wählen Sie mindestens einen Abstand für die Erinnerungen.",
  ACCESS_CONTRADICTORY:
    "Ein Kurs kann nicht zugleich Registrierung verlangen und anonyme Teilnahme erlauben.",
  ENTRY_TEST_CLOSED:
    "Der Eingangstest ist hier nicht offen: Er ist beendet, oder es sind schon Lernschritte erledigt.",
  CHAT_CHANGED:
    "Dieses Paket wurde inzwischen geändert, vielleicht in einem anderen Fenster. Bitte laden Sie die Seite neu; was Sie eingegeben haben, bleibt im Feld.",
  CHAT_NOTHING_TO_ASK:
    "Hier gibt es nichts zu fragen: Wählen Sie Lernschritte mit Text, oder warten Sie, bis Fragen da sind.",
  CHAT_TEXT_EDITED: "Dieser Text wurde seit dem Übernehmen im Editor geändert. Ändern Sie ihn dort weiter.",
  CHAT_PLAN_SIZE: "Die Anzahl der Lernschritte muss zwischen 10 und 50 liegen.",
  CHAT_PLAN_LATE:
    "In diesem Kurs sind schon Lernschritte geschrieben; ein Plan würde sie ersetzen. Ändern Sie die Lernschritte im Editor.",
  CHAT_LIMIT: "Dieser Kurs kann nicht mehr Pakete aufnehmen. Bitte entfernen Sie zuerst welche.",
  QUESTION_QUOTE_NOT_FOUND:
    "Diese Textstelle steht weder im Dokument noch im Text des Lernschritts. Wählen Sie eine Stelle aus dem Text.",
  QUESTION_TOO_LONG: "Ein Text dieser Frage ist zu lang. Bitte ändern Sie die Frage und kürzen Sie ihn.",
  CHAT_NOTHING_READ:
    "Darin steht nichts Neues, das als Antwort auf diesen Auftrag gelesen werden kann. Kopieren Sie die ganze Antwort Ihres Chats und fügen Sie sie noch einmal ein. Hat sie eine andere Form, bitten Sie ihn um die Form, die der Auftrag verlangt.",
  CHAT_REQUEST_PASTED:
    "Das ist der Auftrag selbst. Fügen Sie ihn in Ihren Chat ein und hier dann seine Antwort.",
  CHAT_EDITED_SINCE:
    "Diese Frage wurde seit dem Übernehmen im Editor geändert. Entfernen Sie sie dort, wenn Sie sie nicht mehr möchten.",
  QUIZ_CLOSED:
    "Das Abschlussquiz ist hier nicht offen: Es kommt, sobald alle Lernschritte abgeschlossen sind.",
  QUIZ_LIMIT:
    "Sie haben innerhalb von 24 Stunden drei Versuche im Quiz begonnen. Bitte versuchen Sie es morgen wieder.",
};
