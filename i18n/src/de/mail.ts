import type { mail as source } from "../en/mail.ts";

export const mail: Record<keyof typeof source, string> = {
  greeting: "Guten Tag {name},",
  closing: "Freundliche Grüße\n{brand}",
  confirm_subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse für {brand}",
  confirm_text:
    "Sie haben sich bei {brand} registriert. Bitte bestätigen Sie über diesen Link Ihre E-Mail-Adresse, damit Sie Ihre Kurse später fortsetzen können und Ihre Ergebnisse erhalten.",
  confirm_button: "E-Mail-Adresse bestätigen",
  confirm_ignore: "Falls Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.",
  started_subject: "{name} hat mit „{course}“ begonnen",
  started_text: "{name} nimmt jetzt an Ihrem Kurs „{course}“ teil.",
  completed_subject: "{name} hat „{course}“ abgeschlossen",
  completed_text:
    "{name} hat alle Lernschritte Ihres Kurses „{course}“ abgeschlossen. Richtig beantwortete Fragen: {right} von {answered}.",
  completed_passed: "Die Bestehensgrenze von {percent} % ist erreicht.",
  completed_not_passed: "Die Bestehensgrenze von {percent} % ist noch nicht erreicht.",
  analysis_title: "Ergebnis je Lernschritt:",
  result_right: "richtig",
  result_wrong: "nicht richtig",
  result_understood: "als verstanden markiert",
  reminded_subject: "Erinnerungen zu „{course}“ versendet",
  reminded_text: "Am {date} haben wir an Ihren Kurs „{course}“ erinnert: {names}.",
  creator_button: "Ergebnisse ansehen",
  creator_settings: "Welche Nachrichten Sie erhalten, legen Sie in den Einstellungen des Kurses fest.",
  greeting_unknown: "Guten Tag,",
  notifications_ask_subject: "Dürfen Nachrichten zu einem Kurs an Sie gehen?",
  notifications_ask_text:
    "{creator} hat bei {brand} den Kurs „{course}“ angelegt und Ihre Adresse für die Nachrichten dazu angegeben: wer beginnt, wer abschließt, wer erinnert wurde.",
  notifications_ask_ignore:
    "Ohne Ihre Zustimmung schicken wir nichts. Falls Sie damit nichts anfangen können, ignorieren Sie diese E-Mail einfach; auf der Seite können Sie auch weitere Anfragen ablehnen.",
  notifications_ask_button: "Zustimmen oder ablehnen",
  notifications_off: "Keine Nachrichten mehr zu diesem Kurs",
  names_more: "{count} weitere",
  summary_subject: "Was sich in „{course}“ getan hat",
  summary_text:
    "Am {date} ist in Ihrem Kurs „{course}“ mehr geschehen, als einzelne Nachrichten lesbar machten:",
  summary_started: "Begonnen haben: {names}.",
  summary_completed: "Abgeschlossen haben: {names}.",
  reminder_subject: "Ihr Kurs „{course}“ wartet auf Sie",
  reminder_text:
    "Sie haben „{course}“ begonnen. Weiter geht es bei Lernschritt {position} von {total}: {step}. Ihr Fortschritt ist gespeichert.",
  reminder_button: "Weiterlernen",
  reminder_off: "Keine Erinnerungen mehr an diesen Kurs",
  certificate_title: "Teilnahmebescheinigung",
  certificate_completed: "hat alle Lernschritte dieses Kurses abgeschlossen:",
  certificate_title_passed: "Leistungsnachweis",
  certificate_passed: "hat diesen Kurs mit mindestens {percent} % richtigen Antworten bestanden:",
  certificate_date: "am {date}",
  certificate_verify: "Ausgestellt über {brand}, Nummer {code}. Die Echtheit lässt sich hier prüfen:",
  share_description: "{steps} Lernschritte, etwa {minutes} Minuten. Ein Kurs von {creator}.",
  share_script: "Um an diesem Kurs teilzunehmen, schalten Sie bitte JavaScript in Ihrem Browser ein.",
  email_change_subject: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse für {brand}",
  email_change_text:
    "Sie möchten für Ihr Konto bei {brand} künftig {email} verwenden. Bitte bestätigen Sie das innerhalb von 24 Stunden über diesen Link. Danach werden Sie auf allen Geräten abgemeldet und melden sich mit der neuen Adresse an.",
  email_change_button: "Neue Adresse bestätigen",
  email_change_ignore:
    "Falls Sie das nicht veranlasst haben, können Sie diese E-Mail ignorieren; es ändert sich dann nichts.",
  email_change_notice_subject: "Ihre E-Mail-Adresse bei {brand} soll geändert werden",
  email_change_notice_text:
    "jemand, der in Ihrem Konto angemeldet ist, möchte dessen E-Mail-Adresse auf {email} ändern. Die Änderung gilt, sobald der dorthin gesendete Link geöffnet wird.",
  email_change_notice_warning:
    "Falls Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort und beenden Sie in Ihrem Profil alle anderen Sitzungen.",
  email_taken_subject: "Ihre E-Mail-Adresse bei {brand}",
  email_taken_text:
    "jemand wollte {email} für ein anderes Konto bei {brand} verwenden. Zu dieser Adresse gibt es bereits ein Konto, deshalb wurde nichts geändert.",
  email_taken_advice:
    "Falls Sie das waren, melden Sie sich bitte mit dieser Adresse an. Andernfalls können Sie diese E-Mail ignorieren.",
  email_changed_subject: "Ihre E-Mail-Adresse bei {brand} wurde geändert",
  email_changed_text:
    "die E-Mail-Adresse Ihres Kontos lautet jetzt {email}. Sie wurden auf allen Geräten abgemeldet.",
  email_changed_warning:
    "Falls Sie das nicht waren, wenden Sie sich bitte umgehend an den Betreiber von {brand}.",
  recovery_subject: "Neues Passwort für {brand} festlegen",
  recovery_text:
    "über diesen Link können Sie innerhalb einer Stunde ein neues Passwort festlegen. Danach werden Sie auf allen Geräten abgemeldet.",
  recovery_button: "Neues Passwort festlegen",
  recovery_ignore:
    "Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren; Ihr Passwort bleibt unverändert.",
  password_changed_subject: "Ihr Passwort bei {brand} wurde geändert",
  password_changed_text: "das Passwort Ihres Kontos wurde geändert; andere Geräte wurden abgemeldet.",
  password_changed_warning:
    "Falls Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest: Wählen Sie auf der Anmeldeseite „Passwort vergessen“.",
  course_deleted_subject: "„{course}“ wurde gelöscht",
  course_deleted_text:
    "{email} hat Ihren Kurs „{course}“ bei {brand} mitverwaltet und ihn nun gelöscht, mit allen Teilnehmenden, Antworten und Statistiken. Das lässt sich nicht rückgängig machen.",
  course_deleted_advice:
    "Sie wussten nichts davon? Prüfen Sie in den Einstellungen Ihrer anderen Kurse, wer sie mitverwaltet, und erneuern Sie deren Admin-Passwörter.",
  unproven_address: "{email} (Adresse nicht bestätigt)",
  account_deleted_subject: "Ihr Konto bei {brand} wurde gelöscht",
  account_deleted_text:
    "Ihr Konto und alles, was dazu gehörte, wurde gelöscht. Dies ist die letzte Nachricht, die Sie von uns erhalten.",
  evaluation_subject: "Ihr Ergebnis in „{course}“",
  evaluation_text: "Sie haben „{course}“ am {date} abgeschlossen.",
  evaluation_score: "Geprüfte Fragen richtig beantwortet: {right} von {questions}.",
  evaluation_none:
    "Die Fragen des Kurses haben Sie nicht beantwortet, sondern die Lernschritte als verstanden markiert.",
  evaluation_helped: "Im zweiten Versuch richtig: {helped}.",
  evaluation_exercises: "In den Übungen, die nicht mitzählen: {right} von {answered} richtig.",
  evaluation_judged:
    "Selbst verglichene Antworten: {answered}, davon mit allem oder dem Wesentlichen: {right}.",
  evaluation_objectives_read: "Ohne Antwort dazu: {read}.",
  evaluation_open: "Ohne Antwort: {open}.",
  evaluation_before: "Beim vorigen Durchgang waren es {right} von {questions}.",
  evaluation_passed: "Sie haben bestanden; nötig waren {percent} %.",
  evaluation_not_passed: "Zum Bestehen sind {percent} % nötig; das ist noch nicht erreicht.",
  evaluation_left: "Versuche, die Ihnen bleiben: {left}.",
  evaluation_objectives: "Lernziele erreicht: {reached} von {total}.",
  evaluation_objectives_again: "Noch nicht sicher:",
  evaluation_certificate: "Ihre Bescheinigung finden Sie in der Auswertung.",
  evaluation_review: "Das lohnt einen zweiten Blick:",
  evaluation_step: "Lernschritt {position}: {title}",
  evaluation_button: "Zur Auswertung",
  certificate_understood: "hat alle Lernschritte dieses Kurses als verstanden markiert:",
  certificate_passed_understood:
    "hat diesen Kurs bestanden (nötig: {percent} %; als verstanden markierte Lernschritte zählten wie richtige Antworten):",
  certificate_reached: "Geprüfte Fragen richtig beantwortet: {right} von {questions}",
  certificate_reached_part: "Geprüfte Fragen beantwortet: {answered} von {questions}, davon richtig: {right}",
  certificate_reached_none: "Die Fragen des Kurses wurden nicht beantwortet.",
  due_subject: "Heute zu wiederholen: {due}",
  due_text: "Diese Fragen sind heute dran, kurz bevor Sie die Antwort vergessen:",
  due_course: "{course}: {due}",
  due_button: "Jetzt wiederholen",
  due_off: "Keine E-Mails mehr, wenn etwas fällig ist",
  confirm_course_subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse für „{course}“",
  confirm_course_text:
    "Sie nehmen bei {brand} am Kurs „{course}“ teil. Bitte bestätigen Sie über diesen Link Ihre E-Mail-Adresse: Dann können Sie den Kurs später und auf anderen Geräten fortsetzen, und am Ende schicken wir Ihnen Ihr Ergebnis.",
  block_subject: "Ihr Konto bei {brand} wird bald gesperrt",
  block_text:
    "Ihre E-Mail-Adresse ist noch nicht bestätigt. Ohne Bestätigung wird Ihr Konto am {date} gesperrt. Ein Klick auf diesen Link genügt; Ihr Fortschritt bleibt erhalten.",
  reminder_subject_days: "Weiter mit „{course}“?",
  reminder_text_days:
    "Seit drei Tagen ruht „{course}“. Der nächste Lernschritt ist schnell gemacht: {step} ({position} von {total}).",
  reminder_subject_week: "Ihr Platz in „{course}“ ist noch da",
  reminder_text_week:
    "Vor einer Woche waren Sie zuletzt in „{course}“. Alles ist gespeichert; weiter geht es bei Lernschritt {position} von {total}: {step}. Das ist die letzte Erinnerung, bis Sie weiterlernen.",
  entry_subject: "Ihr Link zum Anmelden bei {brand}",
  entry_text: "mit diesem Link melden Sie sich einmal an, ohne Passwort. Er gilt sieben Tage.",
  entry_button: "Anmelden",
  entry_ignore: "Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.",
  certificate_mostly:
    "hat alle Lernschritte dieses Kurses abgeschlossen, die meisten nur als verstanden markiert:",
  certificate_judged:
    "Selbst verglichene Antworten: {answered}, davon mit allem oder dem Wesentlichen: {right}",
  certificate_left: "Ohne Antwort, nur als verstanden markiert: {open} von {asked} Fragen",
  certificate_known: "Davon in einem Eingangstest vor dem Kurs beantwortet: {known}",
  evaluation_known: "Davon im Eingangstest: {known}.",
  completed_known: "Im Eingangstest als bekannt nachgewiesene Lernschritte: {known}.",
  result_known: "bekannt, im Eingangstest richtig",
  certificate_quiz: "Im Abschlussquiz richtig beantwortet: {right} von {questions}",
  evaluation_quiz: "Im Abschlussquiz richtig beantwortet: {right} von {questions}.",
  completed_quiz: "Im Abschlussquiz richtig beantwortet: {right} von {questions}.",
  reminder_text_quiz:
    "Sie haben alle Lernschritte von „{course}“ abgeschlossen; nur das Abschlussquiz fehlt noch. Ihr Fortschritt ist gespeichert.",
};
